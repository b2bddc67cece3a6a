import { usePageFrame } from "@guildway/federation";
import { Navigate, useParams } from "@guildway/router";
import { defineTexts, useTexts } from "@guildway/ui";
import { Message } from "./message.tsx";
import { PublicSurround } from "@guildway/ui/public-foot";

const texts = defineTexts(
  {
    success: { title: "Thank you", text: "Your information was submitted." },
    invalid: { title: "Invalid Invitation", text: "This invitation is no longer valid." },
  },
  {
    success: { title: "Gracias", text: "Se envió su información." },
    invalid: { title: "Invitación no válida", text: "Esta invitación ya no es válida." },
  },
);

/** How an invitation ended: with thanks, or in that it is none any more. */
export default function InviteMessagePage() {
  const { messageType } = useParams();
  if (!messageType) return <Navigate to="/" replace />;
  return (
    <PublicSurround>
      <Ended type={messageType === "success" ? "success" : "invalid"} />
    </PublicSurround>
  );
}

function Ended({ type }: { type: "success" | "invalid" }) {
  const { title, text } = useTexts(texts)[type];
  usePageFrame({ title, organization: null });
  return <Message title={title} text={text} />;
}
