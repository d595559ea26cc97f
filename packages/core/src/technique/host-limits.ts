/** The largest sizes that hosts accept. A plugin that exceeds them could fill the memory or the page. */
export const HOST_LIMITS = {
  /** Characters of an id. Links contain ids. */
  id: 80,
  /** Characters of a message template, and of a message that is filled. */
  template: 2000,
  text: 4000,
  /** Characters of a finding as JSON. */
  finding: 50_000,
  /** Findings on one board. */
  findings: 20_000,
};
