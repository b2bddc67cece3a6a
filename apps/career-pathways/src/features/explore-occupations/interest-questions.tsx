import { Button, useTexts } from "@guildway/ui";
import { useState } from "react";
import styles from "./explore-occupations.module.css";
import { type Answer, answers, profileOf, type QuestionId, questions } from "./interest-profile.ts";
import { texts } from "./texts.ts";

/** Asks one thing at a time; an answer leads to the next question, the last one to the profile. */
export function InterestQuestions({ onProfile }: { onProfile(profile: string): void }) {
  const text = useTexts(texts);
  const [given, setGiven] = useState<Partial<Record<QuestionId, Answer>>>({});
  const [place, setPlace] = useState(0);
  const [moved, setMoved] = useState(false);
  const question = questions[place]!;
  const go = (to: number) => {
    setMoved(true);
    setPlace(to);
  };
  const answer = (chosen: Answer) => {
    const next = { ...given, [question.id]: chosen };
    setGiven(next);
    const profile = profileOf(next);
    if (place < questions.length - 1) go(place + 1);
    else if (profile) onProfile(profile);
  };
  return (
    <div className={styles.question}>
      <p className={styles.progress}>{text.question(place + 1, questions.length)}</p>
      <progress
        className={styles.bar}
        value={place}
        max={questions.length}
        aria-label={text.question(place + 1, questions.length)}
      />
      <p>{text.ask}</p>
      <h2 key={question.id} ref={(heading) => void (moved && heading?.focus())} tabIndex={-1}>
        {text.questions[question.id]}
      </h2>
      <div className={styles.answers}>
        {answers.map((each) => (
          <Button
            key={each}
            aria-pressed={given[question.id] === each}
            onClick={() => answer(each)}
          >
            {text.answers[each]}
          </Button>
        ))}
      </div>
      {place > 0 && (
        <Button variant="quiet" onClick={() => go(place - 1)}>
          {text.previous}
        </Button>
      )}
    </div>
  );
}
