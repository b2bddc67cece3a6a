import { type FileKind, mediaType } from "../../files/check-content.ts";
import { demoLibraryFiles } from "../library-files.ts";
import { demoLibraryPdfs } from "../library.ts";
import { demoOrganizations, iconLabel, iconSizes } from "../organizations.ts";
import { demoFileName } from "./demo-file-urls.ts";
import { locationPicture } from "./location-picture.ts";
import { logo } from "./logo.ts";
import { safetyFiles } from "./safety-files.ts";
import { signature } from "./signature.ts";

/** A stored file of the demo world. */
export interface DemoFile {
  name: string;
  orgId: string;
  shownName: string;
  type: string;
  /** Everybody may read it; any other is for staff, for whom it belongs to, for who gave a code, and for all where its resource says so. */
  isPublic: boolean;
  createdBy: string;
  content: Buffer;
}

/** Every stored file of the demo world; they are drawn and written here, and so the same on every machine. */
export function demoFiles(): DemoFile[] {
  return [...pictures(), ...signatures(), ...materials(), ...library()];
}

const keystone = { orgId: "org-keystone", createdBy: "user-keystone-owner" };
const logoSigns = {
  "org-keystone": "keystone",
  "org-valley": "valley",
  "org-riverbend": "riverbend",
} as const;

function pictures(): DemoFile[] {
  return [
    made("loc-allentown", "png", locationPicture("training center"), {
      ...keystone,
      isPublic: true,
      shownName: "allentown-training-center.png",
    }),
    made("loc-bethlehem", "png", locationPicture("works"), {
      ...keystone,
      isPublic: true,
      shownName: "bethlehem-works.png",
    }),
    ...demoOrganizations.flatMap((organization) => [...marks(organization)]),
  ];
}

/** An organization's logo, and the same mark as icons. */
function* marks({ id, slug, colour }: (typeof demoOrganizations)[number]): Generator<DemoFile> {
  const sign = logoSigns[id];
  const facts = { orgId: id, createdBy: `user-${slug}-owner`, isPublic: true };
  const mark = (label: string, size: number, shownName: string) =>
    made(label, "png", logo(sign, colour, size), { ...facts, shownName });
  yield mark(`logo-${sign}`, 160, `${slug}-logo.png`);
  for (const icon of ["appleTouchIcon", "androidIconSmall", "androidIconLarge"] as const)
    yield mark(iconLabel(sign, icon), iconSizes[icon], `${slug}-${iconSizes[icon]}.png`);
}

function signatures(): DemoFile[] {
  const hands = [
    [
      "ea-signed",
      "employerAgreements/ea-signed",
      { letters: 9, rise: 34, slant: 0.45, begin: 2.2 },
    ],
    ["aa-signed", "user-keystone-0003", { letters: 7, rise: 30, slant: 0.3, begin: 0.7 }],
    ["sponsor", "user-keystone-owner", { letters: 11, rise: 26, slant: 0.6, begin: 3.9 }],
  ] as const;
  return hands.map(([label, createdBy, hand]) =>
    made(`sign-${label}`, "png", signature(hand), {
      orgId: "org-keystone",
      createdBy,
      isPublic: false,
      shownName: "signature.png",
    }),
  );
}

function materials(): DemoFile[] {
  return safetyFiles.map(({ label, extension, name, content }) =>
    made(label, extension, content, {
      orgId: "org-keystone",
      createdBy: "user-keystone-teacher",
      isPublic: true,
      shownName: name,
    }),
  );
}

function library(): DemoFile[] {
  const pages = demoLibraryPdfs.map((file) => ({ ...file, type: "pdf" as const }));
  return [...pages, ...demoLibraryFiles].map(({ id, type, name, content }) =>
    made(id, type, content, {
      orgId: "org-keystone",
      createdBy: "user-keystone-teacher",
      isPublic: false,
      shownName: `${name}.${type}`,
    }),
  );
}

function made(
  label: string,
  kind: FileKind,
  content: Buffer,
  facts: Omit<DemoFile, "name" | "type" | "content">,
): DemoFile {
  return { ...facts, name: demoFileName(label, kind), type: mediaType(kind), content };
}
