import type { RecordType } from "@guildway/api-contract";

/** Who makes a call, and the test that says who else may. */
export interface NamedCall {
  calledBy: string;
  rule: string;
  /** Who may make it, where the operation asks for more than the endpoint does. */
  mayCall?: string;
}

/** The calls that are not made of a record, by their name in the contract; written by hand from the specifications. */
export const namedCalls: Readonly<Record<string, NamedCall>> = {
  readHealth: platform("The start command, and operators' monitors"),
  readReadiness: platform("Load balancers and operators' monitors"),
  readFrameAncestors: platform("The web server of Career Pathways, for its embed"),
  signIn: session("Login site: sign in"),
  exchangeHandOff: session("Shell and Career Pathways: /sso"),
  renewSession: session(
    "Every page of a signed-in person: a fresh identity token; login site: who was refused a page",
  ),
  endSession: session("Shell: sign out; login site: use another account"),
  readSigningKeys: {
    calledBy: "Programs that check identity tokens",
    rule: "identity/signing-keys.test.ts",
  },
  signUp: account("Login site: sign up from a course's sign-up link"),
  confirmSignUp: account("Login site: the link of the sign-up mail"),
  requestPasswordReset: account("Login site: forgotten password"),
  resetPassword: account("Login site: the link of the password mail"),
  changePassword: account("Account menu: change password"),
  listSessions: account("Account menu: sessions"),
  revokeSession: account("Account menu: sessions"),
  searchOccupations: occupations("Career Pathways: search; import: O*NET lookup"),
  readOccupation: occupations("Career Pathways: occupation view; job profile page; import wizard"),
  listTraining: occupations("Career Pathways: training programs; job profile page"),
  listCertificates: occupations("Career Pathways: certifications; pathway page: certificates"),
  readPlaceOfAddress: {
    calledBy: "Career Pathways: first ZIP code",
    rule: "places/places.test.ts",
    mayCall: "everybody of their own address, staff of any",
  },
  signEmployerAgreement: {
    calledBy: "Employer agreement: sign",
    rule: "operations/agreements/signing.test.ts",
    mayCall: "the holder of the grant of its invite",
  },
  signApprenticeAgreement: {
    calledBy: "Apprentice agreement: sign",
    rule: "operations/agreements/signing.test.ts",
    mayCall: "the holder of the grant of its invite",
  },
  forwardQuestion: { calledBy: "Assistant: forward question form", rule: "mail/mail.test.ts" },
  readAuthor: {
    calledBy: "Material side sheet: Author",
    rule: "operations/materials/read-author.test.ts",
  },
  readMap: { calledBy: "Career Pathways: map card", rule: "places/places.test.ts" },
  sendTrainingPlan: {
    calledBy: "Career Pathways: share training plan",
    rule: "mail/mail.test.ts",
    mayCall: "holders of the plan's edit grant, staff of its organization",
  },
  sendMail: {
    calledBy: "Staff screens: mails to people and invitations",
    rule: "mail/mail.test.ts",
  },
  listOutbox: { calledBy: "Admin console: outbox", rule: "mail/mail.test.ts" },
  checkAccessCode: codes(
    "Access code card of the invite screen, the document page and the page link",
  ),
  revealAccessCode: codes("Admin console: an invite's or agreement's access code"),
  completeInvite: {
    ...codes("Invite screen: after the workforce data or an agreement was submitted"),
    mayCall: "holders of the invite's access grant; everybody where it has no code",
  },
  vectorSearch: assistant("Assistant: a question"),
  chatEngine: assistant("Assistant: the streamed answer"),
  createCompletion: assistant("Training-program import: classify competencies"),
  embedMaterial: assistant("Material side sheet: after saving"),
  trackView: assistant("Page link and public page: a view"),
  uploadFile: {
    ...files("Signature capture; material side sheet: files and images; import"),
    mayCall: "people of the organization, holders of an access grant in it",
  },
  deleteFile: files("Material side sheet: file table"),
  readFileBuffer: {
    ...files("Agreements: signature images and the template of the PDF"),
    mayCall: "staff and keys of the organization, who uploaded the file, who gave a code for it",
  },
  createPublicUrl: files("API explorer: Create Public URL; programs with a key"),
  readFile: {
    ...files("Every page that shows a stored image, audio file or document"),
    mayCall: "everybody where it is public or its URL is signed; else as readFileBuffer",
  },
};

