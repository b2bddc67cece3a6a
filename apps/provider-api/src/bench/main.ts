import { benchLists } from "./lists.ts";
import { benchOccupations } from "./occupations.ts";
import { benchSearch } from "./search.ts";

for (const bench of [benchLists, benchSearch, benchOccupations])
  for await (const line of bench(process.env["TEST_POSTGRES_URL"])) console.log(line);
process.exit(0);
