// The core as a module, for plugins that have none installed. It stands for both entries that a technique may import.
export * from "@wings/core";
export * from "@wings/core/author";
