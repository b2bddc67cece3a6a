import { call } from "@guildway/api-client";
import { readSite } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { MaterialFile } from "../../material/kinds-of-files.ts";
import { type FilePlace, kindOf, storeFile } from "./stored-file.ts";
import { texts } from "./texts.ts";

interface Props {
  files: readonly MaterialFile[];
  onFiles(files: MaterialFile[]): void;
  place: FilePlace;
}

const siteQuery = queryOptions({
  queryKey: ["public-pages", "site"],
  staleTime: Infinity,
  queryFn: ({ signal }) => call(readSite, { signal }),
});

/** Files on their way. */
export type Uploads = ReturnType<typeof useUpload>;

/** Sends files one after the other, and says of each what became of it. */
export function useUpload({ files, onFiles, place }: Props) {
  const text = useTexts(texts).upload;
  const { data: site } = useQuery(siteQuery);
  const [sending, setSending] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<string>();
  // One that arrives must not forget what was changed meanwhile.
  const latest = useRef({ files, onFiles });
  useEffect(() => {
    latest.current = { files, onFiles };
  });
  const sendOne = async (file: File) => {
    const kind = kindOf(file.name);
    if (!kind) return setRefused(text.wrongKind(file.name));
    if (file.size === 0) return setRefused(text.empty(file.name));
    const most = site?.uploadMegabytes;
    if (most !== undefined && file.size > most * 1_000_000)
      return setRefused(text.large(file.name, most));
    const isImage = file.type.startsWith("image/");
    setSending((names) => [...names, file.name]);
    try {
      const stored = await storeFile(file, kind, place);
      const all = [...latest.current.files, stored];
      latest.current.files = all;
      latest.current.onFiles(all);
      showToast("success", isImage ? text.image : text.file, { subject: "upload" });
    } catch (error) {
      console.error(error);
      const why = isImage ? text.imageFailed : text.fileFailed(file.name);
      showToast("error", why, { subject: "upload" });
    } finally {
      setSending((names) => names.filter((name) => name !== file.name));
    }
  };
  return {
    /** Millions of bytes that a file may have. */
    most: site?.uploadMegabytes,
    sending,
    refused,
    async send(chosen: readonly File[]) {
      setRefused(undefined);
      for (const file of chosen) await sendOne(file);
    },
  };
}
