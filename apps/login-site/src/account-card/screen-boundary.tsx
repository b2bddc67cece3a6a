import { ErrorState, useTexts } from "@guildway/ui";
import { Component, type ReactNode } from "react";
import { texts } from "./texts.ts";

/** Stands for a screen whose code did not arrive. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <NotLoaded /> : this.props.children;
  }
}

function NotLoaded() {
  const text = useTexts(texts);
  return (
    <main>
      <ErrorState
        title={text.notLoaded}
        text={text.notLoadedText}
        retryLabel={text.loadAgain}
        onRetry={() => location.reload()}
      />
    </main>
  );
}
