import { call } from "@guildway/api-client";
import { readSandbox } from "@guildway/api-contract";
import { Button, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { texts } from "./texts.ts";
import styles from "./write-request.module.css";

/** The key with which anyone can try everything, where this installation has one. */
export function SandboxKey({ apiKey, onKey }: { apiKey: string; onKey(key: string): void }) {
  const text = useTexts(texts);
  const { data } = useQuery({
    queryKey: ["api-explorer", "sandbox"],
    queryFn: ({ signal }) => call(readSandbox, { signal }),
  });
  const sandbox = data?.sandbox;
  if (!sandbox) return null;
  if (apiKey === sandbox.key)
    return <p className={styles.note}>{text.isSandbox(sandbox.organizationName)}</p>;
  return <Button onClick={() => onKey(sandbox.key)}>{text.sandbox}</Button>;
}
