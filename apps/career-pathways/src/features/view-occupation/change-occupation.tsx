import { Button, useTexts } from "@guildway/ui";
import { lazy, Suspense, useState } from "react";
import { texts } from "./texts.ts";

const Question = lazy(() =>
  import("./change-question.tsx").then(({ ChangeQuestion }) => ({ default: ChangeQuestion })),
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
