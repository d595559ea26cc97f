export * from "@wings/core";
