import type { FieldValues, Resolver } from "react-hook-form";

/** Lets a pure rule that names faulty fields check a form; `messages` says what is wrong with each. */
export function faultResolver<Form extends FieldValues>(
  faultsOf: (form: Form) => readonly (keyof Form & string)[],
  messages: Readonly<Record<keyof Form & string, string>>,
): Resolver<Form> {
  return (values) => {
    const faults = faultsOf(values);
    if (faults.length === 0) return { values, errors: {} };
    const errors = faults.map((field) => [field, { type: "rule", message: messages[field] }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** The errors of a form for its summary, in the order of its fields. */
export function summaryOf<Field extends string>(
  errors: Partial<Record<Field, { message?: string | undefined }>>,
  fields: readonly Field[],
): { field: Field; message: string }[] {
  return fields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
}
