export { startTestApi, type TestApi } from "@guildway/provider-api/testing";
