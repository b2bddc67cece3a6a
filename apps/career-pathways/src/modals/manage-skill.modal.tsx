import {
  CreateSkillDialog,
  type CreateSkillProps,
} from "../features/create-skill/create-skill-dialog.tsx";

/** Creates a skill, opened by another app. */
export function ManageSkillModal({
  close,
  ...props
}: Omit<CreateSkillProps, "onClose"> & { close(): void }) {
  return <CreateSkillDialog {...props} onClose={close} />;
}
