import type { RowOf } from "@guildway/api-client";
import type { apprenticeAgreements } from "@guildway/api-contract";
import { AgreementActions } from "../../invitations/agreement-actions.tsx";
import { ExportEta671 } from "./export-eta-671.tsx";

/** What can be done with the agreement of an apprentice. */
export function ApprenticeAgreementActions({ row }: { row: RowOf<typeof apprenticeAgreements> }) {
  return (
    <>
      <AgreementActions table="apprenticeAgreements" row={row} />
      {row.signerSignatureDate && <ExportEta671 id={row.id} />}
    </>
  );
}
