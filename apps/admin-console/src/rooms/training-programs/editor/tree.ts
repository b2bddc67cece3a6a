import type { RowOf } from "@guildway/api-client";
import type { apprenticeshipTemplates } from "@guildway/api-contract";

type Program = RowOf<typeof apprenticeshipTemplates>;

/** A competency of a program. */
export type Competency = NonNullable<Program["competencies"]>[string];

/** A group of competencies of a program. */
export type Group = NonNullable<Program["competencyGroups"]>[number];

/** The competencies of a program and the groups that they stand in. */
export interface Tree {
  competencies: Readonly<Record<string, Competency>>;
  competencyGroups: readonly Group[];
  /** The labels of tags, by their ids. */
  classifications: Readonly<Record<string, string>>;
}

/** The tags of a competency. */
export const tagsOf = ({ classifications }: Tree, { classificationIds }: Competency): string[] =>
  (classificationIds ?? []).flatMap((id) => classifications[id] ?? []);

/** The tree with other tags at a competency; a tag that stands somewhere already keeps its id. */
export function withTags(
  tree: Tree,
  id: string,
  tags: readonly string[],
  newId: () => string,
): Tree {
  const known = new Map(
    Object.entries(tree.classifications).map(([ofTag, tag]) => [tag.toLowerCase(), ofTag]),
  );
  const named = tags.map((tag) => [known.get(tag.toLowerCase()) ?? newId(), tag] as const);
  const classificationIds = [...new Set(named.map(([ofTag]) => ofTag))];
  return withUsedTags({
    ...withChangedCompetency(tree, id, { classificationIds }),
    classifications: { ...Object.fromEntries(named), ...tree.classifications },
  });
}

/** A tag that stands at no competency any more is none. */
function withUsedTags(tree: Tree): Tree {
  const used = new Set(
    Object.values(tree.competencies).flatMap((one) => one.classificationIds ?? []),
  );
  return {
    ...tree,
    classifications: Object.fromEntries(
      Object.entries(tree.classifications).filter(([id]) => used.has(id)),
    ),
  };
}

/** Competencies that stand in no group. */
export function ungroupedIn({
  competencies,
  competencyGroups,
}: Pick<Tree, "competencies" | "competencyGroups">): string[] {
  const grouped = new Set(competencyGroups.flatMap(({ competencyIds }) => competencyIds));
  return Object.keys(competencies).filter((id) => !grouped.has(id));
}

/** The tree with another group at its end. */
export const withGroup = (tree: Tree, id: string): Tree => ({
  ...tree,
  competencyGroups: [...tree.competencyGroups, { id, description: "", competencyIds: [] }],
});

/** The tree with something else said of a group. */
export const withChangedGroup = (tree: Tree, id: string, change: Partial<Group>): Tree => ({
  ...tree,
  competencyGroups: tree.competencyGroups.map((group) =>
    group.id === id ? { ...group, ...change } : group,
  ),
});

/** The tree without a group and what stands in it. */
export function withoutGroup(tree: Tree, id: string): Tree {
  const gone = tree.competencyGroups.find((group) => group.id === id)?.competencyIds ?? [];
  return withUsedTags({
    ...tree,
    competencies: without(tree.competencies, gone),
    competencyGroups: tree.competencyGroups.filter((group) => group.id !== id),
  });
}

/** The tree with a group before or behind its neighbour. */
export const withMovedGroup = (tree: Tree, id: string, by: 1 | -1): Tree => ({
  ...tree,
  competencyGroups: moved(
    tree.competencyGroups,
    tree.competencyGroups.findIndex((group) => group.id === id),
    by,
  ),
});

/** The tree with another competency at the end of a group. */
export function withCompetency(tree: Tree, groupId: string, id: string): Tree {
  const competencies = { ...tree.competencies, [id]: { id, description: "" } };
  return withIds({ ...tree, competencies }, groupId, (ids) => [...ids, id]);
}

/** The tree with something else said of a competency. */
export const withChangedCompetency = (
  { competencies, ...tree }: Tree,
  id: string,
  change: Partial<Competency>,
): Tree => ({
  ...tree,
  competencies: { ...competencies, [id]: { ...competencies[id]!, ...change } },
});

/** The tree without a competency. */
export const withoutCompetency = (tree: Tree, id: string): Tree =>
  withUsedTags({
    ...tree,
    competencies: without(tree.competencies, [id]),
    competencyGroups: tree.competencyGroups.map((group) => withoutId(group, id)),
  });

/** The tree with a competency before or behind its neighbour in its group. */
export const withMovedCompetency = (tree: Tree, groupId: string, id: string, by: 1 | -1): Tree =>
  withIds(tree, groupId, (ids) => moved(ids, ids.indexOf(id), by));

/** The tree with a competency at the end of another group. */
export const withSentCompetency = (tree: Tree, id: string, groupId: string): Tree =>
  withIds(
    {
      ...tree,
      competencyGroups: tree.competencyGroups.map((group) => withoutId(group, id)),
    },
    groupId,
    (ids) => [...ids, id],
  );

const withoutId = (group: Group, id: string): Group => ({
  ...group,
  competencyIds: group.competencyIds.filter((one) => one !== id),
});

function withIds(tree: Tree, groupId: string, change: (ids: string[]) => string[]): Tree {
  const group = tree.competencyGroups.find(({ id }) => id === groupId);
  return withChangedGroup(tree, groupId, { competencyIds: change(group?.competencyIds ?? []) });
}

function without(competencies: Tree["competencies"], ids: readonly string[]) {
  return Object.fromEntries(Object.entries(competencies).filter(([id]) => !ids.includes(id)));
}

/** What would leave the list stays where it is. */
function moved<T>(items: readonly T[], at: number, by: 1 | -1): T[] {
  const next = [...items];
  const [one, other] = [items[at], items[at + by]];
  if (one === undefined || other === undefined) return next;
  [next[at], next[at + by]] = [other, one];
  return next;
}
