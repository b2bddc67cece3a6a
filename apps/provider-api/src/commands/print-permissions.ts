import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { permissionsDocument } from "./permissions/permissions-document.ts";

writeFileSync(join(import.meta.dirname, "../../../../docs/permissions.md"), permissionsDocument());
