import { HOST_LIMITS } from "@wings/core/host";

/** Characters of a reply. */
export const LONGEST_REPLY = 20_000_000;

/** The largest sizes of what a plugin says about itself. */
export interface DescriptionLimits {
  /** Characters of all of it. */
  readonly characters: number;
  readonly techniques: number;
  /** Characters of an id. */
  readonly id: number;
  /** Characters of a template. */
  readonly template: number;
}

/** For a host that shows it in little room. */
export const SMALL: DescriptionLimits = {
  characters: 200_000,
  techniques: 100,
  id: HOST_LIMITS.id,
  template: HOST_LIMITS.template,
};

/** For a host that limits memory and time instead. */
export const UNLIMITED: DescriptionLimits = {
  characters: Infinity,
  techniques: Infinity,
  id: Infinity,
  template: Infinity,
};
