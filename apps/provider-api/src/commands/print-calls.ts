import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { callsDocument } from "./calls/calls-document.ts";

writeFileSync(join(import.meta.dirname, "../../../../docs/calls.md"), callsDocument());
