/** Names of patterns have an article, and names of methods have none. */
export const withArticle = (name: string): string =>
  /^(?:Pointing|Claiming|BUG\+.|3D Medusa|Sue de Coq|.*(?:Colors|Uniqueness|Placement))$/.test(name)
    ? name
    : `${/^(?:[AEIO]|[HLMS][\d-]|X[\dY-])/.test(name) ? "an" : "a"} ${name}`;
