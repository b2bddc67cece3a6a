import { usePageFrame } from "@guildway/federation";
import { Loaded, PageLoading, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { DocumentActions } from "../../paper/document-actions.tsx";
import { DownloadButton } from "../../paper/download-button.tsx";
import { PrintButton } from "../../paper/print-button.tsx";
import { organizationQuery } from "../../records/record-query.ts";
import { texts } from "./texts.ts";

const EmployerAgreement = lazy(async () => ({
  default: (await import("../../features/employer-agreement/employer-agreement.tsx"))
    .EmployerAgreement,
}));
const ApprenticeAgreement = lazy(async () => ({
  default: (await import("../../features/apprentice-agreement/apprentice-agreement.tsx"))
    .ApprenticeAgreement,
}));

interface Props {
  table: "employerAgreements" | "apprenticeAgreements";
  agreement: { id: string; orgId: string; signerSignature?: string | null };
  grant: string | undefined;
}

/** An agreement that is open, to read, to print and, once it is signed, to download. */
export function OpenDocument({ table, agreement: { id, orgId, signerSignature }, grant }: Props) {
  const text = useTexts(texts);
  usePageFrame({ title: text.title });
  const query = useQuery(organizationQuery(orgId));
  const Agreement = table === "employerAgreements" ? EmployerAgreement : ApprenticeAgreement;
  return (
    <Loaded
      query={query}
      waiting={<PageLoading text={text.loadingOrganization} />}
      failed={text.failed}
    >
      {({ name }) => (
        <Suspense fallback={<PageLoading text={text.loading} />}>
          <DocumentActions>
            {signerSignature && <DownloadButton table={table} id={id} grant={grant} />}
            <PrintButton />
          </DocumentActions>
          <Agreement id={id} grant={grant} organizationName={name ?? ""} />
        </Suspense>
      )}
    </Loaded>
  );
}
