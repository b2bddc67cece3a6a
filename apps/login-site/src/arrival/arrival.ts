/** The screens, each named like the folder of its feature, by the `action` that asks for it. */
const screens = {
  signup: "sign-up",
  confirm: "confirm-sign-up",
  forgot: "forgotten-password",
  reset: "reset-password",
  finish: "finish-sign-in",
  "confirm-email": "confirm-email-change",
  "undo-email": "undo-email-change",
} as const;

/** The `action` of an address of this site. */
export type Action = keyof typeof screens;

/** A screen of this site. */
export type Screen = (typeof screens)[Action] | "sign-in" | "not-admitted";

/** The class that a public course page's sign-up link names, and what of it. */
export interface Registration {
  classId: string;
  extRegClassId: string | undefined;
  cohortId: string | undefined;
  eUnitIds: string[];
}

/** Why and from where a browser came to the login site. */
export interface Arrival {
  screen: Screen;
  /** Where to go after signing in; undefined where the visitor came on their own. */
  continueUrl: string | undefined;
  organizationSlug: string | undefined;
  registration: Registration | undefined;
  /** The invitation by which somebody signs up. */
  inviteId: string | undefined;
  /** The grant that the code of the invitation was answered with. */
  inviteGrant: string | undefined;
  /** What the browser that sent the visitor here keeps, to know the hand-off by. */
  state: string | undefined;
  /** The secret of a mailed link. */
  token: string | undefined;
  /** Only what a code can be made of, since anybody can write the address; its `errorMessage` is never shown. */
  errorCode: string | undefined;
}

/** Reads the arrival from the address; what it does not know in the query is ignored. */
export function readArrival(address: URL): Arrival {
  const given = (name: string) => address.searchParams.get(name) || undefined;
  const slug = slugIn(address.pathname);
  const classId = given("classId");
  return {
    screen: screenOf(given("action"), given("errorCode")),
    continueUrl: given("continueUrl"),
    organizationSlug: slug,
    registration: classId
      ? {
          classId,
          extRegClassId: given("extRegClassId"),
          cohortId: given("cohortId"),
          eUnitIds: (given("eUnitIds") ?? "").split(",").filter(Boolean),
        }
      : undefined,
    inviteId: given("inviteId"),
    inviteGrant: given("inviteGrant"),
    state: given("state"),
    token: given("token"),
    errorCode: given("errorCode")
      ?.toLowerCase()
      .replaceAll(/[^a-z0-9_.-]/g, "")
      .slice(0, 60),
  };
}

/** The same address without the secrets of a mailed link and an invitation, for the address bar and the history. */
export function withoutSecrets(address: URL): URL {
  const bare = new URL(address);
  for (const secret of ["token", "inviteGrant"]) bare.searchParams.delete(secret);
  return bare;
}

/** The organization that an address names, as slugs are written; one that none can have is none. */
function slugIn(pathname: string): string | undefined {
  const [, first = ""] = pathname.split("/");
  const slug = first.toLowerCase();
  return /^[a-z0-9._~-]{1,80}$/.test(slug) ? slug : undefined;
}

function screenOf(action: string | undefined, errorCode: string | undefined): Screen {
  if (action && Object.hasOwn(screens, action)) return screens[action as Action];
  return errorCode === "perm_role_teacher_admin" ? "not-admitted" : "sign-in";
}

/** Whether somebody came to sign in or up by themselves, sent by no page that would know the hand-off again. */
export function cameAlone({ screen, state, errorCode }: Arrival): boolean {
  return (screen === "sign-in" || screen === "sign-up") && !state && !errorCode;
}
