import type { RowOf } from "@guildway/api-client";
import { reviewedAnswers, type searches } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { buttonClass, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { rightsQuery } from "../../room/rights.ts";
import { texts } from "./texts.ts";

/** Leads from a question to the answer that the assistant shall give to it. */
export function AnswerIt({ row }: { row: RowOf<typeof searches> }) {
  const { answerIt } = useTexts(texts);
  const { data: rights } = useQuery(rightsQuery({ record: reviewedAnswers }));
  if (!rights?.create) return null;
  const { id, orgId, integrationId, searchText } = row;
  const given = Object.entries({ searchId: id, orgId, integrationId, question: searchText });
  const known = Object.fromEntries(
    given.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return (
    <Link
      className={buttonClass({ variant: "primary" })}
      to={linkTo("admin-console.reviewedAnswers", { id: "new" }, known)}
    >
      {answerIt}
    </Link>
  );
}
