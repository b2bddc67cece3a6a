import {
  MaterialSheet,
  type MaterialSheetProps,
} from "../features/material-sheet/material-sheet.tsx";

/** A material in a sheet beside the page, opened by another app. */
export function MaterialModal({
  close,
  ...props
}: Omit<MaterialSheetProps, "onClose"> & { close(): void }) {
  return <MaterialSheet {...props} onClose={close} />;
}
