import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderTransport } from "./folder-transport.ts";

it("mails in the folder are readable by their owner only", async () => {
  const scratch = mkdtempSync(join(tmpdir(), "guildway-mails-"));
  const folder = join(scratch, "outbox");
  try {
    await folderTransport(folder).deliver({
      id: "one",
      messageId: "<one@guildway>",
      from: "no-reply@example.test",
      to: "rosa@example.test",
      bcc: [],
      subject: "Hello",
      text: "Hello",
      html: "<p>Hello</p>",
    });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual(["one.eml"]);
    expect(statSync(join(folder, "one.eml")).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(scratch, { recursive: true });
  }
});
