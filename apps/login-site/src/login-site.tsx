import { focusHeading, PageLoading } from "@guildway/ui";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { ScreenBoundary } from "./account-card/screen-boundary.tsx";
import type { Arrival, Screen } from "./arrival/arrival.ts";
import type { ScreenProps } from "./arrival/screen-props.ts";
import { useOrganization } from "./arrival/use-organization.ts";
import { SignInForm } from "./features/sign-in/sign-in-form.tsx";
import SignInPage from "./features/sign-in/sign-in.page.tsx";

type ScreenComponent = ComponentType<ScreenProps & { signInForm: ReactNode }>;

const loads: Record<Exclude<Screen, "sign-in">, () => Promise<{ default: ScreenComponent }>> = {
  "not-admitted": () => import("./features/not-admitted/not-admitted.page.tsx"),
  "sign-up": () => import("./features/sign-up/sign-up.page.tsx"),
  "confirm-sign-up": () => import("./features/confirm-sign-up/confirm-sign-up.page.tsx"),
  "forgotten-password": () => import("./features/forgotten-password/forgotten-password.page.tsx"),
  "finish-sign-in": () => import("./features/finish-sign-in/finish-sign-in.page.tsx"),
  "confirm-email-change": () =>
    import("./features/confirm-email-change/confirm-email-change.page.tsx"),
  "undo-email-change": () => import("./features/undo-email-change/undo-email-change.page.tsx"),
  "reset-password": () => import("./features/reset-password/reset-password.page.tsx"),
};

const screenFor = (screen: Screen): ScreenComponent =>
  screen === "sign-in" ? SignInPage : lazy(loads[screen]);

/** The screen that the arrival asks for; one whose code did not come is asked for again. */
export function LoginSite({ arrival }: { arrival: Arrival }) {
  const here = useOrganization(arrival.organizationSlug);
  const [{ Screen, attempt }, setShown] = useState(() => ({
    Screen: screenFor(arrival.screen),
    attempt: 0,
  }));
  // React's own `lazy` keeps a failure for ever.
  const retry = () => setShown({ Screen: screenFor(arrival.screen), attempt: attempt + 1 });
  const arrived = attempt > 0 && <KeyboardArrives />;
  return (
    <ScreenBoundary key={attempt} onRetry={retry} below={arrived}>
      <Suspense fallback={<PageLoading />}>
        <Screen arrival={arrival} here={here} signInForm={<SignInForm arrival={arrival} />} />
        {arrived}
      </Suspense>
    </ScreenBoundary>
  );
}

/** The button that asked again is gone, so the keyboard goes on from the heading of what came. */
function KeyboardArrives() {
  useEffect(() => void focusHeading(document.body), []);
  return null;
}
