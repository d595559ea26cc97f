/** The build turns it into a separate file. */
declare module "*.css";
