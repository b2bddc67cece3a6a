import { expect, it } from "vitest";
import {
  atWork,
  type Conversation,
  newConversation,
  nextConversation,
  type Step,
} from "./conversation.ts";

const after = (steps: readonly Step[], from: Conversation = newConversation) =>
  steps.reduce(nextConversation, from);

const ways = { serviceDelay: 2, hasService: true };
const refused = (
  id: number,
  given: { serviceDelay: number | null; hasService: boolean } = ways,
) => [
  { did: "ask" as const, id, question: "Who pays for lunch?", asked: "", takenOut: [] },
  { did: "end" as const, id, ...given },
];

it("the form that reaches a person opens when so many questions had no answer, and not before", () => {
  expect(after(refused(1)).isForwarding).toBe(false);
  expect(after([...refused(1), ...refused(2)])).toMatchObject({
    failedTries: 2,
    isForwarding: true,
  });
});

it("without a number the form opens at the second, and without a mailbox never", () => {
  const unsaid = { serviceDelay: null, hasService: true };
  expect(after([...refused(1, unsaid), ...refused(2, unsaid)]).isForwarding).toBe(true);
  const nobody = { serviceDelay: 2, hasService: false };
  expect(after([...refused(1, nobody), ...refused(2, nobody)]).isForwarding).toBe(false);
});

it("a form that was closed opens again for nobody who goes on, and a sent one begins the count anew", () => {
  const full = after([...refused(1), ...refused(2)]);
  const closed = after([{ did: "close-forward" }, ...refused(3)], full);
  expect(closed).toMatchObject({ failedTries: 3, isForwarding: false });
  const sent = after([{ did: "forward" }], full);
  expect(sent).toMatchObject({ failedTries: 0, isForwarding: false });
  expect(after([...refused(4), ...refused(5)], sent).isForwarding).toBe(true);
});

it("an answer counts as no failed try", () => {
  const found = {
    searchId: "s",
    editGrant: undefined,
    passageIds: ["p"],
    files: 1,
    reviewed: undefined,
  };
  const answered = after([
    { did: "ask", id: 1, question: "Who pays for lunch?", asked: "", takenOut: [] },
    { did: "find", id: 1, found },
    { did: "write", id: 1, piece: "The employer. " },
    { did: "write", id: 1, piece: "[1]\n" },
    { did: "end", id: 1, ...ways },
  ]);
  expect(answered).toMatchObject({ failedTries: 0, turns: [{ phase: "composed" }] });
});

it("one question is worked on, whether it is the last one or an earlier one that is tried again", () => {
  const before = after([...refused(1), ...refused(2)]);
  expect(atWork(before)).toBeUndefined();
  expect(atWork(after([{ did: "try-again", id: 1 }], before))?.id).toBe(1);
});

it("the third oath ends the conversation, and nothing of it is kept", () => {
  const twice = after([...refused(1), { did: "swear", id: 2 }, { did: "swear", id: 3 }]);
  expect(twice).toMatchObject({ oaths: 2, isClosed: false });
  expect(after([{ did: "swear", id: 4 }], twice)).toEqual({ ...newConversation, isClosed: true });
});
