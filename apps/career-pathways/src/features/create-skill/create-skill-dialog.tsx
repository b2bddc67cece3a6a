import { NumberField, RadioGroup, TextArea, TextField, useTexts } from "@guildway/ui";
import { PlanDialog } from "../../plan/plan-dialog.tsx";
import { usePlanForm } from "../../plan/use-plan-form.ts";
import type { PlanElement } from "../../plan/plan.ts";
import { emptySkill, type SkillForm, skillFaults, skillOf } from "./skill-form.ts";
import { texts } from "./texts.ts";

export interface CreateSkillProps {
  onCreate(skill: PlanElement): void;
  onClose(): void;
}

/** The modal in which a skill of one's own is described. */
export function CreateSkillDialog({ onCreate, onClose }: CreateSkillProps) {
  const text = useTexts(texts);
  const { form, register, submit } = usePlanForm<SkillForm>({
    empty: emptySkill,
    faultsOf: skillFaults,
    messages: text.faults,
    async send(filled) {
      onCreate(skillOf(filled, `custom-${crypto.randomUUID()}`));
      onClose();
    },
  });
  return (
    <PlanDialog text={text} form={form} onSubmit={submit} onClose={onClose}>
      <TextField
        label={text.name}
        maxLength={200}
        autoComplete="off"
        error={form.errorOf("name")}
        {...register("name")}
      />
      <TextArea
        label={text.description}
        rows={3}
        maxLength={2000}
        error={form.errorOf("description")}
        {...register("description")}
      />
      <RadioGroup
        legend={text.difficulty}
        hint={text.difficultyHint}
        choices={["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }))}
        error={form.errorOf("difficulty")}
        {...register("difficulty")}
      />
      <NumberField
        label={text.importance}
        hint={text.importanceHint}
        whole
        maxLength={3}
        error={form.errorOf("importance")}
        {...register("importance")}
      />
    </PlanDialog>
  );
}
