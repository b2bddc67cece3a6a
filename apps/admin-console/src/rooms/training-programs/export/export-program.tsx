import { Button, Card, useTexts } from "@guildway/ui";
import { saveFile } from "@guildway/ui/save-file";
import { showToast } from "@guildway/ui/toasts";
import { useMutation } from "@tanstack/react-query";
import { saveCsv } from "@guildway/ui/csv";
import type { Program } from "./appendix.ts";
import styles from "./export.module.css";
import { texts } from "./texts.ts";

const kinds = ["docx", "csv", "rapids"] as const;

/** Hands out a program as a file of one of three kinds; what writes them comes when one is asked for. */
export function ExportProgram({ program }: { program: Program }) {
  const text = useTexts(texts);
  const save = useMutation({
    async mutationFn(kind: (typeof kinds)[number]) {
      const name = (program.title ?? "").replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 80);
      if (kind === "docx") {
        const { wordOf } = await import("./program-document.ts");
        saveFile(await wordOf(program), `${name}.docx`);
      } else if (kind === "csv") {
        const { programCsv } = await import("./program-csv.ts");
        saveCsv(`${name}.csv`, programCsv(program, text.columns));
      } else {
        const { rapidsCsv } = await import("./rapids-fields.ts");
        saveCsv(`${name}-RAPIDS.csv`, rapidsCsv(program));
      }
    },
    onError(error) {
      console.error(error);
      showToast("error", text.failed, { subject: "export" });
    },
  });
  return (
    <Card title={text.title}>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Button
              busy={save.isPending && save.variables === kind}
              busyLabel={text.making}
              onClick={() => save.mutate(kind)}
            >
              {text.kinds[kind].button}
            </Button>
            <span>{text.kinds[kind].hint}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
