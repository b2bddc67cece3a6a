import { call, failureCode, recordsOf } from "@guildway/api-client";
import { type SessionUser, uploadFile, users } from "@guildway/api-contract";
import { retrySession } from "@guildway/auth";
import { Button, initials, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useRef, useState } from "react";

import styles from "./profile.module.css";
import { smallSquare } from "./small-square.ts";
import { texts } from "./texts.ts";

/** The picture that others see, chosen from the device and taken away again. */
export function Picture({ user }: { user: SessionUser }) {
  const text = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  const [doing, setDoing] = useState<"choosing" | "removing">();
  const [failed, setFailed] = useState<string>();

  const store = async (profilePicture: string | null) => {
    await recordsOf(users).update(user.id, { profilePicture });
    // The bar above shows it at once.
    await retrySession();
  };
  const run = async (what: "choosing" | "removing", work: () => Promise<void>, done: string) => {
    setDoing(what);
    setFailed(undefined);
    try {
      await work();
      showToast("success", done);
    } catch (error) {
      console.error(error);
      setFailed(text.pictureFaults[codeOf(error)] ?? text.pictureFaults["other"]);
    } finally {
      setDoing(undefined);
    }
  };
  const choose = (file: File) =>
    run("choosing", async () => store(await upload(file, user.orgId)), text.pictureSaved);
  const remove = () =>
    run("removing", () => store(null), text.pictureRemoved).then(() => input.current?.focus());

  return (
    <div className={styles.picture}>
      <span className={styles.face} aria-hidden="true">
        {user.profilePicture ? <img src={user.profilePicture} alt="" /> : initials(user.name)}
      </span>
      <div className={styles.choice}>
        <div className={styles.buttons}>
          <label className={styles.choose} aria-disabled={doing !== undefined}>
            <input
              ref={input}
              type="file"
              className={styles.file}
              accept="image/png,image/jpeg,image/webp"
              // One that is disabled would let go of the keyboard.
              aria-disabled={doing !== undefined}
              onClick={(event) => doing !== undefined && event.preventDefault()}
              aria-describedby="picture-hint"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = "";
                if (file) void choose(file);
              }}
            />
            <span className={styles.chooseWords}>
              {doing === "choosing" ? text.uploading : text.choosePicture}
            </span>
          </label>
          {user.profilePicture !== null && (
            <Button busy={doing === "removing"} busyLabel={text.removing} onClick={remove}>
              {text.removePicture}
            </Button>
          )}
        </div>
        <p id="picture-hint" className={styles.quiet}>
          {text.pictureHint}
        </p>
        <p role="alert" className={styles.failed} hidden={failed === undefined}>
          {failed}
        </p>
      </div>
    </div>
  );
}

/** Stores a picture among the files of people and answers its address. */
async function upload(file: File, organizationId: string): Promise<string> {
  const small = await smallSquare(file).catch((error: unknown) => {
    throw Object.assign(new Error("No picture.", { cause: error }), { code: "file.wrong-kind" });
  });
  const body = new FormData();
  body.append("file", small);
  const prefix = `user-content/${organizationId}`;
  const query = { organizationId, prefix, fileExt: "jpg" as const };
  return (await call(uploadFile, { query, body })).url;
}

const codeOf = (error: unknown) =>
  failureCode(error) ?? (error as { code?: string }).code ?? "network";
