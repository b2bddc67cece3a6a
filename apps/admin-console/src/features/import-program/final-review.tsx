import { recordsOf } from "@guildway/api-client";
import { apprenticeshipTemplates } from "@guildway/api-contract";
import { Button, Card, Notice, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { programFacts } from "../../rooms/training-programs/program-facts.ts";
import { Readiness } from "../../rooms/training-programs/readiness.tsx";
import { texts as programTexts } from "../../rooms/training-programs/texts.ts";
import { findExisting } from "./find-existing.ts";
import { FoundGroups } from "./found-groups.tsx";
import styles from "./import-program.module.css";
import {
  type ProgramDraft,
  reviewedFields,
  type ReviewedField,
  templateOf,
} from "./program-draft.ts";
import { texts } from "./texts.ts";

/** Step 3: the whole program once more, and the way to save it. */
export function FinalReview({
  draft,
  onBack,
  onSaved,
}: {
  draft: ProgramDraft;
  onBack(): void;
  onSaved(id: string): void;
}) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const save = useMutation({
    async mutationFn() {
      // Somebody may have saved it meanwhile.
      if (await findExisting(draft)) throw new Error("exists");
      const template = templateOf(draft, () => crypto.randomUUID());
      return (await recordsOf(apprenticeshipTemplates).create(template)).id;
    },
    async onSuccess(id) {
      showToast("success", text.created, { subject: "import-program" });
      await queries.invalidateQueries({
        queryKey: ["admin-console", apprenticeshipTemplates.type],
      });
      onSaved(id);
    },
    onError(error) {
      if (error.message === "exists") return;
      console.error(error);
      showToast("error", text.wrong, { subject: "import-program" });
    },
  });
  const { choices } = useTexts(programTexts);
  const shown = (field: ReviewedField): string => {
    const value = draft.values[field];
    const words = field === "type" || field === "industryCode" ? choices[field] : undefined;
    return (words as Readonly<Record<string, string>> | undefined)?.[value] ?? value;
  };
  return (
    <div className={styles.classify}>
      <Card title={draft.values.title}>
        <dl className={styles.facts}>
          {reviewedFields.slice(1).map((field) => (
            <div key={field}>
              <dt>{text.fields[field]}</dt>
              <dd>{shown(field)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={text.found}>
        <FoundGroups groups={draft.groups} />
      </Card>
      <Readiness facts={programFacts(templateOf(draft, () => ""))} />
      {save.isError && (
        <Notice
          kind="danger"
          role="alert"
          title={save.error.message === "exists" ? text.exists : text.wrong}
        >
          {text.wrongText}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={save.isPending}
          busyLabel={text.saving}
          onClick={() => save.mutate()}
        >
          {text.save}
        </Button>
        <Button onClick={onBack}>{text.back}</Button>
      </div>
    </div>
  );
}
