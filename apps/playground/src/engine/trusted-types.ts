/**
 * Browsers with trusted types reject text as markup or as a script URL unless it comes from this policy. Only constants of
 * the page pass through it.
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
