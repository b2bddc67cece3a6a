import { signOut, useAuth } from "@guildway/auth";
import { inMainApp, usePageFrame } from "@guildway/federation";
import { useNavigate, useSearchParams } from "@guildway/router";
import { SpeaksPageLanguage } from "@guildway/ui";
import { useCallback, useEffect, useState } from "react";
import { AssistantChat } from "./assistant-chat.tsx";

/** An organization's assistant on a page of its own, for visitors: who is signed in is signed out there and sees nothing before. */
export default function AssistantPage() {
  const [query] = useSearchParams();
  const [name, setName] = useState<string>();
  usePageFrame({ ...(name && { title: name }) });
  const isVisitor = useEndsSession();
  const close = useClose();
  const known = useCallback((assistant: { name: string }) => setName(assistant.name), []);
  if (!isVisitor) return null;
  return (
    <SpeaksPageLanguage>
      <AssistantChat
        integrationId={query.get("integrationId") ?? ""}
        place={isFramed() ? "frame" : "page"}
        onKnown={known}
        {...((query.get("ecosystem") ?? "external") === "external" && { onClose: close })}
      />
    </SpeaksPageLanguage>
  );
}

/** Whether nobody is signed in here. Only a page that a person opened by itself ends a session: another site could frame one. */
function useEndsSession(): boolean {
  const status = useAuth((auth) => auth.status);
  const ends = status === "signed-in" && !isFramed();
  useEffect(() => {
    if (ends) void signOut().catch(console.error);
  }, [ends]);
  return isFramed() || status === "signed-out";
}

const isFramed = (): boolean => window.parent !== window;

/** Goes back to where the visitor came from, else home. */
function useClose(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const cameFromHere = (history.state as { idx?: number } | null)?.idx;
    if (cameFromHere) void navigate(-1);
    else if (document.referrer && history.length > 1) history.back();
    else location.assign(inMainApp("/"));
  }, [navigate]);
}
