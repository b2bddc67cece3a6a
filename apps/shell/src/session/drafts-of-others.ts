import { useAuth } from "@guildway/auth";
import { draftOf, forgetDrafts, forgetWork } from "@guildway/ui/drafts";

const isText = (kept: unknown): kept is string => typeof kept === "string";
const lastPerson = draftOf("last-person", isText);

/** Drafts wait for the person who typed them, also where their session has ended; whoever else signs in finds none of this tab, and none that all tabs keep. */
export function forgetDraftsOfOthers(): () => void {
  const look = () => {
    const auth = useAuth.getState();
    if (auth.status !== "signed-in") return;
    forgetWork({ butOf: auth.user.id });
    const last = lastPerson.read();
    if (last === auth.user.id) return;
    if (last !== undefined) forgetDrafts();
    lastPerson.keep(auth.user.id);
  };
  look();
  return useAuth.subscribe(look);
}
