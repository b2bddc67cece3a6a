import type { RowOf } from "@guildway/api-client";
import type { apprenticeAgreements } from "@guildway/api-contract";
import { AgreementActions } from "../../invitations/agreement-actions.tsx";

/** What can be done with the agreement of an apprentice. */
export function ApprenticeAgreementActions({ row }: { row: RowOf<typeof apprenticeAgreements> }) {
  return <AgreementActions table="apprenticeAgreements" row={row} />;
}
