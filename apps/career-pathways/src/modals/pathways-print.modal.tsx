import { SharePlanDialog, type SharePlanProps } from "../features/share-plan/share-plan-dialog.tsx";

/** Shares a training plan, opened by another app; it closes once the plan is sent. */
export function PathwaysPrintModal({
  close,
  onSent,
  ...shared
}: Omit<SharePlanProps, "onClose"> & { close(): void }) {
  const finish = (docId: string) => {
    close();
    // The dialog gives the focus back before another page takes it.
    setTimeout(onSent, 0, docId);
  };
  return <SharePlanDialog {...shared} onSent={finish} onClose={close} />;
}
