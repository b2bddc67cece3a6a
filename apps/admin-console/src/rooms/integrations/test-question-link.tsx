import type { RowOf } from "@guildway/api-client";
import type { integrations } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { buttonClass, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

/** Leads to where it is tried what the assistant answers. */
export function TestQuestionLink({ row }: { row: RowOf<typeof integrations> }) {
  const { test } = useTexts(texts);
  const known = { integrationId: row.id, ...(row.orgId && { organization: row.orgId }) };
  return (
    <Link
      className={buttonClass({ variant: "quiet" })}
      to={linkTo("admin-console.test-question", {}, known)}
    >
      {test}
    </Link>
  );
}
