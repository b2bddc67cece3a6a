import { type FormCore, useFormCore } from "@guildway/ui/forms";
import {
  type DefaultValues,
  type FieldValues,
  useForm,
  type UseFormRegister,
} from "react-hook-form";

interface PlanFormTask<Form extends FieldValues> {
  empty: Form;
  /** The fields that are wrong, by a pure rule, in the order of the form. */
  faultsOf(form: Form): readonly (keyof Form & string)[];
  /** What is wrong with each. */
  messages: Readonly<Record<keyof Form & string, string>>;
  send(form: Form): Promise<unknown>;
}

/** A form of a plan's modals; what `send` throws is the modal's to show. */
export function usePlanForm<Form extends FieldValues>({
  empty,
  faultsOf,
  messages,
  send,
}: PlanFormTask<Form>): {
  form: FormCore<Form>;
  register: UseFormRegister<Form>;
  submit(): void;
} {
  const { register, getValues } = useForm<Form>({
    defaultValues: empty as DefaultValues<Form>,
  });
  const form = useFormCore<Form, { field?: keyof Form & string }>({
    check: (filled) => faultsOf(filled).map((field) => ({ field })),
    send,
    faultsOf: () => [],
    say: ({ field }) => (field === undefined ? "" : messages[field]),
  });
  return { form, register, submit: () => void form.submit(getValues()) };
}
