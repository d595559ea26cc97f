import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  globalIgnores([
    "**/dist/",
    "**/node_modules/",
    "**/coverage/",
    "docs/.vitepress/cache/",
    "examples/",
    "bench/data/",
    "templates/",
    "**/template/package/",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/consistent-type-exports": ["error", { fixMixedExportsWithInlineTypeSpecifier: true }],
      // An interface that joins another one of another package has no members of its own.
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // Numbers in messages are the rule here, not an accident.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      // Hot code walks typed arrays by index, and says `for` when it means it.
      "@typescript-eslint/prefer-for-of": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      // Input of third-party code is checked at run time, because types promise nothing.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // `this: void` is how an interface says that its functions may be taken off their object.
      "@typescript-eslint/no-invalid-void-type": ["error", { allowAsThisParameter: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `Record<never, never>` is how a technique without options says so.
      "@typescript-eslint/no-generated-empty-object-type": "off",
      // Boards are ASCII: spreading one is spreading its characters.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      // Nothing here is deprecated, no class is assigned, and there are no enums. These rules take a third of the run.
      "@typescript-eslint/no-deprecated": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-comparison": "off",
      // `for (;;)` and `while (true)` are how a search says that it leaves from inside.
      "no-constant-condition": ["error", { checkLoops: false }],
      "no-empty": ["error", { allowEmptyCatch: false }],
    },
  },
  {
    // What belongs together is one argument.
    files: ["packages/*/src/**/*.ts", "apps/*/src/**/*.{ts,tsx}"],
    rules: { "max-params": ["error", 5] },
  },
  {
    // Features of the page declare the fields of these interfaces.
    files: ["apps/playground/src/store/{actions,state}.ts"],
    rules: { "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "always" }] },
  },
  {
    // Kernels that call these functions some thousand times for each board: an object for each call takes longer.
    files: [
      // Rows of bits: which array, and where the row begins, for both.
      "packages/core/src/links/implications.ts",
      // Two nodes of a digit in a house: the positions of both.
      "packages/core/src/links/strong-links.ts",
      // A digit in a set: the positions of its cells.
      "packages/core/src/sets/als-digit-cells.ts",
    ],
    rules: { "max-params": ["error", 6] },
  },
  {
    // Tests hand over broken things on purpose, and the rules with types cost most of the run. A promise that nobody awaits
    // hides a failure.
    files: ["**/test/**/*.ts"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
    },
  },
  {
    files: ["**/*.js", "**/*.mjs"],
    languageOptions: {
      globals: {
        AbortController: "readonly",
        AbortSignal: "readonly",
        URL: "readonly",
        clearTimeout: "readonly",
        console: "readonly",
        performance: "readonly",
        process: "readonly",
        setTimeout: "readonly",
        structuredClone: "readonly",
      },
    },
  },
  {
    // These files contain functions that run in the browser.
    files: ["apps/playground/test/browser/*.mjs"],
    languageOptions: {
      globals: {
        InputEvent: "readonly",
        MutationObserver: "readonly",
        document: "readonly",
        localStorage: "readonly",
        location: "readonly",
        window: "readonly",
      },
    },
  },
);
