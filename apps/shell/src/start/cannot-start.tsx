import { Button, useTexts } from "@guildway/ui";

import frames from "../frames/frames.module.css";
import { texts } from "./texts.ts";

/** Stands where even the list of remotes did not come. */
export function CannotStart() {
  const text = useTexts(texts);
  return (
    <main id="main" className={frames.public}>
      <h1>{text.title}</h1>
      <p>{text.words}</p>
      <p>
        <Button variant="primary" onClick={() => location.reload()}>
          {text.tryAgain}
        </Button>
      </p>
    </main>
  );
}
