export { keptSecret } from "./kept-secret.ts";
export { startTestApi, type TestApi } from "@guildway/provider-api/testing";
export { signIn } from "./sign-in.ts";
export { startWorld, type World } from "./world.ts";
