/**
 * Browsers that know trusted types refuse, on this page, every text that would become markup or the address of a script,
 * unless it comes from here. Nothing comes from here but the page's own constants.
 */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

const PLAIN: Policy = { createHTML: (text) => text, createScriptURL: (text) => text };

const { trustedTypes } = globalThis as unknown as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};
const policy = trustedTypes?.createPolicy("wings", PLAIN) ?? PLAIN;

export const trustedMarkup = (text: string): string => policy.createHTML(text);
export const trustedScript = (address: URL | string): string => policy.createScriptURL(String(address));
