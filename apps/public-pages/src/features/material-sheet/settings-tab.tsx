import { longestRichText } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { Checkbox, Notice, Skeleton, TextField, useTexts } from "@guildway/ui";
import type { FormCore } from "@guildway/ui/forms";
import type { RichTextFieldProps } from "@guildway/ui/rich-text-editor";
import { Suspense } from "react";
import type { MaterialValues } from "./material-values.ts";
import styles from "./sheet.module.css";
import { texts } from "./texts.ts";
import { useIsStudent } from "./use-material-owner.ts";

/** It is large, and comes with the first material that is edited. */
const Editor = lazyPart<RichTextFieldProps>(
  async () => (await import("@guildway/ui/rich-text-editor")).RichTextField,
);

const editorHeight = 500;

/** What a material is called, what it says, and who reads it. */
export function SettingsTab({
  values: { title, body, isDraft },
  change,
  core,
  isPublished,
}: {
  values: MaterialValues;
  change(to: Partial<MaterialValues>): void;
  core: FormCore<MaterialValues>;
  isPublished: boolean;
}) {
  const text = useTexts(texts);
  const isStudent = useIsStudent();
  return (
    <div className={styles.fields}>
      {isStudent && isPublished && <Notice>{text.reviewHint}</Notice>}
      <TextField
        id="title"
        name="title"
        label={text.fields.title}
        value={title}
        maxLength={200}
        onChange={({ target }) => change({ title: target.value })}
        error={core.errorOf("title")}
      />
      {!isStudent && (
        <Checkbox
          label={text.fields.isDraft}
          hint={text.draftHint}
          checked={isDraft}
          onChange={({ target }) => change({ isDraft: target.checked })}
        />
      )}
      <Suspense fallback={<Skeleton lines={12} />}>
        <Editor
          name="body"
          label={text.fields.body}
          optional
          value={body}
          onChange={(html) => change({ body: html })}
          error={core.errorOf("body")}
          max={longestRichText}
          height={editorHeight}
        />
      </Suspense>
    </div>
  );
}
