import { failureCode, isUnanswered } from "@guildway/api-client";
import { apprenticeshipTemplates } from "@guildway/api-contract";
import { Button, Card, Notice, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { programFacts } from "../../rooms/training-programs/program-facts.ts";
import { Readiness } from "../../rooms/training-programs/readiness.tsx";
import { Difference } from "./difference.tsx";
import { type ExistingProgram, findExisting } from "./find-existing.ts";
import { FoundElse } from "./found-else.tsx";
import { FoundGroups } from "./found-groups.tsx";
import styles from "./import-program.module.css";
import { type ProgramDraft, reviewedFields, templateOf, usualIn } from "./program-draft.ts";
import { texts } from "./texts.ts";
import type { MakeProgram } from "./use-import-program.ts";
import { useShownValue } from "./use-shown-value.ts";

/** Step 3: the whole program once more, and the way to save it. */
export function FinalReview({
  draft,
  make,
  onBack,
  onSaved,
}: {
  draft: ProgramDraft;
  make: MakeProgram;
  onBack(): void;
  onSaved(id: string): void;
}) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const [existing, setExisting] = useState<ExistingProgram>();
  const save = useMutation({
    async mutationFn() {
      setExisting(undefined);
      const template = templateOf(draft, () => crypto.randomUUID());
      try {
        return await make(template);
      } catch (error) {
        if (isThere(error)) setExisting(await findExisting(draft));
        throw error;
      }
    },
    async onSuccess(id) {
      showToast("success", text.created, { subject: "import-program" });
      await queries.invalidateQueries({
        queryKey: ["admin-console", apprenticeshipTemplates.type],
      });
      onSaved(id);
    },
    onError(error) {
      if (isThere(error)) return;
      console.error(error);
      showToast("error", text.wrong, { subject: "import-program" });
    },
  });
  const shown = useShownValue();
  return (
    <div className={styles.classify}>
      <Card title={draft.values.title}>
        <dl className={styles.facts}>
          {reviewedFields.slice(1).map((field) => (
            <div key={field}>
              <dt>{text.fields[field]}</dt>
              <dd>{shown(field, draft.values[field])}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={text.found}>
        <FoundGroups groups={draft.groups} />
        <FoundElse planned={draft.planned} />
      </Card>
      <Readiness facts={{ ...programFacts(templateOf(draft, () => "")), usual: usualIn(draft) }} />
      {save.isError && (
        <div role="alert">
          {existing ? (
            <Difference existing={existing} draft={draft} />
          ) : (
            <Notice kind="danger" title={isThere(save.error) ? text.exists : text.wrong}>
              {isTooLarge(save.error)
                ? text.tooLarge
                : isUnanswered(save.error)
                  ? text.unanswered
                  : text.wrongText}
            </Notice>
          )}
        </div>
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

const isThere = (error: unknown): boolean => failureCode(error) === "training-program.exists";

const isTooLarge = (error: unknown): boolean =>
  ["record.too-large", "input.too-large"].includes(failureCode(error) ?? "");
