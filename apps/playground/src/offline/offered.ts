/** Where the script is that lets the page work offline; nothing where the page is served without it, as `wings play` does. */
export const offlineScript = (): string | undefined =>
  document.querySelector<HTMLMetaElement>("meta[name=offline]")?.content;
