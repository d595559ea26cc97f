/** The build turns it into a separate file. */
declare module "*.css";

/** What the build knows. */
interface ImportMeta {
  readonly env?: { readonly DEV: boolean };
}
