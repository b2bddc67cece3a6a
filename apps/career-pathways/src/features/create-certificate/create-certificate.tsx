import { openModal } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import type { PlanCertificate } from "../../plan/plan.ts";
import { texts } from "./texts.ts";

/** The Create Certificate button, which opens its modal. */
export function CreateCertificate({ onCreate }: { onCreate(certificate: PlanCertificate): void }) {
  const text = useTexts(texts);
  return (
    <Button
      variant="quiet"
      onClick={() => openModal("career-pathways.manageCertificate", { onCreate })}
    >
      {text.title}
    </Button>
  );
}
