export { type Answer, type RequestOptions, startTestApi, type TestApi } from "./test-api.ts";
export { openTestDatabase } from "./test-database.ts";