/** Who calls the records of each type, by hand from the specifications. */
export const recordCallers: Readonly<Record<RecordType, string>> = {
  organization:
    "Every page with an organization's branding; Career Pathways; Invite screen; admin console: organizations",
  location:
    "Invite screen and agreements; Career Pathways: check of locationId; admin console: locations",
  class: "Public course page; enrol modal; admin console: classes",
  cohort: "Public course page and enrol modal; admin console: cohorts",
  classCode: "Enrol modal: class codes; admin console: class codes",
  users:
    "Sign-in: the user's own record; manageUserProfile and userSignature; admin console: users; material side sheet: author",
  teachers: "Class page: instructors; public course page",
  experts: "Class page: experts of a workforce organization",
  apprentices: "Agreements: apprentice; admin console: apprentices",
  sponsors: "Agreements: the sponsor's name and signature",
  userProfiles: "manageUserProfile: Private; apprentice agreement: Review Personal Information",
  apprenticeships: "Agreements, wage schedules and Invite screen; admin console: apprenticeships",
  courses: "Public course page; public pathway page; admin console: courses",
  courseTopics: "Class page: sections; admin console: course topics",
  resources: "Assistant; material side sheet: move to resources; admin console: library",
  resourceGroups: "API explorer; admin console: library",
  documents: "Assistant: passages with their sources; API explorer: Embeddings",
  pageLinks: "Page link screen; admin console: page links",
  pages: "Public page; admin console: pages",
  dashboards: "Public page: layout and zones; admin console: pages",
  widgets: "Public page: link and embed widgets; admin console: widgets",
  materials: "Public page: materials; material side sheet; admin console: materials",
  integrations: "Assistant: its configuration; admin console: integrations",
  searches: "Assistant: feedback on an answer",
  jobProfiles:
    "Career Pathways: save and share; job profile page; pathway page; admin console: job profiles",
  wageSchedules: "manageWageSchedule; wage schedule card; agreements; employer workforce form",
  employerProfiles: "Employer workforce form; employer agreement; admin console: employer profiles",
  invites: "Invite screen; agreements: after signing; admin console: invites",
  employerAgreements: "Employer agreement; document page; admin console: agreements",
  apprenticeAgreements: "Apprentice agreement; document page; admin console: agreements",
  apprenticeshipTemplates: "Training-program import; admin console: training programs",
  pathways: "Public pathway page; admin console: pathways",
  instructionProviders: "Apprentice agreement; admin console: instruction providers",
};

/** Who calls the lists for programs. */
export const contentCallers: Readonly<Record<string, string>> = {
  resources: "API explorer: Resources; programs with a key",
  resourceGroups: "API explorer: Resource Groups; programs with a key",
  documents: "API explorer: Embeddings; programs with a key",
  courses: "Public course and pathway pages; programs with a key",
  courseTopics: "Public course page: sections; programs with a key",
};

function platform(calledBy: string): NamedCall {
  return { calledBy, rule: "access/access-suite.test.ts" };
}

function session(calledBy: string): NamedCall {
  return { calledBy, rule: "identity/session.test.ts" };
}

function account(calledBy: string): NamedCall {
  return { calledBy, rule: "identity/accounts.test.ts" };
}

function occupations(calledBy: string): NamedCall {
  return { calledBy, rule: "occupations/create-occupations.test.ts" };
}

function codes(calledBy: string): NamedCall {
  return { calledBy, rule: "access/access-codes.test.ts" };
}

function assistant(calledBy: string): NamedCall {
  return { calledBy, rule: "operations/assistant/assistant.test.ts" };
}

function files(calledBy: string): NamedCall {
  return { calledBy, rule: "files/files.test.ts" };
}
