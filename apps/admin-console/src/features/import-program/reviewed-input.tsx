import {
  Button,
  SelectField,
  Tag,
  TextArea,
  TextField,
  useTexts,
  VisuallyHidden,
} from "@guildway/ui";
import { texts as programTexts } from "../../rooms/training-programs/texts.ts";
import styles from "./import-program.module.css";
import {
  isDamaged,
  isRead,
  lockedFields,
  type ProgramDraft,
  type ReviewedField,
  usualHours,
} from "./program-draft.ts";
import { texts } from "./texts.ts";

/** A field of the program, with whether it comes from the document; what identifies the occupation is locked once it was read. */
export function ReviewedInput({
  draft,
  field,
  error,
  onChange,
  onShow,
}: {
  draft: ProgramDraft;
  field: ReviewedField;
  error: string | undefined;
  onChange(value: string): void;
  /** Shows where it was read. */
  onShow(): void;
}) {
  const text = useTexts(texts);
  const { values, read } = draft;
  const isLocked =
    lockedFields.includes(field) &&
    isRead(draft, field) &&
    error === undefined &&
    !(field === "rapidsCode" && isDamaged(draft));
  const common = {
    id: field,
    name: field,
    label: text.fields[field],
    value: values[field],
    error,
  };
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  const { choices: words } = useTexts(programTexts);
  const choices = field === "type" || field === "industryCode" ? words[field] : undefined;
  return (
    <div className={styles.field}>
      {choices ? (
        <SelectField {...common} onChange={change}>
          <option value="">{text.choose}</option>
          {Object.entries(choices)
            .toSorted(([, a], [, b]) => a.localeCompare(b))
            .map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </SelectField>
      ) : field === "description" ? (
        <TextArea {...common} rows={4} onChange={change} />
      ) : (
        <TextField
          {...common}
          readOnly={isLocked}
          hint={field === "rapidsCode" && isDamaged(draft) ? text.damaged : undefined}
          onChange={change}
        />
      )}
      {read[field] !== undefined && isRead(draft, field) ? (
        <Button variant="quiet" onClick={onShow}>
          {text.origins.read}
          <VisuallyHidden>: {text.showSource(text.fields[field])}</VisuallyHidden>
        </Button>
      ) : (
        values[field] !== "" && (
          <Tag tone="neutral">
            {isUsual(draft, field) ? text.origins.usual : text.origins.typed}
          </Tag>
        )
      )}
    </div>
  );
}

const isUsual = ({ values }: ProgramDraft, field: ReviewedField): boolean =>
  (field === "instructionHours" || field === "ojtHours") &&
  values[field] === String(usualHours[field]);
