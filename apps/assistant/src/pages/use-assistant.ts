import { failureCode } from "@guildway/api-client";
import { useEffect, useState } from "react";
import { type Assistant, readAssistant } from "../conversation/assistant-calls.ts";

/** An assistant as far as it is known, and the way to ask for it again. */
export type KnownAssistant =
  | { at: "loading"; assistant?: undefined }
  | { at: "unknown"; assistant?: undefined }
  | { at: "failed"; assistant?: undefined; retry(): void }
  | { at: "there"; assistant: Assistant };

/** Reads the assistant of an integration; of another organization than the one that is named, it is not known. */
export function useAssistant(integrationId: string, orgId?: string): KnownAssistant {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ key: string; found: Assistant | "unknown" | "failed" }>();
  const key = `${attempt} ${integrationId}`;
  useEffect(() => {
    const { signal, abort } = controllerOf();
    readAssistant(integrationId, signal).then(
      (found) => setKnown({ key, found }),
      (error: unknown) => {
        if (signal.aborted) return;
        const isUnknown = failureCode(error) === "record.not-found";
        setKnown({ key, found: isUnknown ? "unknown" : "failed" });
      },
    );
    return abort;
  }, [key, integrationId]);
  if (integrationId === "") return { at: "unknown" };
  if (known?.key !== key) return { at: "loading" };
  const { found } = known;
  if (found === "unknown") return { at: "unknown" };
  if (found === "failed") return { at: "failed", retry: () => setAttempt(attempt + 1) };
  if (orgId !== undefined && found.orgId !== orgId) return { at: "unknown" };
  return { at: "there", assistant: found };
}

function controllerOf() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
