import { readFileAt } from "@guildway/api-client";
import { Button, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation } from "@tanstack/react-query";
import type { Resource } from "./index-state.tsx";
import { texts } from "./texts.ts";

/** Opens the file of a resource, which is for staff, in a tab of its own. */
export function OpenFile({ row: { file } }: { row: Resource }) {
  const text = useTexts(texts).file;
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      const address = URL.createObjectURL(await readFileAt(file ?? ""));
      if (tab) tab.location.href = address;
    },
    onError: (error, tab) => {
      console.error(error);
      tab?.close();
      showToast("error", text.notOpened, { subject: "file" });
    },
  });
  return (
    // The tab is opened by the click itself: what opens one later is stopped by browsers.
    <Button busy={open.isPending} onClick={() => open.mutate(globalThis.open("", "_blank"))}>
      {text.open}
    </Button>
  );
}
