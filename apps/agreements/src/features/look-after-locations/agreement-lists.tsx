import type { RowOf } from "@guildway/api-client";
import { apprenticeAgreements, employerAgreements } from "@guildway/api-contract";
import { Tag, useTexts } from "@guildway/ui";
import { dayOf } from "../../paper/shown.ts";
import { Item } from "./item.tsx";
import styles from "./look-after-locations.module.css";
import { ofPlaces } from "./of-places-query.ts";
import { OpenAgreement } from "./open-agreement.tsx";
import { PagedList } from "./paged-list.tsx";
import { texts } from "./texts.ts";
import type { Places } from "./look-after-locations.tsx";

/** Which agreements: those that wait for the sponsor, or all that are signed. */
export type AgreementState = "awaited" | "signed";

const filtersOf = {
  awaited: { "sponsorAwaited[is]": true },
  signed: { "signerSignatureDate[!is]": null },
} as const;

/** Who waits longest comes first, and of what is signed the newest. */
const orderOf = { awaited: "signerSignatureDate", signed: "-signerSignatureDate" } as const;

/** What is asked for of both kinds of agreements. */
export const askedAgreements = (state: AgreementState, ids: readonly string[]) => {
  const filters = { ...ofPlaces(ids), ...filtersOf[state] };
  return {
    employer: { record: employerAgreements, filters, order: orderOf[state] },
    apprentice: { record: apprenticeAgreements, filters, order: orderOf[state] },
  };
};

/** The agreements of some locations, of employers and of apprentices. */
export function AgreementLists({ state, places }: { state: AgreementState; places: Places }) {
  const text = useTexts(texts);
  const asked = askedAgreements(state, places.ids);
  const none = text.none[state];
  return (
    <div className={styles.lists}>
      <PagedList title={text.employerAgreements} asked={asked.employer} none={none}>
        {(row) => (
          <AgreementItem
            key={row.id}
            table="employerAgreements"
            row={row}
            name={row.signerName ?? row.signerEmail ?? text.noName}
            places={places}
          />
        )}
      </PagedList>
      <PagedList title={text.apprenticeAgreements} asked={asked.apprentice} none={none}>
        {(row) => (
          <AgreementItem
            key={row.id}
            table="apprenticeAgreements"
            row={row}
            name={row.name ?? row.signerName ?? text.noName}
            places={places}
          />
        )}
      </PagedList>
    </div>
  );
}

interface AgreementProps {
  table: "employerAgreements" | "apprenticeAgreements";
  row: Pick<
    RowOf<typeof employerAgreements>,
    "id" | "locationId" | "signerTitle" | "signerSignatureDate" | "sponsorAwaited"
  >;
  name: string;
  places: Places;
}

function AgreementItem({ table, row, name, places }: AgreementProps) {
  const text = useTexts(texts);
  const waits = row.sponsorAwaited === true;
  return (
    <Item
      title={name}
      facts={[
        row.signerTitle,
        text.signedOn(dayOf(row.signerSignatureDate) ?? ""),
        places.nameOf(row.locationId),
      ]}
      state={<Tag tone={waits ? "amber" : "green"}>{waits ? text.waits : text.signed}</Tag>}
      action={<OpenAgreement table={table} id={row.id} name={name} toSign={waits} />}
    />
  );
}
