import { call, failureCode } from "@guildway/api-client";
import { checkAuditLog } from "@guildway/api-contract";
import { Button, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation } from "@tanstack/react-query";
import { texts } from "./texts.ts";

/** Checks that nothing of the log was changed, left out or cut off, and says what it found. */
export function CheckLog() {
  const text = useTexts(texts).check;
  const check = useMutation({
    mutationFn: () => call(checkAuditLog),
    onSuccess: ({ entries, brokenAt }) =>
      brokenAt === null
        ? showToast("success", text.whole(entries), { subject: "audit" })
        : showToast("error", text.broken(brokenAt), { subject: "audit", stays: true }),
    onError: (error) => {
      console.error(error);
      const tooOften = failureCode(error) === "limit.too-many-requests";
      showToast("error", tooOften ? text.tooOften : text.failed, { subject: "audit" });
    },
  });
  return (
    <Button busy={check.isPending} busyLabel={text.checking} onClick={() => check.mutate()}>
      {text.check}
    </Button>
  );
}
