import { Button, Card, Notice, useTexts } from "@guildway/ui";
import { FormFrame, useFormCore } from "@guildway/ui/forms";
import { Fragment, useState } from "react";
import { CodeProposal } from "./code-proposal.tsx";
import { Difference } from "./difference.tsx";
import { type ExistingProgram, findExisting } from "./find-existing.ts";
import { FoundElse } from "./found-else.tsx";
import { FoundGroups } from "./found-groups.tsx";
import styles from "./import-program.module.css";
import { withKeptAnswers } from "./kept-answers.ts";
import { LookUp } from "./look-up.tsx";
import {
  isDamaged,
  type ProgramDraft,
  reviewedFields,
  type ReviewedField,
} from "./program-draft.ts";
import { ReviewedInput } from "./reviewed-input.tsx";
import {
  mostOfDescription,
  type ReviewFault,
  reviewFaults,
  tooLongDescription,
} from "./review-faults.ts";
import { SourceView } from "./source-view.tsx";
import { texts } from "./texts.ts";

type Fault =
  | ReviewFault
  | { field?: undefined; kind: "exists" | "missing-codes" | "wrong" }
  | { field?: undefined; kind: "description"; description: string };

/** Step 1: what was read, beside the document that it was read from. */
export function ReviewData({
  draft,
  onChange,
  onNext,
  onCancel,
}: {
  draft: ProgramDraft;
  onChange(draft: ProgramDraft): void;
  onNext(draft: ProgramDraft): void;
  onCancel(): void;
}) {
  const text = useTexts(texts);
  const [existing, setExisting] = useState<ExistingProgram>();
  const [shown, setShown] = useState<ReviewedField>();
  const core = useFormCore<ProgramDraft, Fault>({
    check(now) {
      const hasCode = now.values.rapidsCode.trim() || now.values.occupationONetCode.trim();
      const description = tooLongDescription(now);
      return [
        ...reviewFaults(now),
        ...(hasCode ? [] : [{ kind: "missing-codes" } as const]),
        ...(description === undefined ? [] : [{ kind: "description", description } as const]),
      ];
    },
    async send(now) {
      const found = await findExisting(now);
      setExisting(found);
      if (found) throw new Error("exists");
      onNext(await withKeptAnswers(now));
    },
    faultsOf: (error) => [{ kind: (error as Error).message === "exists" ? "exists" : "wrong" }],
    say(fault) {
      if (fault.kind === "description")
        return text.faults.description(mostOfDescription, fault.description.slice(0, 80));
      if (!fault.field)
        return { exists: text.exists, "missing-codes": text.missingCodes, wrong: text.wrong }[
          fault.kind
        ];
      if (fault.kind === "oNet") return text.faults.oNet;
      return text.faults[fault.kind](text.fields[fault.field], fault.most ?? 0);
    },
  });
  const set = (field: ReviewedField, value: string) => {
    core.mend(field);
    onChange({ ...draft, values: { ...draft.values, [field]: value } });
  };
  return (
    <div className={styles.review}>
      <FormFrame form={core} onSubmit={() => void core.submit(draft)}>
        {existing && <Difference existing={existing} draft={draft} />}
        {!(draft.values.rapidsCode || draft.values.occupationONetCode) && (
          <p className={styles.hint}>{text.missingCodesText}</p>
        )}
        {reviewedFields.map((field) => (
          <Fragment key={field}>
            <ReviewedInput
              draft={draft}
              field={field}
              error={core.errorOf(field)}
              onChange={(value) => set(field, value)}
              onShow={() => setShown(field)}
            />
            {field === "rapidsCode" && isDamaged(draft) && (
              <CodeProposal
                rapidsCode={draft.values.rapidsCode}
                oNetCode={draft.values.occupationONetCode}
                onUse={(code) => {
                  set(field, code);
                  document.getElementById(field)?.focus();
                }}
              />
            )}
          </Fragment>
        ))}
        {!(draft.values.occupationName && draft.values.occupationONetCode) && (
          <LookUp
            onUse={({ title, code }) =>
              onChange({
                ...draft,
                values: {
                  ...draft.values,
                  occupationName: draft.values.occupationName || title,
                  occupationONetCode: draft.values.occupationONetCode || code,
                },
              })
            }
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={core.busy} busyLabel={text.checking}>
            {text.next}
          </Button>
          <Button onClick={onCancel}>{text.discard}</Button>
        </div>
      </FormFrame>
      <div className={styles.beside}>
        <SourceView
          shown={draft.shown}
          file={draft.file}
          place={shown && draft.places[shown]}
          field={shown && { id: shown, label: text.fields[shown] }}
        />
        <Card title={text.found}>
          <FoundGroups groups={draft.groups} />
          {draft.groups.length === 0 && <Notice kind="warning">{text.noCompetencies}</Notice>}
          <FoundElse planned={draft.planned} />
        </Card>
      </div>
    </div>
  );
}
