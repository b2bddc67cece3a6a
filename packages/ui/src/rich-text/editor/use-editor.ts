import { Editor } from "@tiptap/core";
import {
  type RefCallback,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { typedAddress } from "../link-address.ts";
import { cleanPaste } from "./clean-paste.ts";
import { extensions } from "./extensions.ts";
import { fromMarkdown } from "../from-markdown.ts";

/** What an editor is given anew with every drawing. */
interface Given {
  value: string;
  onChange(html: string): void;
  /** Told how many characters there are, without markup. */
  onCount(count: number): void;
  onKey(event: KeyboardEvent): boolean;
  attributes: Record<string, string>;
}

/** An editor, and the ref of the element in which it is; it is drawn again with whatever changes in it. */
export function useEditor(
  given: Given,
): [editor: Editor | undefined, place: RefCallback<HTMLElement>] {
  const [editor, setEditor] = useState<Editor>();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(given);
  const said = useRef(given.value);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const { value } = latest.current;
    const made = new Editor({
      element,
      extensions,
      content: blocksOf(value),
      // Its styles are in our own sheet, which the page's policy lets in.
      injectCSS: false,
      editorProps: {
        attributes: latest.current.attributes,
        handleKeyDown: (_view, event) => latest.current.onKey(event),
        transformPastedHTML: cleanPaste,
        handlePaste: (_view, event) => pasteAddress(made, event),
        // A file that is let fall here must not take the place of the page.
        handleDrop: (_view, event) => (event.dataTransfer?.files.length ?? 0) > 0,
      },
      onUpdate: () => tell(),
      onTransaction: () => {
        latest.current.onCount(made.state.doc.textContent.length);
        drawAgain();
      },
    });
    const tell = () => {
      said.current = made.isEmpty ? "" : made.getHTML();
      latest.current.onChange(said.current);
    };
    latest.current.onCount(made.state.doc.textContent.length);
    // What the marks of a markdown mean is saved, also where nobody types a word more.
    if (blocksOf(value) !== value) tell();
    setEditor(made);
    return () => made.destroy();
  }, []);
  const { value } = given;
  useEffect(() => {
    if (!editor || editor.isDestroyed || value === said.current) return;
    said.current = value;
    editor.commands.setContent(blocksOf(value), { emitUpdate: false });
  }, [editor, value]);
  const attributes = JSON.stringify(given.attributes);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    editor.view.setProps({ attributes: JSON.parse(attributes) as Given["attributes"] });
  }, [editor, attributes]);
  return [editor, place];
}

/** What was written without elements is markdown, or nothing but lines. */
const blocksOf = (value: string) =>
  /<[a-z]/i.test(value) || value === "" ? value : fromMarkdown(value);

/** An address that is pasted over words makes a link of them. */
function pasteAddress(editor: Editor, { clipboardData }: ClipboardEvent): boolean {
  const pasted = clipboardData?.getData("text/plain").trim() ?? "";
  if (editor.state.selection.empty || !/^(?:https?:|mailto:)\S+$/i.test(pasted)) return false;
  const href = typedAddress(pasted);
  return href !== undefined && editor.commands.setMark("link", { href });
}
