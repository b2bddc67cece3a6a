import { Button, useTexts } from "@guildway/ui";
import { Component, type ReactNode } from "react";
import { AccountCard } from "./account-card.tsx";
import { texts } from "./texts.ts";

interface Props {
  /** Asks for the code again, on the same page: a mailed link is in no address any more. */
  onRetry: () => void;
  /** What stands with the words that it failed. */
  below: ReactNode;
  children: ReactNode;
}

/** Stands for a screen whose code did not arrive; a new key begins it anew. */
export class ScreenBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { onRetry, below, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <>
        <NotLoaded onRetry={onRetry} />
        {below}
      </>
    );
  }
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const text = useTexts(texts);
  return (
    <AccountCard title={text.notLoaded} here={{ at: "not-named" }}>
      <p role="alert">{text.notLoadedText}</p>
      <Button variant="primary" wide onClick={onRetry}>
        {text.loadAgain}
      </Button>
    </AccountCard>
  );
}
