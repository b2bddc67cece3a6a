import { Skeleton, useTexts } from "@guildway/ui";
import { Component, lazy, type ReactNode, Suspense, useState } from "react";

import { NotFound } from "../pages/not-found.tsx";
import { UnavailablePanel } from "../remote-unavailable/unavailable-panel.tsx";
import { texts } from "../frames/texts.ts";

const load = () =>
  lazy(async () => ({ default: (await import("./account-pages.tsx")).AccountPages }));

let AccountPages = load();

/** The pages of one's own account, whose code comes when they are first opened; where it does not, a panel asks for it again. */
export function OwnAccount() {
  const text = useTexts(texts);
  const [attempt, setAttempt] = useState(0);
  // React's own `lazy` keeps a failure for ever.
  const retry = () => {
    AccountPages = load();
    setAttempt(attempt + 1);
  };
  return (
    <LoadBoundary
      key={attempt}
      failed={
        <UnavailablePanel title={text.ownAccount} owner={undefined} reason="down" retry={retry} />
      }
    >
      <Suspense fallback={<Skeleton lines={6} />}>
        <AccountPages otherwise={<NotFound />} />
      </Suspense>
    </LoadBoundary>
  );
}

class LoadBoundary extends Component<
  { failed: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
