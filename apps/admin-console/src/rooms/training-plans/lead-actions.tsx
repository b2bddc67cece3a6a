import { recordsOf, type RowOf } from "@guildway/api-client";
import { jobProfiles } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Button, buttonClass, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { PrintAndSend } from "./print-and-send.tsx";
import { texts } from "./texts.ts";

/** What staff do for whoever shared a plan: answer, invite, send it. */
export function LeadActions({ row }: { row: RowOf<typeof jobProfiles> }) {
  const text = useTexts(texts).lead;
  const queries = useQueryClient();
  const isOpen = !row.answeredAt;
  const mark = useMutation({
    mutationFn: () =>
      recordsOf(jobProfiles).update(row.id, {
        answeredAt: isOpen ? new Date().toISOString() : null,
      }),
    onSuccess: async () => {
      showToast("success", isOpen ? text.answered : text.opened, { subject: "lead" });
      await queries.invalidateQueries({ queryKey: ["admin-console", jobProfiles.type] });
    },
    onError: (error) => {
      console.error(error);
      showToast("error", text.failed, { subject: "lead" });
    },
  });
  return (
    <>
      {row.email && (
        <>
          <Button busy={mark.isPending} onClick={() => mark.mutate()}>
            {isOpen ? text.markAnswered : text.markOpen}
          </Button>
          <Link className={buttonClass()} to={inviteOf(row)}>
            {text.invite}
          </Link>
        </>
      )}
      <PrintAndSend row={row} />
    </>
  );
}

/** An invitation with what the plan says of the person filled in. */
function inviteOf({ name, email, orgId, locationId }: RowOf<typeof jobProfiles>): string {
  const words = (name ?? "").trim().split(/\s+/);
  const given = {
    firstName: words.slice(0, -1).join(" ") || words[0],
    lastName: words[1] && words.at(-1),
    email,
    orgId,
    locationId,
    inviteType: "register",
  };
  const known = Object.entries(given).filter((pair): pair is [string, string] => !!pair[1]);
  return linkTo("admin-console.invites", { id: "new" }, Object.fromEntries(known));
}
