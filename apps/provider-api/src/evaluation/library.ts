import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { demoDocuments, demoResources } from "../demo-world/library.ts";
import { handbook } from "./handbook.ts";

/** A passage of the evaluation's library; `holds` are the names that questions know it by. */
export interface EvaluatedPassage {
  resource: string;
  heading?: string;
  text: string;
  holds: readonly string[];
}

/** The occupations whose tasks are read; of all others only what they are. */
const withTasks = new Set(
  "47-2111 47-2152 49-9021 51-4121 47-2031 49-3023 49-9041 51-4041 29-1141 31-1131 31-9092 29-2052 31-9091 29-2042 35-1011 35-2014 39-5012 33-3051 33-2011 53-3032 53-7051 43-4051 43-6014 43-3031 41-2011 41-2031 25-2021 39-9011 21-1021 15-1232 15-1212 15-1252 15-1254 15-1244 13-2011 13-1071 37-2011 37-3011 47-2061 47-2181 47-2141 47-2051 47-4021 49-9051 49-9081 47-2231 49-3031 49-3011 51-3021 51-3011 51-8031 29-2061 31-1121 29-1292 31-9011 39-2021 29-2056 27-1024 41-9022 33-9032 51-9061 47-2073 49-9071 53-3052 43-5052"
    .split(" ")
    .map((code) => `${code}.00`),
);

/** As long as a passage of tasks may become. */
const longest = 700;

/** Reads the library from the folder of the official files. */
export function readLibrary(folder: string): EvaluatedPassage[] {
  return [
    ...occupations(folder),
    ...notes(folder),
    ...zones(folder),
    ...elements(folder),
    ...acceptanceForm(folder),
    ...handbook.flatMap(({ name, sections }) =>
      sections.map(({ key, heading, text }) => ({
        resource: name,
        heading,
        text,
        holds: [`own:${key}`],
      })),
    ),
    ...demoDocuments
      .filter(({ orgId }) => orgId === "org-keystone")
      .map(({ id, refId, rawText }) => ({
        resource: demoResources.find((resource) => resource.id === refId)?.name ?? "",
        text: rawText ?? "",
        holds: [`demo:${id}`],
      })),
  ];
}

function occupations(folder: string): EvaluatedPassage[] {
  const tasks = tabbed(join(folder, "onet/Task Statements.txt"));
  return tabbed(join(folder, "onet/Occupation Data.txt")).flatMap(
    ([code = "", title = "", text = ""]) => [
      { resource: title, text, holds: [`job:${code}`] },
      ...(withTasks.has(code)
        ? tasksOf(
            title,
            tasks.filter((row) => row[0] === code),
          )
        : []),
    ],
  );
}

/** Tasks one after another, as many as a passage takes. */
function tasksOf(resource: string, tasks: string[][]): EvaluatedPassage[] {
  const passages: { resource: string; heading: string; text: string; holds: string[] }[] = [];
  for (const [, id = "", task = ""] of tasks) {
    const last = passages.at(-1);
    if (last && last.text.length + task.length < longest) {
      last.text += ` ${task}`;
      last.holds.push(`task:${id}`);
    } else passages.push({ resource, heading: "Tasks", text: task, holds: [`task:${id}`] });
  }
  return passages;
}

/** Why the share of an occupation in an industry grows or shrinks; what is said of several industries is one passage. */
function notes(folder: string): EvaluatedPassage[] {
  const passages = new Map<string, EvaluatedPassage>();
  const rows = commaSeparated(join(folder, "projections/utilization_factors_2024-34.csv"));
  for (const [title = "", soc = "", industry = "", , text = ""] of rows) {
    if (!withTasks.has(`${soc}.00`)) continue;
    const known = passages.get(soc + text);
    passages.set(soc + text, {
      resource: title,
      heading: known ? `${known.heading}; ${industry}` : `Employment outlook: ${industry}`,
      text,
      holds: [`note:${soc}`],
    });
  }
  return [...passages.values()];
}

function zones(folder: string): EvaluatedPassage[] {
  return tabbed(join(folder, "onet/Job Zone Reference.txt")).flatMap(
    ([zone = "", name = "", experience = "", education = "", training = "", examples = ""]) =>
      Object.entries({ experience, education, training, examples }).map(([part, text]) => ({
        resource: name,
        heading: part,
        text,
        holds: [`zone:${zone}/${part}`],
      })),
  );
}

/** What skills, knowledge and work styles mean. */
function elements(folder: string): EvaluatedPassage[] {
  return tabbed(join(folder, "onet/Content Model Reference.txt"))
    .filter(([id = ""]) => /^(1\.C|2\.[ABC])\./.test(id))
    .map(([id = "", heading = "", text = ""]) => ({
      resource: id.startsWith("1.C")
        ? "Work styles"
        : id.startsWith("2.C")
          ? "Knowledge"
          : "Skills",
      heading,
      text,
      holds: [`element:${id}`],
    }));
}

/** The paragraphs of the employer acceptance agreement that say something. */
function acceptanceForm(folder: string): EvaluatedPassage[] {
  const file = readFileSync(join(folder, "forms/appendix-d-employer-acceptance-agreement.docx"));
  const { "word/document.xml": document } = unzipSync(file);
  const paragraphs = strFromU8(document!).match(/<w:p[ >].*?<\/w:p>/gs) ?? [];
  return paragraphs
    .map((paragraph, place) => ({
      text: [...paragraph.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, text]) => text).join(""),
      place,
    }))
    .filter(({ text }) => text.length > 60)
    .map(({ text, place }) => ({
      resource: "Employer Acceptance Agreement",
      text,
      holds: [`form:appendix-d/${place}`],
    }));
}

function tabbed(file: string): string[][] {
  const [, ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
  return lines.map((line) => line.split("\t"));
}

function commaSeparated(file: string): string[][] {
  const [, ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
    ),
  );
}
