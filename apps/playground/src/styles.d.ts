/** The build turns it into a file of its own. */
declare module "*.css";
