import { Button } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation } from "@tanstack/react-query";
import type { AnyRoom, Beside } from "../room.ts";
import { useWords } from "../use-words.ts";
import type { listInput } from "../view.ts";

/** Saves what the list would show on all its pages as a file for spreadsheets. */
export function DownloadCsv({
  room,
  input,
  beside,
}: {
  room: AnyRoom;
  input: ReturnType<typeof listInput>;
  beside: Omit<Beside, "names">;
}) {
  const words = useWords(room);
  const { common } = words;
  const download = useMutation({
    mutationFn: async () => {
      const { downloadCsv, mostRows } = await import("./csv-file.ts");
      const isWhole = await downloadCsv(room, input, beside, words);
      if (!isWhole) showToast("info", common.tooMany(mostRows));
    },
    onError: (error) => {
      console.error(error);
      showToast("error", common.downloadFailed, { subject: "csv" });
    },
  });
  return (
    <Button
      variant="quiet"
      busy={download.isPending}
      busyLabel={common.downloading}
      onClick={() => download.mutate()}
    >
      {common.download}
    </Button>
  );
}
