import { Button, Dialog, Notice, useTexts } from "@guildway/ui";
import { SignaturePad, type SignatureSource } from "@guildway/ui/signature";
import { hideToast, showToast } from "@guildway/ui/toasts";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { storeSignature } from "./store-signature.ts";
import { texts } from "./texts.ts";

export interface SignatureProps {
  /** Among whose files it is kept. */
  orgId: string;
  /** The grant of the invitation that is signed; without it, one's own session. */
  accessGrant?: string | undefined;
  /** Whose signature it is. */
  name?: string | undefined;
  /** Given the address of the stored picture. */
  onSigned(url: string): void;
  onClose(): void;
}

/** Asks for a signature, stores it as a picture and hands its address back. */
export function SignatureDialog({ orgId, accessGrant, name, onSigned, onClose }: SignatureProps) {
  const text = useTexts(texts);
  const pad = useRef<SignatureSource>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const store = useMutation({
    async mutationFn() {
      const picture = await pad.current?.read();
      setIsEmpty(picture === undefined);
      if (picture === undefined) return;
      showToast("info", text.saving, { subject: "signature" });
      onSigned(await storeSignature(picture, orgId, accessGrant));
      hideToast("signature");
      onClose();
    },
    onError(error) {
      console.error(error);
      showToast("error", text.failed, { subject: "signature" });
    },
  });
  return (
    <Dialog
      open
      title={text.title}
      busy={store.isPending}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            busy={store.isPending}
            busyLabel={text.saving}
            onClick={() => store.mutate()}
          >
            {text.save}
          </Button>
          <Button onClick={onClose}>{text.cancel}</Button>
        </>
      }
    >
      {isEmpty && (
        <Notice kind="danger" role="alert">
          <p>{text.empty}</p>
        </Notice>
      )}
      <SignaturePad ref={pad} name={name} />
    </Dialog>
  );
}
