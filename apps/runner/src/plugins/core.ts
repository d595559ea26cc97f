// The whole core as a file of its own, for plugins that import one and have none beside them.
export * from "@wings/core";
