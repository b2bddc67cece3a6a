/** A sentence of a specification about a call, and the calls of the contract that answer it; the test of that title shows it. */
export interface SpecifiedCall {
  sentence: string;
  answeredBy: readonly string[];
}

/** What one specification asks of the API. */
export interface Specification {
  title: string;
  /** The file of its tests, in src/specification. */
  tests: string;
  calls: readonly SpecifiedCall[];
}

const call = (sentence: string, ...answeredBy: string[]): SpecifiedCall => ({
  sentence,
  answeredBy,
});

/** What the four specifications say of calls, in their order. */
export const specifications: readonly Specification[] = [
  {
    title: "Career pathways, wage schedules and class pages",
    tests: "career-pathways.test.ts",
    calls: [
      call(
        "GET /v1/external/cos/occupations: keyword, limit (default 20); OccupationList of OnetTitle, OccupationDescription, OnetCode",
        "searchOccupations",
      ),
      call(
        "GET /v1/external/cos/occupation: keyword (the occupation code), location (zip), wages (default true), training (default true); OccupationDetail (list, first item used) with KnowledgeDataList and SkillsDataList (both sorted by importance, highest first) and Wages",
        "readOccupation",
      ),
      call("GET /v1/external/cos/training: keyword, location; SchoolPrograms", "listTraining"),
      call("GET /v1/external/cos/certificationfinder: keyword; CertList", "listCertificates"),
      call("GET /v1/external/ipapi: optional ip; zip", "readPlaceOfAddress"),
      call(
        "POST /v1/external/aws/upload: query fileExt, prefix, organizationId; multipart file; url; used for signature images under the prefix user-content/{orgId}",
        "uploadFile",
      ),
      call("POST /v1/external/aws/delete-file: file (URL), organizationId", "deleteFile"),
      call(
        "GET /v1/external/aws/buffer: url, organizationId, createPreSignedUrl; buffer (base64), decoded to bytes",
        "readFileBuffer",
      ),
      call("Create a job profile (collection jobProfiles); returns docId", "createJobProfiles"),
      call("Update a job profile by id with the full plan fields", "updateJobProfiles"),
      call("Read a single apprenticeship (table apprenticeships)", "listApprenticeships"),
      call(
        "Read a user profile (userProfiles) by id, and update it by id",
        "listUserProfiles",
        "updateUserProfiles",
      ),
      call("Update user details (name parts and phones) by user id", "updateUsers"),
      call("Read a user with a selected field list", "listUsers"),
      call(
        "List wage schedules with filters f.locationId[eq], f.employerProfileId[eq], f.apprenticeshipId[eq] and ids (comma list)",
        "listWageSchedules",
      ),
      call("Wage list requested with no filter: 'Missing params'", "listWageSchedules"),
      call(
        "Read a wage schedule by id, create one (returns docId), and update one by id",
        "listWageSchedules",
        "createWageSchedules",
        "updateWageSchedules",
      ),
      call("Read an organisation's fields name and orgLogo", "readOrganization"),
      call("Verify a location id", "readLocation"),
      call("Read a prerequisite class by id", "readClass"),
      call("A static map image is requested with the occupation zip and location", "readMap"),
    ],
  },
  {
    title: "Administrative console and API explorer",
    tests: "console.test.ts",
    calls: [
      call(
        "All calls carry an Authorization header with the signed-in user's fresh identity token, except public content calls, which use an API key header",
        "listUsers",
        "listContentResources",
      ),
      call(
        "GET /v1/external/supabase/{table}: query id, ids, orgId, order, select, limit, page, or filters f.{field}[op] (ops eq, ilike, ov, !ov, is). Response: items and total",
        "listResources",
      ),
      call("POST /v1/external/supabase/{table}: JSON body", "createResources"),
      call("PUT /v1/external/supabase/{table}: JSON body including id", "updateResources"),
      call(
        "Users (table users): filters orgId, userProfileId, name, role, locationId, uniqueCertificateIds, membership not inactive, testUser; defaults limit 200, page 1, order name",
        "listUsers",
      ),
      call(
        "GET /v1/api/content/courseTopics: classId, select, limit 200",
        "listContentCourseTopics",
      ),
      call(
        "GET /v1/api/content/courses: isPublic true, courseSlug, orgId, id, select, limit 300",
        "listContentCourses",
      ),
      call(
        "GET, POST, PUT and DELETE /v1/external/firebase/store/{collection}: id, orgId, body with data",
        "listEmployerProfiles",
        "createEmployerProfiles",
        "updateEmployerProfiles",
        "deleteEmployerProfiles",
      ),
      call(
        "Deleting a store entry without an id does nothing and returns false",
        "deleteEmployerProfiles",
      ),
      call(
        "GET /v1/external/firebase/store/entries/{collection}: ids",
        "listEmployerProfilesByIds",
      ),
      call(
        "E-mail: POST /v1/external/gmail/send with from name, to, subject, bcc, body, htmlBody. Success means response status 200. Every e-mail is blind-copied to two internal addresses",
        "sendMail",
      ),
      call(
        "The product also sends training-plan e-mails based on occupation data: a plan summary to the visitor and a notification to the provider",
        "sendTrainingPlan",
      ),
      call(
        "A content-management service is queried for organisations, locations (filtered by orgId or ids), cohorts and entries",
        "readOrganization",
        "listLocation",
        "listCohort",
      ),
      call(
        "Content-store fetch depth: 3 for organisations, 1 for locations and cohorts. Locations ordered by name; cohorts newest first",
        "readOrganization",
        "listLocation",
        "listCohort",
      ),
      call(
        "Entries can be updated and published (cdnFiles appended to integration)",
        "updateClass",
        "publishClass",
      ),
      call(
        "SSO redirect to /sso with token and continueUrl; a token from the query is verified",
        "signIn",
        "exchangeHandOff",
      ),
      call("Lookup of the user record by uid", "listUsers"),
      call("Updating a user merges into the current record", "updateUsers"),
      call(
        "GET /v1/api/content/resources, resourceGroups, documents: limit, order, page, id, f.parentId[eq] or f.parentId[is]=null, f.parentType[eq]=resourceGroup (resources only), f.parentIds[ov] (comma list), f.refId[in] (comma list); for documents select=rawText,id,refId,pageNumber,metadata",
        "listContentResources",
        "listContentResourceGroups",
        "listContentDocuments",
      ),
      call(
        "GET /v1/api/actions/create-public-url with query url and expires; response url",
        "createPublicUrl",
      ),
      call(
        "Filter operators documented: eq, gt, lt, ilike, is, !is, in, ov, !ov, written f.{field}[op]=value",
        "listContentDocuments",
      ),
    ],
  },
  {
    title: "Invitations, import, assistant and public pages",
    tests: "invitations.test.ts",
    calls: [
      call(
        "Get invite by id (collection invites). A 401 status or missing orgId leads to the error route",
        "listInvites",
      ),
      call("Update invite (collection invites, by id): viewedAt", "updateInvites"),
      call(
        "Update employer profile (collection employerProfiles, by id): body ein, naicsCode, the six totals, inviteHistory",
        "updateEmployerProfiles",
      ),
      call(
        "Load organization (select name, orgLogo), location, and apprenticeship by id",
        "readOrganization",
        "readLocation",
        "listApprenticeships",
      ),
      call(
        "List documents: filters orgId, refId, ids, select, order, page; limit 20",
        "listDocuments",
      ),
      call(
        "List resources: filters orgId, parentId, parentType, name like, body like, ids; limit 1000. Create and update resources",
        "listResources",
        "createResources",
        "updateResources",
      ),
      call("Get integrations by id; get searches by id", "listIntegrations", "listSearches"),
      call(
        "List apprenticeshipTemplates filtered by rapidsCode or occupationONetCode. Create apprenticeshipTemplate: the response has docId",
        "listApprenticeshipTemplates",
        "createApprenticeshipTemplates",
      ),
      call("Occupation lookup by keyword returns OccupationDetail.OnetTitle", "readOccupation"),
      call(
        "Get pageLinks by id (select id, pageId, url, orgId, hasAccessCode, inactive, enablePageContent); list pageLinks by pageId and orgId; get pages and dashboards by id",
        "listPageLinks",
        "listPages",
        "listDashboards",
      ),
      call(
        "List widgets: filters orgId, type, isFeatured, title like, ids; limit 20; order title",
        "listWidgets",
      ),
      call(
        "List materials (many filters); get and update materials by id",
        "listMaterials",
        "updateMaterials",
      ),
      call("User lookup by id returning profilePicture and name", "listUsers", "readAuthor"),
      call("File upload to storage with an organization prefix", "uploadFile"),
      call(
        "POST /v1/external/openai/create-completion: prompt; data: string of comma-separated tags",
        "createCompletion",
      ),
      call(
        "POST /v1/external/supabase/vectorSearch: orgId, locationId, userId, contentTypes, saveSearch, threshold, count, parentType, optional prompt, integrationId, searchText, refIds, parentIds; data: items (id, refId, similarity), searchId, resourceVecIds",
        "vectorSearch",
      ),
      call(
        "POST /v1/llm/completions/chatEngine: orgId, systemPrompt, prompt, promptType (embedPrompt or userPrompt), refId, resourceVecIds, searchId; streamed text",
        "chatEngine",
      ),
      call(
        "POST to a mail-send endpoint: to, from, replyTo, bcc, subject, body, htmlBody; success requires status 200",
        "sendMail",
      ),
      call("An unanswered question can be forwarded to a service e-mail", "forwardQuestion"),
      call(
        "POST /v1/analytics/track: refId, refTable, isUnique, userId, orgId, language, platform",
        "trackView",
      ),
      call(
        "POST /v1/access/checkAccessCode: id, table, accessCode; success, message",
        "checkAccessCode",
      ),
      call("POST /v1/embed/material: materialId, resourceId, orgId", "embedMaterial"),
      call("Mark invite complete by invite id", "completeInvite"),
    ],
  },
  {
    title: "Public pages and agreements",
    tests: "public-pages.test.ts",
    calls: [
      call(
        "Read a record by collection and id: job profile, pathway, employer agreement, apprentice agreement, instruction provider, invite or document",
        "listJobProfiles",
        "listPathways",
        "listEmployerAgreements",
        "listApprenticeAgreements",
        "listInstructionProviders",
        "listInvites",
      ),
      call(
        "After the gate it shows the employer agreement or the apprentice agreement (doc mode)",
        "checkAccessCode",
        "listEmployerAgreements",
        "listApprenticeAgreements",
      ),
      call("'This pathway is private.' is shown if the pathway is not public", "listPathways"),
      call(
        "List records of a collection filtered by organisation: job profiles",
        "listJobProfiles",
      ),
      call(
        "Get entries of content type 'location' filtered by orgId and defaultLocation",
        "listLocation",
      ),
      call(
        "Classes list (limit 1, by orgId and classId or courseSlug); users by ids; topics by class; cohorts by class with open cohort enrollment; courses by organisation",
        "listClass",
        "listTeachers",
        "listCourseTopics",
        "listCohort",
        "listContentCourses",
      ),
      call(
        "Certificate search by occupation code; school programs, and knowledge and skills lists, by occupation code and location",
        "listCertificates",
        "listTraining",
        "readOccupation",
      ),
      call("Manager user read (id, userSignature, name)", "listSponsors"),
      call("Update a user's signature", "updateUsers"),
      call("Public IP lookup for signer records", "readPlaceOfAddress"),
      call(
        "Update a record by collection, id and data: employer agreements (signer fields, inviteHistory) and apprentice agreements (full payload)",
        "updateEmployerAgreements",
        "updateApprenticeAgreements",
      ),
      call(
        "Employer agreement: stores the signer details, adds the history entry 'Employer Agreement Signed', then deletes the invite",
        "signEmployerAgreement",
      ),
      call(
        "Apprentice agreement: stores the signature, saves the apprentice's signature to the apprentice user, updates the agreement, deletes the invite",
        "signApprenticeAgreement",
      ),
      call("Delete an invite by id", "deleteInvites"),
      call(
        "The sign-up link is the app base plus login/{orgSlug} with the query action=signup, pcp=true, classId, extRegClassId, cohortId and eUnitIds (comma-joined)",
        "signUp",
      ),
    ],
  },
];
