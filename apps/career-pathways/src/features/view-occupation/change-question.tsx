import { ConfirmDialog, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

export function ChangeQuestion({ onClose, onConfirm }: { onClose(): void; onConfirm(): void }) {
  const text = useTexts(texts);
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={text.changeQuestion}
      text={text.changeText}
      primaryLabel={text.changeConfirm}
      onConfirm={onConfirm}
    />
  );
}
