type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Attributes that are false or undefined are left out. No text is ever read as markup. */
function make<T extends Element>(element: T, attributes: Attributes, children: readonly (Node | string)[]): T {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  element.append(...children);
  return element;
}

/** An element of HTML. */
export const html = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => make(document.createElement(tag), attributes, children);

/** An element of SVG. */
export const svg = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[K] => make(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
