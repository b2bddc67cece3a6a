import type { RowOf } from "@guildway/api-client";
import type { employerAgreements } from "@guildway/api-contract";
import { AgreementActions } from "../../invitations/agreement-actions.tsx";

/** What can be done with the agreement of an employer. */
export function EmployerAgreementActions({ row }: { row: RowOf<typeof employerAgreements> }) {
  return <AgreementActions table="employerAgreements" row={row} />;
}
