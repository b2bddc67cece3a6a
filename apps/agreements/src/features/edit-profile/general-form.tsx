import { TextField, useTexts } from "@guildway/ui";
import { FormFrame } from "@guildway/ui/forms";
import styles from "./edit-profile.module.css";
import { neededOfPerson, type PersonField } from "./person.ts";
import { texts } from "./texts.ts";
import type { GeneralForm as Filled } from "./use-general-form.ts";

const autoComplete = {
  firstName: "given-name",
  middleName: "additional-name",
  lastName: "family-name",
  suffix: "honorific-suffix",
  phone: "tel",
  phoneExt: "tel-extension",
  mobilePhone: "tel",
} as const satisfies Record<PersonField, string>;

const longest: Partial<Record<PersonField, number>> = {
  suffix: 40,
  phone: 40,
  phoneExt: 20,
  mobilePhone: 40,
};

/** The parts of a name, and the phones. */
export function GeneralForm({ id, filled }: { id: string; filled: Filled }) {
  const text = useTexts(texts);
  const { form, person, change, submit } = filled;
  const hints: Partial<Record<PersonField, string>> = {
    suffix: text.suffixHint,
    phone: text.phoneHint,
  };
  const field = (name: PersonField) => (
    <TextField
      name={name}
      label={text.person[name]}
      optional={name !== "phone" && !neededOfPerson.some((needed) => needed === name)}
      hint={hints[name]}
      value={person[name]}
      error={form.errorOf(name)}
      autoComplete={autoComplete[name]}
      maxLength={longest[name] ?? 150}
      type={autoComplete[name] === "tel" ? "tel" : "text"}
      width={name === "suffix" || name === "phoneExt" ? "short" : "full"}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
    />
  );
  return (
    <FormFrame form={form} id={id} onSubmit={submit}>
      <div className={styles.pair}>
        {field("firstName")}
        {field("middleName")}
      </div>
      {field("lastName")}
      {field("suffix")}
      <div className={styles.pair}>
        {field("phone")}
        {field("phoneExt")}
      </div>
      {field("mobilePhone")}
    </FormFrame>
  );
}
