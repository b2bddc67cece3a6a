/** A sentence of a specification about a call, by its id in docs/specification.md, and the calls of the contract that answer it. */
export interface SpecifiedCall {
  id: string;
  answeredBy: readonly string[];
}

/** What one specification asks of the API. */
export interface Specification {
  title: string;
  calls: readonly SpecifiedCall[];
}

const call = (id: string, ...answeredBy: string[]): SpecifiedCall => ({ id, answeredBy });

/** What the four specifications say of calls, in their order. */
export const specifications: readonly Specification[] = [
  {
    title: "Career pathways, wage schedules and class pages",
    calls: [
      call("CP-7.2", "searchOccupations"),
      call("CP-7.3", "readOccupation"),
      call("CP-7.4", "listTraining"),
      call("CP-7.5", "listCertificates"),
      call("CP-7.6", "readPlaceOfAddress"),
      call("CP-7.7", "uploadFile"),
      call("CP-7.8", "deleteFile"),
      call("CP-7.9", "readFileBuffer"),
      call("CP-7.11", "createJobProfiles"),
      call("CP-7.12", "updateJobProfiles"),
      call("CP-7.13", "listApprenticeships"),
      call("CP-7.14", "listUserProfiles", "updateUserProfiles"),
      call("CP-7.15", "updateUsers"),
      call("CP-7.16", "listUsers"),
      call("CP-7.17", "listWageSchedules"),
      call("CP-8.14", "listWageSchedules"),
      call("CP-7.18", "listWageSchedules", "createWageSchedules", "updateWageSchedules"),
      call("CP-7.19", "readOrganization"),
      call("CP-7.20", "readLocation"),
      call("CP-7.21", "readClass"),
      call("CP-7.23", "readMap"),
    ],
  },
  {
    title: "Administrative console and API explorer",
    calls: [
      call("CO-7.2", "listUsers", "listContentResources"),
      call("CO-7.3", "listResources"),
      call("CO-7.5", "createResources"),
      call("CO-7.6", "updateResources"),
      call("CO-7.7", "listUsers"),
      call("CO-7.8", "listContentCourseTopics"),
      call("CO-7.9", "listContentCourses"),
      call(
        "CO-7.10",
        "listEmployerProfiles",
        "createEmployerProfiles",
        "updateEmployerProfiles",
        "deleteEmployerProfiles",
      ),
      call("CO-5.5", "deleteEmployerProfiles"),
      call("CO-7.11", "listEmployerProfilesByIds"),
      call("CO-7.12", "sendMail"),
      call("CO-1.7", "sendTrainingPlan"),
      call("CO-3.11", "readOrganization", "listLocation", "listCohort"),
      call("CO-9.6", "readOrganization", "listLocation", "listCohort"),
      call("CO-7.15", "updateClass", "publishClass"),
      call("CO-7.17", "signIn", "exchangeHandOff"),
      call("CO-4.1", "listUsers"),
      call("CO-4.7", "updateUsers"),
      call("CO-7.20", "listContentResources", "listContentResourceGroups", "listContentDocuments"),
      call("CO-7.22", "createPublicUrl"),
      call("CO-7.24", "listContentDocuments"),
    ],
  },
  {
    title: "Invitations, import, assistant and public pages",
    calls: [
      call("IN-7.5", "listInvites"),
      call("IN-7.4", "updateInvites"),
      call("IN-7.2", "updateEmployerProfiles"),
      call("IN-7.7", "readOrganization", "readLocation", "listApprenticeships"),
      call("IN-7.8", "listDocuments"),
      call("IN-7.9", "listResources", "createResources", "updateResources"),
      call("IN-7.11", "listIntegrations", "listSearches"),
      call("IN-7.12", "listApprenticeshipTemplates", "createApprenticeshipTemplates"),
      call("IN-7.14", "readOccupation"),
      call("IN-7.15", "listPageLinks", "listPages", "listDashboards"),
      call("IN-7.16", "listWidgets"),
      call("IN-7.17", "listMaterials", "updateMaterials"),
      call("IN-7.18", "listUsers", "readAuthor"),
      call("IN-7.19", "uploadFile"),
      call("IN-7.20", "createCompletion"),
      call("IN-7.22", "vectorSearch"),
      call("IN-7.21", "chatEngine"),
      call("IN-7.23", "sendMail"),
      call("IN-1.7", "forwardQuestion"),
      call("IN-7.24", "trackView"),
      call("IN-7.25", "checkAccessCode"),
      call("IN-7.26", "embedMaterial"),
      call("IN-7.3", "completeInvite"),
    ],
  },
  {
    title: "Public pages and agreements",
    calls: [
      call(
        "PU-7.3",
        "listJobProfiles",
        "listPathways",
        "listEmployerAgreements",
        "listApprenticeAgreements",
        "listInstructionProviders",
        "listInvites",
      ),
      call("PU-2.38", "checkAccessCode", "listEmployerAgreements", "listApprenticeAgreements"),
      call("PU-2.18", "listPathways"),
      call("PU-7.4", "listJobProfiles"),
      call("PU-7.7", "listLocation"),
      call(
        "PU-7.8",
        "listClass",
        "listTeachers",
        "listCourseTopics",
        "listCohort",
        "listContentCourses",
      ),
      call("PU-7.9", "listCertificates", "listTraining", "readOccupation"),
      call("PU-7.10", "listSponsors"),
      call("PU-7.11", "updateUsers"),
      call("PU-7.12", "readPlaceOfAddress"),
      call("PU-7.13", "readAgreementForm"),
      call("PU-7.5", "updateEmployerAgreements", "updateApprenticeAgreements"),
      call("PU-4.5", "signEmployerAgreement"),
      call("PU-4.6", "signApprenticeAgreement"),
      call("PU-7.6", "deleteInvites"),
      call("PU-7.14", "signUp"),
    ],
  },
];
