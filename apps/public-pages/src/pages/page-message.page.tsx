import { linkTo } from "@guildway/federation";
import { Link, useParams, useSearchParams } from "@guildway/router";
import { defineTexts, useTexts } from "@guildway/ui";
import { NothingHere } from "./nothing-here.tsx";
import { PublicSurround } from "@guildway/ui/public-foot";

const texts = defineTexts({ again: "Try the link again" }, { again: "Volver a probar el enlace" });

/** Says of a page link that it is over, or that there is none. */
export default function PageMessagePage() {
  const { messageType } = useParams();
  const [address] = useSearchParams();
  const id = address.get("id") ?? undefined;
  return (
    <PublicSurround>
      {messageType === "inactive" ? (
        <NothingHere why="inactive" id={id} />
      ) : (
        <NothingHere id={id}>{messageType === "error" && id && <TryAgain id={id} />}</NothingHere>
      )}
    </PublicSurround>
  );
}

/** What did not load may have been the way to it. */
function TryAgain({ id }: { id: string }) {
  const { again } = useTexts(texts);
  return (
    <p>
      <Link to={linkTo("public-pages.pageLink", { pageLinkId: id })}>{again}</Link>
    </p>
  );
}
