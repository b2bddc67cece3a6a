import { NumberField, RadioGroup, TextArea, TextField, useTexts } from "@guildway/ui";
import { useForm } from "react-hook-form";
import { faultResolver, summaryOf } from "../../plan/fault-resolver.ts";
import { FormDialog } from "../../plan/form-dialog.tsx";
import type { PlanElement } from "../../plan/plan.ts";
import { emptySkill, type SkillForm, skillFaults, skillFields, skillOf } from "./skill-form.ts";
import { texts } from "./texts.ts";

export interface CreateSkillProps {
  onCreate(skill: PlanElement): void;
  onClose(): void;
}

/** The modal in which a skill of one's own is described. */
export function CreateSkillDialog({ onCreate, onClose }: CreateSkillProps) {
  const text = useTexts(texts);
  const { register, handleSubmit, formState } = useForm<SkillForm>({
    defaultValues: emptySkill,
    resolver: faultResolver(skillFaults, text.faults),
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const submit = handleSubmit((form) => {
    onCreate(skillOf(form, `custom-${crypto.randomUUID()}`));
    onClose();
  });
  return (
    <FormDialog
      text={text}
      faults={summaryOf(errors, skillFields)}
      attempt={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.name}
        maxLength={200}
        autoComplete="off"
        error={errors.name?.message}
        {...register("name")}
      />
      <TextArea
        label={text.description}
        rows={3}
        maxLength={2000}
        error={errors.description?.message}
        {...register("description")}
      />
      <RadioGroup
        legend={text.difficulty}
        hint={text.difficultyHint}
        choices={["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }))}
        error={errors.difficulty?.message}
        {...register("difficulty")}
      />
      <NumberField
        label={text.importance}
        hint={text.importanceHint}
        whole
        maxLength={3}
        error={errors.importance?.message}
        {...register("importance")}
      />
    </FormDialog>
  );
}
