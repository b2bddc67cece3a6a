import { type HandbookSection, handbookPdf } from "./files/handbook-pdf.ts";
import { type WordPart, wordDocument } from "./files/word-document.ts";

/** What the handbook says, page by page. */
const handbook: HandbookSection[][] = [
  [
    {
      heading: "Attendance",
      paragraphs: [
        "Be at your workplace five minutes before your shift begins. If you are ill or late, call your mentor before the shift, not after it. A message to a colleague does not count.",
        "Three absences without a call in one quarter lead to a meeting with your mentor and your training coordinator. The meeting is there to find out what gets in the way and what would help.",
      ],
    },
    {
      heading: "Your log book",
      paragraphs: [
        "Write down at the end of each week which work processes you did and for how many hours. Your mentor signs the page on Monday. Hours that nobody signed within thirty days do not count towards your apprenticeship.",
      ],
    },
  ],
  [
    {
      heading: "Changing your mentor",
      paragraphs: [
        "A mentor and an apprentice sometimes do not get on. Tell your training coordinator; you do not need to give a reason in writing. We look for another mentor in the same company first, and the change takes effect within two weeks.",
      ],
    },
    {
      heading: "Moving to another employer",
      paragraphs: [
        "If your employer closes, or has no more work for you, your hours stay yours. We keep your record and look for another employer who takes part. Until then you can go on with your evening classes.",
      ],
    },
  ],
];

/** What the guide to evening classes says. */
const guide: WordPart[] = [
  { heading: "Evening classes of an apprenticeship", level: 1 },
  { heading: "Missed classes", level: 2 },
  {
    paragraph:
      "You may miss two evenings in a term. For each one after that you make up the work: ask your instructor for the sheet of the evening, hand it in within ten days, and take the short test at the start of the next class.",
  },
  { heading: "Classes year by year", level: 2 },
  {
    table: [
      ["Year", "Class", "Hours"],
      ["1", "Blueprint reading and shop mathematics", "144"],
      ["2", "Hydraulics and pneumatics", "144"],
      ["3", "Electrical controls", "144"],
      ["4", "Troubleshooting and maintenance planning", "144"],
    ],
  },
];

/** The larger documents of the library of Keystone, with the passages that are read from them. */
export const demoLibraryFiles = [
  {
    id: "res-handbook",
    type: "pdf",
    group: "rg-apprenticeship",
    name: "Apprentice handbook",
    content: await handbookPdf("Keystone apprentice handbook", handbook),
    passages: handbook.flatMap((sections, index) =>
      sections.map(({ heading, paragraphs }) => ({
        heading,
        pageNumber: index + 1,
        rawText: paragraphs.join("\n\n"),
      })),
    ),
  },
  {
    id: "res-classes",
    type: "docx",
    group: "rg-apprenticeship",
    name: "Evening classes of an apprenticeship",
    content: wordDocument(guide),
    passages: [
      {
        heading: "Evening classes of an apprenticeship › Missed classes",
        pageNumber: null,
        rawText:
          "You may miss two evenings in a term. For each one after that you make up the work: ask your instructor for the sheet of the evening, hand it in within ten days, and take the short test at the start of the next class.",
      },
      {
        heading: "Evening classes of an apprenticeship › Classes year by year",
        pageNumber: null,
        rawText: [
          "Year: 1; Class: Blueprint reading and shop mathematics; Hours: 144",
          "Year: 2; Class: Hydraulics and pneumatics; Hours: 144",
          "Year: 3; Class: Electrical controls; Hours: 144",
          "Year: 4; Class: Troubleshooting and maintenance planning; Hours: 144",
        ].join("\n"),
      },
    ],
  },
] as const;
