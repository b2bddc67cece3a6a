import { apprenticeAgreements, employerAgreements } from "@guildway/api-contract";
import { linkTo, usePageFrame } from "@guildway/federation";
import { Link, Navigate, useParams } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import { AccessGate } from "../features/enter-access-code/access-gate.tsx";
import { DocumentNotice } from "../paper/document-notice.tsx";
import { OpenDocument } from "./document/open-document.tsx";
import { texts } from "./document/texts.ts";
import { PublicSurround } from "@guildway/ui/public-foot";

const collections = { employerAgreements, apprenticeAgreements };

/** A signed agreement, behind its access code. */
export default function DocumentPage() {
  const { collection = "", docId = "" } = useParams();
  if (!isCollection(collection)) return <Unauthorized />;
  return (
    <PublicSurround>
      <Document key={docId} collection={collection} id={docId} />
    </PublicSurround>
  );
}

const isCollection = (name: string): name is keyof typeof collections =>
  Object.hasOwn(collections, name);

function Document({ collection, id }: { collection: keyof typeof collections; id: string }) {
  const text = useTexts(texts);
  usePageFrame({ title: text.title });
  return (
    <AccessGate
      record={collections[collection]}
      id={id}
      title={text.title}
      footer={text.codeFooter}
      loading={text.loading}
      failed={text.failed}
      gone={<Unauthorized />}
    >
      {(agreement, grant) => (
        <>
          {agreement.sponsorAwaited && <WaitsForSponsor collection={collection} id={id} />}
          <OpenDocument table={collection} agreement={agreement} grant={grant} />
        </>
      )}
    </AccessGate>
  );
}

/** Whoever is the sponsor signs where they are signed in. */
function WaitsForSponsor({ collection, id }: { collection: string; id: string }) {
  const text = useTexts(texts);
  return (
    <DocumentNotice kind="info">
      <p>
        {text.waitsForSponsor}{" "}
        <Link to={linkTo("agreements.sponsorDocument", { collection, docId: id })}>
          {text.signAsSponsor}
        </Link>
      </p>
    </DocumentNotice>
  );
}

function Unauthorized() {
  return (
    <Navigate to={linkTo("agreements.inviteMessage", { messageType: "unauthorized" })} replace />
  );
}
