import { lazyPart } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { Suspense, useState } from "react";
import { texts } from "./texts.ts";

const Question = lazyPart(() =>
  import("./change-question.tsx").then((file) => file.ChangeQuestion),
);

/** The way back to choosing an occupation; asks first where something would be lost. */
export function ChangeOccupation({ edited, onChange }: { edited: boolean; onChange(): void }) {
  const text = useTexts(texts);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => (edited ? setAsking(true) : onChange())}>{text.change}</Button>
      {asking && (
        <Suspense>
          <Question onClose={() => setAsking(false)} onConfirm={onChange} />
        </Suspense>
      )}
    </>
  );
}
