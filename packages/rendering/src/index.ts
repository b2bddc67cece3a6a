export { renderer } from "./renderer.tsx";
