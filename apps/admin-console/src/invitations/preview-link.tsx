import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { buttonClass, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

/** Leads to what an invitee sees, which staff only look at. */
export function PreviewLink({ inviteId }: { inviteId: string }) {
  return (
    <Link
      className={buttonClass({ variant: "quiet" })}
      to={linkTo("agreements.invite", { inviteId }, { preview: "true" })}
    >
      {useTexts(texts).preview}
    </Link>
  );
}

/** Leads to an agreement as its signer has it. */
export function DocumentLink({ table, id }: { table: string; id: string }) {
  return (
    <Link
      className={buttonClass({ variant: "quiet" })}
      to={linkTo("agreements.document", { collection: table, docId: id })}
    >
      {useTexts(texts).openDocument}
    </Link>
  );
}
