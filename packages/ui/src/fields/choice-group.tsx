import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";
import styles from "./fields.module.css";

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type ChoiceGroupProps = Omit<FieldGroupProps, "children"> & {
  name: string;
  choices: readonly Choice[];
} & Pick<ComponentProps<"input">, "ref" | "onChange" | "onBlur" | "disabled">;

export type RadioGroupProps = ChoiceGroupProps & {
  value?: string | null | undefined;
  defaultValue?: string | undefined;
};

export type CheckboxGroupProps = ChoiceGroupProps & {
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
};

/** One answer of several; a form's `register()` can be spread into it. */
export function RadioGroup({ value, defaultValue, ...group }: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...group}
      type="radio"
      checked={value === undefined ? undefined : (choice) => choice === value}
      checkedAtFirst={defaultValue === undefined ? undefined : (choice) => choice === defaultValue}
    />
  );
}

/** Any number of answers; a form's `register()` can be spread into it. */
export function CheckboxGroup({ value, defaultValue, ...group }: CheckboxGroupProps) {
  return (
    <ChoiceGroup
      {...group}
      type="checkbox"
      checked={value && ((choice) => value.includes(choice))}
      checkedAtFirst={defaultValue && ((choice) => defaultValue.includes(choice))}
    />
  );
}

type Picked = ((choice: string) => boolean) | undefined;

function ChoiceGroup({
  type,
  name,
  choices,
  checked,
  checkedAtFirst,
  ref,
  onChange,
  onBlur,
  disabled,
  ...group
}: ChoiceGroupProps & { type: "radio" | "checkbox"; checked: Picked; checkedAtFirst: Picked }) {
  const made = useId();
  const groupId = group.id ?? made;
  return (
    <FieldGroup {...group} id={groupId}>
      {choices.map((choice, index) => (
        <div className={styles.choice} key={choice.value}>
          <input
            {...{ type, name, ref, onChange, onBlur }}
            id={`${groupId}-${index}`}
            value={choice.value}
            checked={checked?.(choice.value)}
            defaultChecked={checkedAtFirst?.(choice.value)}
            disabled={disabled || choice.disabled}
            aria-invalid={group.error && type === "checkbox" ? true : undefined}
            aria-describedby={choice.hint ? `${groupId}-${index}-hint` : undefined}
          />
          <div className={styles.choiceWords}>
            <label className={styles.choiceLabel} htmlFor={`${groupId}-${index}`}>
              {choice.label}
            </label>
            {choice.hint ? (
              <div className={styles.hint} id={`${groupId}-${index}-hint`}>
                {choice.hint}
              </div>
            ) : null}
          </div>
        </div>
      ))}
    </FieldGroup>
  );
}
