// The core as a module, for plugins that have none installed.
export * from "@wings/core";
