import { retrySession } from "@guildway/auth";
import { useState } from "react";

/** Asks for the session once more, and says while it is being asked for. */
export function useRetry(): { trying: boolean; retry: () => void } {
  const [trying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    void retrySession().finally(() => setTrying(false));
  };
  return { trying, retry };
}
