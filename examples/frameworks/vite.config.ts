import { svelte } from "@sveltejs/vite-plugin-svelte";
import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

/** Three small apps: `npm run dev`, then open `/react/`, `/vue/` or `/svelte/`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vue(), svelte()],
  build: {
    rolldownOptions: { input: ["react", "vue", "svelte"].map((name) => `${import.meta.dirname}/${name}/index.html`) },
  },
});
