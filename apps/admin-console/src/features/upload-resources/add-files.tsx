import { recordsOf } from "@guildway/api-client";
import { resources } from "@guildway/api-contract";
import { FieldGroup, Notice, useTexts, VisuallyHidden } from "@guildway/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { DropPlace } from "../../room/form/files/drop-place.tsx";
import filesStyles from "../../room/form/files/files-input.module.css";
import { extensionsOf, kindsInWords } from "../../room/form/files/kinds.ts";
import { kindOf } from "../../room/form/files/send-file.ts";
import { texts as fileTexts } from "../../room/form/files/texts.ts";
import { UploadRow } from "../../room/form/files/upload-row.tsx";
import { type Stored, useUploads } from "../../room/form/files/use-uploads.ts";
import { useMostMegabytes } from "../../room/form/files/use-most-megabytes.ts";
import { readKinds } from "../../rooms/resources/read-kinds.ts";
import { AddedResources } from "./added-resources.tsx";
import { texts } from "./texts.ts";

/** Where files are chosen or dropped, what is on its way, and what was added. */
export function AddFiles({ orgId, groupId }: { orgId: string; groupId: string }) {
  const words = useTexts(texts);
  const text = useTexts(fileTexts);
  const queries = useQueryClient();
  const most = useMostMegabytes();
  const place = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [notKept, setNotKept] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  const group = useRef(groupId);
  useEffect(() => {
    group.current = groupId;
  });
  const keep = async ({ url, name, size }: Stored) => {
    try {
      const made = await recordsOf(resources).create({
        orgId,
        name: name.replace(/\.[^.]+$/, ""),
        type: kindOf(name) ?? null,
        file: url,
        size,
        parentId: group.current || null,
      });
      setAdded((before) => [...before, made.id]);
      setSaid(words.addedOne(name));
      await queries.invalidateQueries({ queryKey: ["admin-console", "resources"] });
    } catch (error) {
      console.error(error);
      setNotKept((before) => [...before, words.notKept(name)]);
    }
  };
  const { uploads, ...way } = useUploads(
    { orgId, folder: "/library", isPrivate: true },
    (stored) => void keep(stored),
  );
  const kinds = kindsInWords(readKinds, text);
  const extensions = extensionsOf(readKinds);
  const faultOf = ({ name, size }: File): string | undefined => {
    const kind = kindOf(name);
    if (!kind || !extensions.includes(kind)) return text.faults.kind(name, kinds);
    if (size === 0) return text.faults.empty(name);
    return most !== undefined && size > most * 1_000_000
      ? text.faults.large(name, most)
      : undefined;
  };
  const add = (chosen: readonly File[]) => {
    setRefused(chosen.flatMap((file) => faultOf(file) ?? []));
    way.add(chosen.filter((file) => faultOf(file) === undefined));
  };
  return (
    <>
      <FieldGroup legend={words.files} error={refused.join(" ") || undefined} id="resource-files">
        {uploads.length > 0 && (
          <ul className={filesStyles.files}>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                most={most}
                onAgain={() => way.again(upload.id)}
                onCancel={() => {
                  way.cancel(upload.id);
                  place.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
        <DropPlace
          ref={place}
          accept={extensions.map((extension) => `.${extension}`).join(",")}
          hint={most === undefined ? kinds : text.accepted(kinds, most)}
          onFiles={add}
        />
      </FieldGroup>
      {notKept.length > 0 && (
        <Notice kind="danger" role="alert">
          {notKept.join(" ")}
        </Notice>
      )}
      {added.length > 0 && <AddedResources ids={added} />}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
