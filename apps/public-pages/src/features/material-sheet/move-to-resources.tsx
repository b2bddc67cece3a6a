import { call, recordsOf } from "@guildway/api-client";
import { embedMaterial, materials, resourceGroups, resources } from "@guildway/api-contract";
import { Button, Notice, SelectField, useTexts } from "@guildway/ui";
import { wordsOf } from "@guildway/ui/rich-text-words";
import { showToast } from "@guildway/ui/toasts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Material } from "../../material/material-query.ts";
import { rightsQuery } from "../../records/may-edit.ts";
import styles from "./sheet.module.css";
import { texts } from "./texts.ts";

const groupsQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["public-pages", resourceGroups.type, orgId],
    queryFn: ({ signal }) =>
      recordsOf(resourceGroups).list({ orgId, select: ["id", "title"], limit: 200, signal }),
  });

/** Offers to make a resource of a material, from which the assistant answers. */
export function MoveToResources({ material }: { material: Material }) {
  const text = useTexts(texts).move;
  const queries = useQueryClient();
  const [isLater, setLater] = useState(false);
  const [parentId, setParentId] = useState("");
  const { data: rights } = useQuery(rightsQuery(resources.type));
  const orgId = material.orgId ?? "";
  const { data: groups } = useQuery({ ...groupsQuery(orgId), enabled: rights?.create === true });
  const move = useMutation({
    mutationFn: () => moveToResources(material, orgId, parentId),
    onSuccess: async () => {
      showToast("success", text.moved, { subject: "move" });
      await queries.invalidateQueries({ predicate: isAbout(materials.type) });
    },
    onError: (error) => {
      console.error(error);
      showToast("error", text.failed, { subject: "move" });
    },
  });
  if (!rights?.create || isLater || move.isSuccess || material.resourceId) return null;
  return (
    <Notice title={text.title}>
      <p>{text.text}</p>
      <div className={styles.move}>
        {groups && groups.items.length > 0 && (
          <SelectField
            label={text.group}
            optional
            value={parentId}
            onChange={({ target }) => setParentId(target.value)}
          >
            <option value="">{text.none}</option>
            {groups.items.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        <Button busy={move.isPending} onClick={() => move.mutate()}>
          {text.move}
        </Button>
        <Button variant="quiet" onClick={() => setLater(true)}>
          {text.later}
        </Button>
      </div>
    </Notice>
  );
}

async function moveToResources(
  { id: materialId, title, body }: Material,
  orgId: string,
  parentId: string,
): Promise<void> {
  const { id: resourceId } = await recordsOf(resources).create({
    orgId,
    name: title ?? "",
    type: "text",
    body: wordsOf(body ?? ""),
    ...(parentId && { parentId }),
  });
  await call(embedMaterial, { body: { materialId, resourceId, orgId } });
}

/** Whatever remote asked for records of this type. */
const isAbout =
  (type: string) =>
  ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[1] === type;
