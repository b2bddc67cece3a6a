import {
  Button,
  SelectField,
  Tag,
  TextArea,
  TextField,
  useLanguage,
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
  usualIn,
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
  const usual: readonly ReviewedField[] = usualIn(draft);
  const numbers = new Intl.NumberFormat(useLanguage());
  const shown = (hours: number | undefined) => hours !== undefined && numbers.format(hours);
  const isLocked =
    lockedFields.includes(field) &&
    isRead(draft, field) &&
    error === undefined &&
    !(field === "rapidsCode" && isDamaged(draft));
  const range = isRead(draft, field) ? draft.ranges?.[field] : undefined;
  const hint =
    field === "rapidsCode" && isDamaged(draft)
      ? text.damaged
      : range
        ? text.range(shown(range.least), shown(range.most))
        : isLocked
          ? text.locked
          : undefined;
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
        <TextField {...common} readOnly={isLocked} hint={hint} onChange={change} />
      )}
      {read[field] !== undefined && isRead(draft, field) ? (
        <Button variant="quiet" onClick={onShow}>
          {text.origins.read}
          <VisuallyHidden>: {text.showSource(text.fields[field])}</VisuallyHidden>
        </Button>
      ) : (
        values[field] !== "" && (
          <Tag tone="neutral">
            {usual.includes(field) ? text.origins.usual : text.origins.typed}
          </Tag>
        )
      )}
    </div>
  );
}
