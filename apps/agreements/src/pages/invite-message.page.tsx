import { usePageFrame } from "@guildway/federation";
import { Navigate, useParams } from "@guildway/router";
import { defineTexts, useTexts } from "@guildway/ui";
import { PublicPage } from "./public-page.tsx";
import styles from "./message.module.css";

const texts = defineTexts(
  {
    success: { title: "Thank you", text: "Your information was submitted." },
    invalid: { title: "Invalid Invitation", text: "This invitation is no longer valid." },
    footer: "A new invitation will be sent if further information is needed.",
  },
  {
    success: { title: "Gracias", text: "Se envió su información." },
    invalid: { title: "Invitación no válida", text: "Esta invitación ya no es válida." },
    footer: "Se enviará una nueva invitación si hace falta más información.",
  },
);

/** How an invitation ended: with thanks, or in that it is none any more. */
export default function InviteMessagePage() {
  const { messageType } = useParams();
  if (!messageType) return <Navigate to="/" replace />;
  return (
    <PublicPage>
      <Message type={messageType === "success" ? "success" : "invalid"} />
    </PublicPage>
  );
}

function Message({ type }: { type: "success" | "invalid" }) {
  const { footer, ...says } = useTexts(texts);
  const { title, text } = says[type];
  usePageFrame({ title, organization: null });
  return (
    <section className={styles.message}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.footer}>{footer}</p>
    </section>
  );
}
