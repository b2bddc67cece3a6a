import { expect, it } from "vitest";
import { bytesOfStream } from "../../http/unread-answers.ts";
import { pdfAnswer } from "./read-agreement-form.ts";

it("a form counts with all of its bytes until it is read, since it lies in memory", async () => {
  const answer = pdfAnswer(Buffer.alloc(3_000_000), "form.pdf");
  expect(bytesOfStream(answer)).toBe(3_000_000);
  expect((await answer.arrayBuffer()).byteLength).toBe(3_000_000);
});
