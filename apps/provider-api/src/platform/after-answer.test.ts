import { afterEach, expect, it, vi } from "vitest";
import { createAfterAnswer } from "./after-answer.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("work after an answer begins at a moment that no call behind the answer can tell", async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const work = vi.fn(async () => {});
  const afterAnswer = createAfterAnswer(() => {});
  afterAnswer.run(work);
  await vi.advanceTimersByTimeAsync(400);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(work).toHaveBeenCalledOnce();
  await afterAnswer.settled();
});
