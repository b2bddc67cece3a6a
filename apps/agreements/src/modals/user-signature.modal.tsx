import type { SignatureProps } from "../features/give-signature/signature-dialog.tsx";
import { SignatureDialog } from "../features/give-signature/signature-dialog.tsx";

type Props = Omit<SignatureProps, "onClose"> & { close(): void };

/** Asks for a signature. */
export function UserSignatureModal({ close, ...asked }: Props) {
  return <SignatureDialog {...asked} onClose={close} />;
}
