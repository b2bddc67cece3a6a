import { signOut, useAuth } from "@guildway/auth";
import { useEffect } from "react";

/**
 * Signs out who opens a page by itself that is everybody's alone; within a frame, such as a preview, they stay signed in.
 * Answers whether the page may be shown.
 */
export function useSignedOut(): boolean {
  const { status } = useAuth();
  const hasToLeave = status === "signed-in" && window.top === window;
  useEffect(() => {
    // Where the server cannot be told, the session here has ended all the same.
    if (hasToLeave) signOut().catch(console.error);
  }, [hasToLeave]);
  return !hasToLeave;
}
