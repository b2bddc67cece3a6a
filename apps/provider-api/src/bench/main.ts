import { benchLists } from "./lists.ts";

for await (const line of benchLists(process.env["TEST_POSTGRES_URL"])) console.log(line);
process.exit(0);
