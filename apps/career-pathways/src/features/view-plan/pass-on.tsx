import { Button, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import Link from "lucide-react/icons/link";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { copyText } from "@guildway/ui/copy-text";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

/** Print and Copy link; the link is the plan's own, without what a frame added to it. */
export function PassOn({ address, children }: { address: string; children?: ReactNode }) {
  const text = useTexts(texts);
  const copy = async () => {
    const subject = "copy-link";
    if (await copyText(address)) showToast("success", text.copied, { subject });
    else showToast("error", text.notCopied, { subject });
  };
  return (
    <div className={styles.passOn} data-no-print="">
      <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        {text.print}
      </Button>
      <Button icon={<Link aria-hidden="true" />} onClick={() => void copy()}>
        {text.copyLink}
      </Button>
      {children}
    </div>
  );
}
