import { type FailureCode, failureCode } from "@guildway/api-client";
import { useEffect, useRef, useState } from "react";
import { type FilePlace, kindOf, sendFile } from "./send-file.ts";

/** A file that was stored. */
export type Stored = Awaited<ReturnType<typeof sendFile>>;

/** A file on its way. */
export interface Upload {
  id: string;
  file: File;
  at: "waiting" | "sending" | "failed";
  /** Which part of it has gone, from 0 to 1. */
  share: number;
  why?: FailureCode | undefined;
}

/** So many files are sent at once; the others wait for their turn. */
const atOnce = 2;

/** Files on their way to an organization's folder; each that has arrived is handed over and leaves the list. */
export function useUploads(place: FilePlace, onStored: (stored: Stored, id: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const all = useRef<readonly Upload[]>([]);
  const under = useRef(new Map<string, AbortController>());
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });
  // Who leaves the form takes back what is still on its way.
  useEffect(() => {
    const sent = under.current;
    return () => {
      for (const one of sent.values()) one.abort();
    };
  }, []);

  const set = (to: readonly Upload[]) => {
    all.current = to;
    setUploads(to);
  };
  const change = (id: string, to: Partial<Upload>) =>
    set(all.current.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const take = (id: string) => set(all.current.filter((one) => one.id !== id));

  const sendNext = () => {
    const sending = all.current.filter(({ at }) => at === "sending").length;
    const next = all.current.filter(({ at }) => at === "waiting").slice(0, atOnce - sending);
    for (const upload of next) void send(upload);
  };
  const send = async ({ id, file }: Upload) => {
    const control = new AbortController();
    under.current.set(id, control);
    change(id, { at: "sending", share: 0, why: undefined });
    try {
      const answer = await sendFile(file, {
        ...place,
        kind: kindOf(file.name) ?? "txt",
        signal: control.signal,
        onSent: (share) => change(id, { share }),
      });
      take(id);
      stored.current(answer, id);
    } catch (error) {
      if (!control.signal.aborted) {
        console.error(error);
        change(id, { at: "failed", why: failureCode(error) });
      }
    } finally {
      under.current.delete(id);
      if (!control.signal.aborted) sendNext();
    }
  };
  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => ({
        id: crypto.randomUUID(),
        file,
        at: "waiting",
        share: 0,
      }));
      set([...all.current, ...added]);
      sendNext();
    },
    again(id: string) {
      change(id, { at: "waiting" });
      sendNext();
    },
    /** Ends an upload, or takes one that has failed off the list. */
    cancel(id: string) {
      under.current.get(id)?.abort();
      take(id);
      sendNext();
    },
  };
}
