import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { makePrivateFolder } from "../platform/private-folder.ts";
import type { MailTransport } from "./deliver-outbox.ts";

/** Writes each mail as an .eml file, so that a machine without a mail server shows what would be sent; only its owner reads them. */
export function folderTransport(folder: string): MailTransport {
  makePrivateFolder(folder);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(mail);
      const path = join(folder, `${mail.id}.eml`);
      writeFileSync(`${path}.part`, message as Buffer, { mode: 0o600 });
      renameSync(`${path}.part`, path);
    },
  };
}
