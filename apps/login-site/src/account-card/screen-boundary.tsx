import { ErrorState, useTexts } from "@guildway/ui";
import { Component, type ReactNode } from "react";
import { texts } from "./texts.ts";

interface Props {
  /** Asks for the code again, on the same page: a mailed link is in no address any more. */
  onRetry: () => void;
  children: ReactNode;
}

/** Stands for a screen whose code did not arrive; a new key begins it anew. */
export class ScreenBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <NotLoaded onRetry={this.props.onRetry} /> : this.props.children;
  }
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const text = useTexts(texts);
  return (
    <main>
      <ErrorState
        title={text.notLoaded}
        text={text.notLoadedText}
        retryLabel={text.loadAgain}
        onRetry={onRetry}
      />
    </main>
  );
}
