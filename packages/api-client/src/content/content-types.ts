// Made from the contract by `node packages/api-client/src/content/print-types.ts`; a test fails when it is out of date.

/** Resource. */
export interface Resource {
  id: string;
  createdAt: string;
  updatedAt: string;
  version: number;
  orgId: string | null;
  name: string | null;
  type: string | null;
  body: string | null;
  url: string | null;
  file: string | null;
  isFilePublic: boolean | null;
  size: number | null;
  parentType: string | null;
  parentId: string | null;
  parentIds: string[] | null;
  userId: string | null;
  userName: string | null;
  indexState: "waiting" | "reading" | "ready" | "empty" | "failed" | null;
  indexReason: "notWhatItSays" | "unreadable" | "encrypted" | "tooLarge" | "tooLong" | "tookTooLong" | "fileGone" | null;
  pagesRead: number | null;
  pages: number | null;
  passageCount: number | null;
  indexedAt: string | null;
}

/** Resource group. */
export interface ResourceGroup {
  id: string;
  createdAt: string;
  updatedAt: string;
  version: number;
  orgId: string | null;
  title: string | null;
  parentId: string | null;
  parentIds: string[] | null;
}

/** Passage. */
export interface Passage {
  id: string;
  createdAt: string;
  updatedAt: string;
  version: number;
  orgId: string | null;
  refId: string | null;
  heading: string | null;
  rawText: string | null;
  pageNumber: number | null;
  position: number | null;
  metadata: unknown;
}

/** Course. */
export interface Course {
  id: string;
  createdAt: string;
  updatedAt: string;
  version: number;
  orgId: string | null;
  orgIds: string[] | null;
  title: string | null;
  courseSlug: string | null;
  slug: string | null;
  overview: string | null;
  description: string | null;
  topics: string[] | null;
  schedule: string | null;
  image: string | null;
  classImage: string | null;
  classColor: string | null;
  isPublic: boolean | null;
  inviteOnly: boolean | null;
  openEnrollment: boolean | null;
  locked: boolean | null;
  isLive: boolean | null;
  streamingLink: string | null;
  showStreamLink: boolean | null;
  publicStreamLink: string | null;
  registerUrl: string | null;
  integration: unknown;
  integrationId: string | null;
  hasPayment: boolean | null;
  price: number | null;
  enableCourseContent: boolean | null;
  searchEnginesEnabled: boolean | null;
  teacherIds: string[] | null;
  topicIds: string[] | null;
  eUnitTracking: boolean | null;
  eUnitIds: string[] | null;
  prerequisiteId: string | null;
  trackAttendance: boolean | null;
  enableNewEditor: boolean | null;
  testClass: boolean | null;
  dashboard: unknown;
  slackChannel: string | null;
  classCatalogIds: string[] | null;
  classCatalogIdsInfo: unknown;
}

/** Course topic. */
export interface CourseTopic {
  id: string;
  createdAt: string;
  updatedAt: string;
  version: number;
  orgId: string | null;
  classId: string | null;
  title: string | null;
  description: string | null;
  topicHeader: string | null;
  featured: boolean | null;
  locked: boolean | null;
  sectionIds: string[] | null;
  quizIds: string[] | null;
  challengeIds: string[] | null;
}

/** The lists of the content API, and what each is of. */
export interface ContentRecords {
  resources: Resource;
  resourceGroups: ResourceGroup;
  documents: Passage;
  courses: Course;
  courseTopics: CourseTopic;
}
