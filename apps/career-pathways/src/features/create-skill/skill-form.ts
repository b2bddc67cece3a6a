import type { PlanElement } from "../../plan/plan.ts";

/** What is typed to create a skill. */
export interface SkillForm {
  name: string;
  description: string;
  difficulty: string;
  importance: string;
}

export const skillFields = ["name", "description", "difficulty", "importance"] as const;
export const emptySkill: SkillForm = { name: "", description: "", difficulty: "", importance: "" };

/** The fields that are missing or out of range: difficulty 1 to 5, importance 1 to 100, both whole. */
export function skillFaults(form: SkillForm): (keyof SkillForm)[] {
  return skillFields.filter((field) => {
    if (field === "difficulty") return !isWhole(form.difficulty, 5);
    if (field === "importance") return !isWhole(form.importance, 100);
    return !form[field].trim();
  });
}

/** The skill that the form describes. */
export function skillOf(form: SkillForm, id: string): PlanElement {
  return {
    ElementId: id,
    ElementName: form.name.trim(),
    ElementDescription: form.description.trim(),
    Importance: Number(form.importance),
    DataValue: Number(form.difficulty),
  };
}

function isWhole(text: string, most: number): boolean {
  const number = Number(text);
  return /^\s*\d+\s*$/.test(text) && number >= 1 && number <= most;
}
