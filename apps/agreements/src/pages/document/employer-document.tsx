import { Loaded, PageLoading, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { PrintButton } from "../../paper/print-button.tsx";
import { organizationQuery } from "../../records/record-query.ts";
import { EmployerAgreement } from "../../features/employer-agreement/employer-agreement.tsx";
import { texts } from "./texts.ts";

interface Props {
  agreement: { id: string; orgId: string };
  grant: string | undefined;
}

/** An employer agreement to read and to print. */
export function EmployerDocument({ agreement: { id, orgId }, grant }: Props) {
  const text = useTexts(texts);
  const query = useQuery(organizationQuery(orgId));
  return (
    <Loaded
      query={query}
      waiting={<PageLoading text={text.loadingOrganization} />}
      failed={text.failed}
    >
      {({ name }) => (
        <>
          <PrintButton />
          <EmployerAgreement id={id} grant={grant} organizationName={name ?? ""} />
        </>
      )}
    </Loaded>
  );
}
