import { Button, Dialog, TextField, useTexts } from "@guildway/ui";
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useState } from "react";
import { typedAddress } from "../link-address.ts";
import styles from "./editor.module.css";
import { texts } from "./texts.ts";

/** Asks where the chosen words lead, and for words where none are chosen. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const text = useTexts(texts);
  const before = String(editor.getAttributes("link")["href"] ?? "");
  const asksWords = editor.state.selection.empty && before === "";
  const [address, setAddress] = useState(before);
  const [words, setWords] = useState("");
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    onClose();
    // The dialog gives the focus back to what opened it once it is gone.
    setTimeout(() => editor.isDestroyed || editor.commands.focus());
  };
  const set = () => {
    const href = typedAddress(address);
    if (!href) return setWrong(true);
    if (asksWords) {
      const shown = words.trim() || href.replace(/^mailto:/, "");
      editor.commands.insertContent({
        type: "text",
        text: shown,
        marks: [{ type: "link", attrs: { href } }],
      });
    } else editor.chain().extendMarkRange("link").setMark("link", { href }).run();
    leave();
  };
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetMark("link").run();
    leave();
  };
  // It stands in the form of the record, which Enter must not send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    set();
  };
  return (
    <Dialog
      open
      title={text.linkTitle}
      onClose={leave}
      footer={
        <>
          <Button variant="primary" onClick={set}>
            {text.linkSave}
          </Button>
          {before && <Button onClick={remove}>{text.linkRemove}</Button>}
          <Button variant="quiet" onClick={leave}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={text.linkAddress}
          hint={text.linkHint}
          error={isWrong ? text.linkWrong : undefined}
          inputMode="url"
          autoComplete="off"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setWrong(false);
          }}
          onKeyDown={onKeyDown}
        />
        {asksWords && (
          <TextField
            label={text.linkText}
            optional
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
    </Dialog>
  );
}
