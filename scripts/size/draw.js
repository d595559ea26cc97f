export * from "@wings/draw";
