/** The URL of the service worker; `undefined` if the page is served without it, as by `wings play` at a port that is used once. */
export const offlineScript = (): string | undefined =>
  document.querySelector<HTMLMetaElement>("meta[name=offline]")?.content;

/** Whether `wings play` serves the page: links to it work on this machine only. */
export const isLocalPage = (): boolean => offlineScript()?.endsWith("?local") ?? true;
