import {
  CreateCertificateDialog,
  type CreateCertificateProps,
} from "../features/create-certificate/create-certificate-dialog.tsx";

/** Creates a certificate, opened by another app. */
export function ManageCertificateModal({
  close,
  ...props
}: Omit<CreateCertificateProps, "onClose"> & { close(): void }) {
  return <CreateCertificateDialog {...props} onClose={close} />;
}
