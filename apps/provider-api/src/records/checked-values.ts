import type { RecordDefinition } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { Caller } from "../access/caller.ts";
import { policyOf } from "../access/record-policies.ts";
import type { Database } from "../platform/database/schema.ts";
import { withOwnFiles } from "../files/check-file-fields.ts";
import { withCleanRichText } from "./clean-rich-text.ts";
import { checkIntegration } from "./check-integration.ts";
import { checkModules } from "./check-modules.ts";
import { checkDays, checkGroups } from "./check-program.ts";
import { namedAnew, refuseLeftBehind } from "./check-move.ts";
import { checkReferences } from "./check-references.ts";
import { checkWages } from "./check-wages.ts";
import { withKeptHistory } from "./history.ts";
import { keepFewSchedules } from "./keep-few-schedules.ts";
import { withPlace } from "./library-tree.ts";
import { refuseProgramAgain } from "./refuse-program-again.ts";
import { withAuthor } from "./resource-author.ts";
import { withOccupation } from "./plan-occupation.ts";

type Row = Record<string, unknown>;

/**
 * The values of a write as they are stored, over the record as it was: what they name is there and the organization's, as is what names them where they move,
 * modules show what is of their kind, their files are the writer's to name, a history is added to, rich text is clean, wages follow their rules and an
 * employer has few schedules of them, an organization has one training program of a code, whose groups name its competencies, an apprenticeship ends after it begins, a course's integration is no other organization's, an occupation's title is that of the data, whoever added a resource has their own name, and what stands in the library knows
 * its groups.
 */
export async function checkedValues(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  values: Row,
  before: Row,
  caller: Caller,
): Promise<Row> {
  const policy = policyOf(definition.type);
  const orgId = values[policy.organizationColumn] ?? before[policy.organizationColumn];
  await refuseLeftBehind(transaction, definition, values, before);
  const { named, known } = namedAnew(definition, values, before);
  await checkReferences(transaction, policy, named, known, orgId, caller);
  if (definition.type === "dashboards") await checkModules(transaction, named, known, orgId);
  if (definition.type === "wageSchedules") {
    await checkWages(transaction, values, before);
    await keepFewSchedules(transaction, values, before, caller);
  }
  if (definition.type === "apprenticeshipTemplates") {
    checkGroups(values, before);
    await refuseProgramAgain(transaction, values, before);
  }
  if (definition.type === "apprenticeships") checkDays(values, before);
  if (definition.table === "courses") await checkIntegration(transaction, named, known, orgId);
  const clean = withCleanRichText(definition, withKeptHistory(values, before, caller), before);
  const kept = await withOwnFiles(transaction, definition, clean, before, orgId, caller);
  switch (definition.type) {
    case "jobProfiles":
      return withOccupation(transaction, kept, before);
    case "resources":
      return withPlace(
        transaction,
        definition,
        await withAuthor(transaction, kept, before),
        before,
      );
    case "resourceGroups":
      return withPlace(transaction, definition, kept, before);
    default:
      return kept;
  }
}
