/** The URL of the service worker; `undefined` if the page is served without it, as by `wings play`. */
export const offlineScript = (): string | undefined =>
  document.querySelector<HTMLMetaElement>("meta[name=offline]")?.content;
