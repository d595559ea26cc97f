// For the tests of packages that may not import a tool, such as the core.
export { fullGrid, random } from "@wings/testing";
