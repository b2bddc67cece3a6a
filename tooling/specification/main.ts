import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../start/front-ends.ts";
import { specificationDocument } from "./specification-document.ts";

writeFileSync(join(root, "docs/specification.md"), specificationDocument());
