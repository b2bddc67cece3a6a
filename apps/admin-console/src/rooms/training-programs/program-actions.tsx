import type { RowOf } from "@guildway/api-client";
import { apprenticeships, type apprenticeshipTemplates } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { buttonClass, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { rightsQuery } from "../../room/rights.ts";
import { texts } from "./texts.ts";

/** What else can be done with a program: an apprenticeship is made of it. */
export function ProgramActions({ row }: { row: RowOf<typeof apprenticeshipTemplates> }) {
  const { makeApprenticeship } = useTexts(texts);
  const { data: rights } = useQuery(rightsQuery({ record: apprenticeships }));
  return (
    rights?.create && (
      <Link
        className={buttonClass()}
        to={linkTo("admin-console.makeApprenticeship", { programId: row.id })}
      >
        {makeApprenticeship}
      </Link>
    )
  );
}
