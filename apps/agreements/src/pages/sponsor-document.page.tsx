import { failureCode } from "@guildway/api-client";
import { apprenticeAgreements, employerAgreements } from "@guildway/api-contract";
import { useAuth } from "@guildway/auth";
import { linkTo } from "@guildway/federation";
import { Link, Navigate, useParams } from "@guildway/router";
import { EmptyState, Loaded, PageLoading, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { type AgreementTable, openedQuery } from "../features/sign-as-sponsor/opened-query.ts";
import { OwnAgreement, SponsorSigning } from "../features/sign-as-sponsor/sponsor-signing.tsx";
import { recordQuery } from "../records/record-query.ts";
import { OpenDocument } from "./document/open-document.tsx";
import { texts } from "./sponsor-document/texts.ts";

const collections = { employerAgreements, apprenticeAgreements };

/** An agreement of a location that one manages, to read and, where it waits for that, to sign as the sponsor. */
export default function SponsorDocumentPage() {
  const { collection = "", docId = "" } = useParams();
  const text = useTexts(texts);
  if (!isTable(collection)) return <Navigate to={linkTo("agreements.sponsor")} replace />;
  return (
    <>
      <p data-no-print="">
        <Link to={linkTo("agreements.sponsor")}>{text.back}</Link>
      </p>
      <Opened key={docId} table={collection} id={docId} />
    </>
  );
}

const isTable = (name: string): name is AgreementTable => Object.hasOwn(collections, name);

const isNone = (error: unknown) =>
  ["record.not-found", "access.forbidden"].includes(failureCode(error) ?? "");

function Opened({ table, id }: { table: AgreementTable; id: string }) {
  const text = useTexts(texts);
  return (
    <Loaded
      query={useQuery(openedQuery(table, id))}
      waiting={<PageLoading text={text.loading} />}
      failed={text.failed}
      missing={{ is: isNone, content: <None /> }}
    >
      {({ grant }) => <Agreement table={table} id={id} grant={grant} />}
    </Loaded>
  );
}

function None() {
  const text = useTexts(texts);
  return (
    <>
      <h1>{text.title}</h1>
      <EmptyState title={text.none} text={text.noneText} />
    </>
  );
}

function Agreement({ table, id, grant }: { table: AgreementTable; id: string; grant: string }) {
  const text = useTexts(texts);
  const auth = useAuth();
  const query = useQuery(
    recordQuery<(typeof collections)[AgreementTable]>(collections[table], id, grant),
  );
  return (
    <Loaded query={query} waiting={<PageLoading text={text.loading} />} failed={text.failed}>
      {(row) => {
        const agreement = { ...row, orgId: row.orgId ?? "" };
        return (
          <div>
            <OpenDocument table={table} agreement={agreement} grant={grant} />
            {row.sponsorAwaited &&
              auth.status === "signed-in" &&
              ("userId" in row && row.userId === auth.user.id ? (
                <OwnAgreement />
              ) : (
                <SponsorSigning
                  table={table}
                  agreement={agreement}
                  userId={auth.user.id}
                  grant={grant}
                />
              ))}
          </div>
        );
      }}
    </Loaded>
  );
}
