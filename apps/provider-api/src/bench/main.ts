import { benchAnswers } from "./answers.ts";
import { benchFindRecords } from "./find-records.ts";
import { benchForms } from "./forms.ts";
import { benchIndexing } from "./indexing.ts";
import { benchLists } from "./lists.ts";
import { benchOccupations } from "./occupations.ts";
import { benchRooms } from "./rooms.ts";
import { benchSearch } from "./search.ts";
import { benchTags } from "./tags.ts";

const benches = {
  benchLists,
  benchSearch,
  benchAnswers,
  benchOccupations,
  benchFindRecords,
  benchRooms,
  benchForms,
  benchIndexing,
  benchTags,
};
const wanted = process.argv[2];
const chosen = Object.entries(benches).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0)
  throw new Error(`There is no benchmark ${wanted}, but ${Object.keys(benches).join(", ")}.`);
for (const [, bench] of chosen)
  for await (const line of bench(process.env["TEST_POSTGRES_URL"])) console.log(line);
process.exit(0);
