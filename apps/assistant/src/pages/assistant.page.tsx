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

/**
 * Whether nobody is signed in here. Only a page that a person opened by itself ends a session, since another site could frame
 * one; and only the one that was there when it was opened, so that nobody is signed out for a tab that they left open.
 */
function useEndsSession(): boolean {
  const status = useAuth((auth) => auth.status);
  const [isVisited, setVisited] = useState(false);
  if (status === "signed-out" && !isVisited) setVisited(true);
  const ends = status === "signed-in" && !isVisited && !isFramed();
  useEffect(() => {
    if (ends) void signOut().catch(console.error);
  }, [ends]);
  return isFramed() || isVisited;
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
