import { download } from "@guildway/api-client";
import { readAgreementForm } from "@guildway/api-contract";
import { Button, defineTexts, useTexts } from "@guildway/ui";
import { saveFile } from "@guildway/ui/save-file";
import { showToast } from "@guildway/ui/toasts";
import { useMutation } from "@tanstack/react-query";

const texts = defineTexts(
  {
    download: "Download",
    downloading: "Preparing...",
    failed: "The document could not be downloaded. Try again.",
  },
  {
    download: "Descargar",
    downloading: "Preparando...",
    failed: "No se pudo descargar el documento. Inténtelo de nuevo.",
  },
);

interface Props {
  table: "employerAgreements" | "apprenticeAgreements";
  id: string;
  grant: string | undefined;
}

/** Downloads the filled form of a signed agreement. */
export function DownloadButton({ table, id, grant }: Props) {
  const text = useTexts(texts);
  const file = useMutation({
    mutationFn: () => download(readAgreementForm, { query: { table, id }, accessGrant: grant }),
    onSuccess: (form) => saveFile(form, `${id}.pdf`),
    onError(error) {
      console.error(error);
      showToast("error", text.failed, { subject: "download" });
    },
  });
  return (
    <Button busy={file.isPending} busyLabel={text.downloading} onClick={() => file.mutate()}>
      {text.download}
    </Button>
  );
}
