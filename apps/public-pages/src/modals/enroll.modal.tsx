import { EnrollDialog, type EnrollProps } from "../features/choose-cohort/enroll-dialog.tsx";

/** Asks which cohort of a course to join; opened by its key from any remote. */
export function EnrollModal({ close, ...props }: EnrollProps & { close(): void }) {
  return <EnrollDialog {...props} onClose={close} />;
}
