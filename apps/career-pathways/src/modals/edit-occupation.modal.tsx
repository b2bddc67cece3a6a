import {
  ChooseItemsDialog,
  type ChooseItemsProps,
} from "../features/choose-items/choose-items-dialog.tsx";

/** Chooses items of a plan, opened by another app. */
export function EditOccupationModal({
  close,
  ...props
}: Omit<ChooseItemsProps, "onClose"> & { close(): void }) {
  return <ChooseItemsDialog {...props} onClose={close} />;
}
