export { everyField as default } from "@wings/test-kit/every-field";
