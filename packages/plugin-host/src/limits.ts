/** The largest sizes of what a plugin sends about itself and in reply. `HOST_LIMITS` of the core has those of its findings. */
export const LIMITS = {
  /** Characters of a description. */
  description: 200_000,
  /** Techniques of a plugin. */
  techniques: 100,
  /** Characters of a reply. */
  reply: 20_000_000,
};
