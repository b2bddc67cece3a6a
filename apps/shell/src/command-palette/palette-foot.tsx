import { Button, useTexts, VisuallyHidden } from "@guildway/ui";

import { texts } from "./palette-texts.ts";

/** How the search stands, what to do where it failed, and the keys. */
export function PaletteFoot({
  command,
  typed,
  count,
  isBehind,
  failed,
}: {
  command: string;
  typed: string;
  count: number;
  isBehind: boolean;
  /** Asks again; set where the search failed. */
  failed: (() => void) | undefined;
}) {
  const text = useTexts(texts);
  const isNothing = typed !== "" && count === 0 && !isBehind && !failed;
  return (
    <>
      <div role="status" className="palette-state">
        {failed ? <p>{text.failed}</p> : null}
        {!failed && isBehind && count === 0 ? <p>{text.searching}</p> : null}
        {isNothing ? (
          <>
            <p className="palette-nothing">{text.nothing(typed)}</p>
            <p>{text.nothingHint}</p>
          </>
        ) : null}
        {typed !== "" && count > 0 && !isBehind && !failed ? (
          <VisuallyHidden>{text.count(count)}</VisuallyHidden>
        ) : null}
      </div>
      {failed ? (
        <div className="palette-retry">
          <Button onClick={failed}>{text.tryAgain}</Button>
        </div>
      ) : null}
      <div className="palette-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {text.keys.move}
        </span>
        <span>
          <kbd>↵</kbd> {text.keys.open}
        </span>
        <span>
          <kbd>{command}</kbd>
          <kbd>↵</kbd> {text.keys.newTab}
        </span>
        <span>
          <kbd>Esc</kbd> {text.keys.close}
        </span>
        {isBehind && count > 0 ? <span className="palette-behind">{text.searching}</span> : null}
      </div>
    </>
  );
}
