import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { typesDocument } from "./types-document.ts";

writeFileSync(join(import.meta.dirname, "content-types.ts"), typesDocument());
