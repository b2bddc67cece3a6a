import {
  ManageWageScheduleDialog,
  type ManageWageScheduleProps,
} from "../features/manage-wage-schedule/manage-wage-schedule-dialog.tsx";

/** Makes or changes a wage schedule, opened by another app. */
export function ManageWageScheduleModal({
  close,
  ...props
}: Omit<ManageWageScheduleProps, "onClose"> & { close(): void }) {
  return <ManageWageScheduleDialog {...props} onClose={close} />;
}
