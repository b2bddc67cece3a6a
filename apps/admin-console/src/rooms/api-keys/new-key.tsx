import { lazyPart, linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Button, buttonClass, useTexts } from "@guildway/ui";
import { Suspense, useState } from "react";
import { texts } from "./texts.ts";

const NewKeyDialog = lazyPart(async () => (await import("./new-key-dialog.tsx")).NewKeyDialog);

/** Makes a key and shows it, once; and leads to where keys are tried. */
export function NewKey() {
  const text = useTexts(texts).make;
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Link className={buttonClass({ variant: "quiet" })} to={linkTo("api-explorer.explorer")}>
        {text.explore}
      </Link>
      <Button variant="primary" onClick={() => setAsks(true)}>
        {text.add}
      </Button>
      {asks && (
        <Suspense>
          <NewKeyDialog onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
