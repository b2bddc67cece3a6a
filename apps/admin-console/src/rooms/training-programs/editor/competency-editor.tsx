import { Button, Notice, useTexts } from "@guildway/ui";
import { useState } from "react";
import type { SectionInputProps } from "../../../room/form/section-input.tsx";
import { useKeptFocus } from "../../../room/form/use-kept-focus.ts";
import { CompetencyInput } from "./competency-input.tsx";
import styles from "./editor.module.css";
import { GroupInput } from "./group-input.tsx";
import { texts } from "./texts.ts";
import {
  tagsOf,
  type Tree,
  ungroupedIn,
  withChangedCompetency,
  withChangedGroup,
  withCompetency,
  withGroup,
  withMovedCompetency,
  withMovedGroup,
  withoutCompetency,
  withoutGroup,
  withSentCompetency,
  withTags,
} from "./tree.ts";

/** The groups and competencies of a program: added, named, moved and taken away. */
export function CompetencyEditor({ values, onChange, errorOf }: SectionInputProps) {
  const text = useTexts(texts);
  const { group: focused, keepFocus } = useKeptFocus();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const tree: Tree = {
    competencies: (values["competencies"] ?? {}) as Tree["competencies"],
    competencyGroups: (values["competencyGroups"] ?? []) as Tree["competencyGroups"],
    classifications: (values["classifications"] ?? {}) as Tree["classifications"],
  };
  const change = (to: Tree) => onChange({ ...to });
  const open = (id: string, isOpen: boolean) =>
    setOpened((before) => (isOpen ? [...before, id] : before.filter((one) => one !== id)));
  const nameOf = (at: number) => tree.competencyGroups[at]!.description || text.group(at + 1);
  const places = tree.competencyGroups.map(({ id }, at) => ({ id, name: nameOf(at) }));
  const competency = (id: string, groupId: string, ids: readonly string[]) => (
    <CompetencyInput
      key={id}
      of={tree.competencies[id]!}
      at={ids.indexOf(id)}
      all={groupId === "" ? 1 : ids.length}
      groupId={groupId}
      places={places}
      tags={tagsOf(tree, tree.competencies[id]!)}
      onChange={(to) => change(withChangedCompetency(tree, id, to))}
      onTags={(tags) => change(withTags(tree, id, tags, () => crypto.randomUUID()))}
      onMove={(by) => {
        keepFocus(id, by === 1 ? "down" : "up");
        change(withMovedCompetency(tree, groupId, id, by));
      }}
      onSend={(to) => {
        open(to, true);
        change(withSentCompetency(tree, id, to));
      }}
      onTake={() => {
        const at = ids.indexOf(id);
        keepFocus(ids[at + 1] ?? ids[at - 1] ?? groupId, "take");
        change(withoutCompetency(tree, id));
      }}
    />
  );
  const rest = ungroupedIn(tree);
  const error = errorOf("competencies") ?? errorOf("competencyGroups");
  return (
    <div className={styles.editor} ref={focused} id="competencies" tabIndex={-1}>
      {error && <Notice kind="danger">{error}</Notice>}
      {tree.competencyGroups.map((group, at) => (
        <GroupInput
          key={group.id}
          of={group}
          name={nameOf(at)}
          at={at}
          all={tree.competencyGroups.length}
          isOpen={opened.includes(group.id)}
          onOpen={(isOpen) => open(group.id, isOpen)}
          onChange={(to) => change(withChangedGroup(tree, group.id, to))}
          onMove={(by) => {
            keepFocus(group.id, by === 1 ? "down" : "up");
            change(withMovedGroup(tree, group.id, by));
          }}
          onTake={() => {
            keepFocus(places[at + 1]?.id ?? places[at - 1]?.id, "take");
            change(withoutGroup(tree, group.id));
          }}
          onAdd={() => change(withCompetency(tree, group.id, crypto.randomUUID()))}
        >
          {group.competencyIds
            .filter((id) => tree.competencies[id])
            .map((id, _, ids) => competency(id, group.id, ids))}
        </GroupInput>
      ))}
      {rest.length > 0 && (
        <div className={styles.group}>
          <strong>{text.ungrouped}</strong>
          <ol className={styles.competencies}>{rest.map((id) => competency(id, "", rest))}</ol>
        </div>
      )}
      <div>
        <Button
          onClick={() => {
            const id = crypto.randomUUID();
            open(id, true);
            change(withGroup(tree, id));
          }}
        >
          {text.addGroup}
        </Button>
      </div>
    </div>
  );
}
