import { PageLoading } from "@guildway/ui";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { ScreenBoundary } from "./account-card/screen-boundary.tsx";
import type { Arrival, Screen } from "./arrival/arrival.ts";
import type { ScreenProps } from "./arrival/screen-props.ts";
import { useOrganization } from "./arrival/use-organization.ts";
import { SignInForm } from "./features/sign-in/sign-in-form.tsx";
import SignInPage from "./features/sign-in/sign-in.page.tsx";

type ScreenComponent = ComponentType<ScreenProps & { signInForm: ReactNode }>;

const screens: Record<Screen, ScreenComponent> = {
  "sign-in": SignInPage,
  "not-admitted": lazy(() => import("./features/not-admitted/not-admitted.page.tsx")),
  "sign-up": lazy(() => import("./features/sign-up/sign-up.page.tsx")),
  "confirm-sign-up": lazy(() => import("./features/confirm-sign-up/confirm-sign-up.page.tsx")),
  "forgotten-password": lazy(
    () => import("./features/forgotten-password/forgotten-password.page.tsx"),
  ),
  "finish-sign-in": lazy(() => import("./features/finish-sign-in/finish-sign-in.page.tsx")),
  "confirm-email-change": lazy(
    () => import("./features/confirm-email-change/confirm-email-change.page.tsx"),
  ),
  "undo-email-change": lazy(
    () => import("./features/undo-email-change/undo-email-change.page.tsx"),
  ),
  "reset-password": lazy(() => import("./features/reset-password/reset-password.page.tsx")),
};

/** The screen that the arrival asks for. */
export function LoginSite({ arrival }: { arrival: Arrival }) {
  const here = useOrganization(arrival.organizationSlug);
  const Screen = screens[arrival.screen];
  return (
    <ScreenBoundary>
      <Suspense fallback={<PageLoading />}>
        <Screen arrival={arrival} here={here} signInForm={<SignInForm arrival={arrival} />} />
      </Suspense>
    </ScreenBoundary>
  );
}
