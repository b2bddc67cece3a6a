import type { materials, RecordOf } from "@guildway/api-contract";
import { FieldGroup, useTexts, VisuallyHidden } from "@guildway/ui";
import { useEffect, useRef, useState } from "react";
import type { FieldInputProps } from "../field-input.tsx";
import { useHeldSaving } from "../held-saving.ts";
import { DropPlace } from "./drop-place.tsx";
import { FileRow } from "./file-row.tsx";
import styles from "./files-input.module.css";
import { acceptedByDefault, extensionsOf, kindsInWords, type NamedKind } from "./kinds.ts";
import { kindOf } from "./send-file.ts";
import { texts } from "./texts.ts";
import { UploadRow } from "./upload-row.tsx";
import { useMostMegabytes } from "./use-most-megabytes.ts";
import { useUploads } from "./use-uploads.ts";

/** A published file as a record lists it. */
export type ListedFile = NonNullable<RecordOf<typeof materials>["cdnFiles"]>[number];

/** As many as the contract lets a record list. */
const mostFiles = 200;

/** The files of a record: chosen or dragged here, sent with their progress, and taken away again. */
export function FilesInput({
  accepts = acceptedByDefault,
  folder,
  ...field
}: FieldInputProps & {
  accepts?: readonly NamedKind[];
  /** Where they are kept among the organization's files. */
  folder: string;
}) {
  const text = useTexts(texts);
  const { label, hint, error, name, orgId } = field;
  // Whose files they are has to be known first.
  if (!orgId)
    return (
      <FieldGroup legend={label} hint={hint} error={error} id={name} optional>
        <p className={styles.note}>{text.later}</p>
      </FieldGroup>
    );
  return <Files key={orgId} {...field} {...{ accepts, folder, orgId }} />;
}

function Files({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  orgId,
  accepts,
  folder,
}: FieldInputProps & { accepts: readonly NamedKind[]; folder: string; orgId: string }) {
  const text = useTexts(texts);
  const most = useMostMegabytes();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  const place = useRef<HTMLInputElement>(null);
  const files = (value ?? []) as readonly ListedFile[];
  // Two that arrive together must not forget each other.
  const listed = useRef(files);
  useEffect(() => {
    listed.current = files;
  });
  const list = (to: readonly ListedFile[]) => {
    listed.current = to;
    onChange(to);
  };
  const { uploads, ...way } = useUploads({ orgId, folder }, (stored, id) => {
    list([...listed.current, { id, ...stored }]);
    setSaid(text.stored(stored.name));
  });
  useHeldSaving(name, uploads.some(({ at }) => at !== "failed") ? text.stillUploading : undefined);

  const kinds = kindsInWords(accepts, text);
  const extensions = extensionsOf(accepts);
  const faultOf = ({ name: file, size }: File): string | undefined => {
    const kind = kindOf(file);
    if (!kind || !extensions.includes(kind)) return text.faults.kind(file, kinds);
    if (size === 0) return text.faults.empty(file);
    if (most !== undefined && size > most * 1_000_000) return text.faults.large(file, most);
    return undefined;
  };
  const add = (chosen: readonly File[]) => {
    const faults = chosen.map(faultOf);
    const good = chosen.filter((_, at) => faults[at] === undefined);
    const room = mostFiles - files.length - uploads.length;
    setRefused([
      ...faults.filter((fault) => fault !== undefined),
      ...(good.length > room ? [text.faults.many(mostFiles)] : []),
    ]);
    way.add(good.slice(0, room));
  };
  /** What had the focus is gone, and the choice of another file is what comes next. */
  const gone = (what: string) => {
    setSaid(what);
    place.current?.focus();
  };
  return (
    <FieldGroup
      legend={label}
      hint={hint}
      error={[...refused, ...(error ? [error] : [])].join(" ") || undefined}
      id={name}
      optional
    >
      {(files.length > 0 || uploads.length > 0) && (
        <ul className={styles.files}>
          {files.map((file, at) => (
            <FileRow
              key={file.id ?? file.url ?? at}
              file={file}
              onChange={(to) => list(files.with(at, to))}
              onRemove={() => {
                list(files.toSpliced(at, 1));
                gone(text.removed(file.name));
              }}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              most={most}
              onAgain={() => way.again(upload.id)}
              onCancel={() => {
                way.cancel(upload.id);
                gone(text.cancelled(upload.file.name));
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
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </FieldGroup>
  );
}
