import { call } from "@guildway/api-client";
import { createCompletion } from "@guildway/api-contract";
import { tagsIn } from "@guildway/rules/program";
import { useEffect, useEffectEvent, useState } from "react";
import { keepAnswer, keptOf, questionOf } from "./kept-answers.ts";
import { competenciesOf, type DraftCompetency, type ProgramDraft } from "./program-draft.ts";
import { storable } from "./storable.ts";

/** Before the first competency is classified, and between one and the next. */
export const beforeEachMs = 2000;

/** Classifies one competency after the other while it runs, each a while after the one before; what is answered already is kept. */
export function useClassifying(draft: ProgramDraft, onChange: (draft: ProgramDraft) => void) {
  const [isPaused, setIsPaused] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const all = competenciesOf(draft);
  const next = all.find(({ tags }) => tags === undefined);
  const classify = useEffectEvent(async (one: DraftCompetency, signal: AbortSignal) => {
    const asked = questionOf(draft.values.title, one);
    try {
      const body = { prompt: asked, text: storable(one.description) };
      const completed = await call(createCompletion, { body, signal });
      const data = keptOf(completed.data);
      keepAnswer(asked, data);
      onChange(withTags(draft, one.id, { asked, answered: data, tags: tagsIn(data) }));
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setHasFailed(true);
      setIsPaused(true);
    }
  });
  const begin = useEffectEvent((signal: AbortSignal) => next && void classify(next, signal));
  const nextId = next?.id;
  useEffect(() => {
    if (isPaused || nextId === undefined) return;
    const work = new AbortController();
    const timer = setTimeout(() => begin(work.signal), beforeEachMs);
    return () => {
      clearTimeout(timer);
      work.abort();
    };
  }, [isPaused, nextId]);
  return {
    next,
    done: all.length - all.filter(({ tags }) => tags === undefined).length,
    all: all.length,
    isPaused,
    hasFailed,
    pause: () => setIsPaused(true),
    resume() {
      setHasFailed(false);
      setIsPaused(false);
    },
    /** Leaves the one that could not be classified without tags. */
    skip() {
      if (next) onChange(withTags(draft, next.id, { tags: [] }));
      setHasFailed(false);
      setIsPaused(false);
    },
    /** Takes back the last answer, to be asked again. */
    stepBack() {
      const last = all.findLast(({ tags }) => tags !== undefined);
      setIsPaused(true);
      if (last) onChange(withTags(draft, last.id, {}));
    },
  };
}

function withTags(
  draft: ProgramDraft,
  id: string,
  answer: Pick<DraftCompetency, "tags" | "asked" | "answered">,
): ProgramDraft {
  const changed = ({ id: own, description, at }: DraftCompetency): DraftCompetency => ({
    id: own,
    description,
    at,
    ...answer,
  });
  return {
    ...draft,
    groups: draft.groups.map((group) => ({
      ...group,
      competencies: group.competencies.map((one) => (one.id === id ? changed(one) : one)),
    })),
  };
}
