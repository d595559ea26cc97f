// The default theme with the fonts that the reader has: nothing is fetched from anywhere.
export { default } from "vitepress/theme-without-fonts";
