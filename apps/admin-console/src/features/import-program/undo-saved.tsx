import { failureCode, recordsOf } from "@guildway/api-client";
import { apprenticeships, apprenticeshipTemplates } from "@guildway/api-contract";
import { Button, Notice, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { texts } from "./texts.ts";

/** Takes back the program that was just made, as long as nobody has changed it or made something of it. */
export function UndoSaved({ id, onUndone }: { id: string; onUndone(): void }) {
  const text = useTexts(texts).undo;
  const queries = useQueryClient();
  const undo = useMutation({
    async mutationFn() {
      const { version } = await recordsOf(apprenticeshipTemplates).read(id, {
        select: ["version"],
      });
      const { items } = await recordsOf(apprenticeships).list({
        filters: { "apprenticeshipTemplateId[eq]": id },
        select: ["id"],
        limit: 1,
      });
      if (version !== 1 || items.length > 0) throw new Error("used");
      await recordsOf(apprenticeshipTemplates).remove(id, { ifVersion: version });
    },
    async onSuccess() {
      showToast("success", text.done, { subject: "import-program" });
      await queries.invalidateQueries({
        queryKey: ["admin-console", apprenticeshipTemplates.type],
      });
      onUndone();
    },
    onError: (error) => !isUsed(error) && console.error(error),
  });
  const told = undo.isError && (
    <Notice kind="warning" role="alert">
      {isUsed(undo.error) ? text.used : text.failed}
    </Notice>
  );
  if (undo.isError && isUsed(undo.error)) return told;
  return (
    <>
      {told}
      <Button busy={undo.isPending} busyLabel={text.busy} onClick={() => undo.mutate()}>
        {text.button}
      </Button>
    </>
  );
}

const isUsed = (error: Error): boolean =>
  error.message === "used" || failureCode(error) === "record.changed";
