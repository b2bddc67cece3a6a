import { demoFileUrl } from "./demo-file-urls.ts";
import { onePagePdf } from "./one-page-pdf.ts";
import { tone, toneTranscript } from "./tone.ts";
import { workbook } from "./workbook.ts";

const checklist = await onePagePdf("Shop safety checklist", [
  "Go through this list before you switch on a machine. If you cannot tick a point, stop and ask your instructor.",
  "1. I wear eye protection, closed shoes and no loose clothing. My hair is tied back, and I took off rings and watches.",
  "2. I know where the emergency stop of this machine is, and I have seen that it works.",
  "3. The guards are in place. The floor around me is dry and free of tools and cords.",
  "4. Before I reach into a machine I lock it out, hang my own tag on it, and try to start it.",
  "5. I know where the nearest exit, fire extinguisher, eye wash and first aid box are.",
  "6. I report every near miss on the same day. Nobody is blamed for a report.",
]);

const log = workbook("Inspection log", [
  ["Date", "Machine", "Checked", "Faults found", "Action"],
  ["2026-09-08", "Engine lathe 2", "Guards and emergency stop", 0, "None"],
  ["2026-09-15", "Drill press 1", "Guards and emergency stop", 1, "Chuck guard replaced"],
  ["2026-09-22", "Band saw", "Blade and brake", 0, "None"],
  ["2026-09-29", "Hydraulic press", "Hoses and lockout points", 2, "Hose changed, tag renewed"],
]);

/** The files of the safety material, with what is in them. */
export const safetyFiles = [
  {
    id: "file-safety-audio",
    label: "safety-briefing",
    extension: "wav",
    name: "safety-briefing.wav",
    type: "audio/wav",
    transcript: toneTranscript,
    content: tone(),
  },
  {
    id: "file-safety-pdf",
    label: "safety-checklist",
    extension: "pdf",
    name: "safety-checklist.pdf",
    type: "application/pdf",
    content: checklist,
  },
  {
    id: "file-safety-sheet",
    label: "inspection-log",
    extension: "xlsx",
    name: "inspection-log.xlsx",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    content: log,
  },
] as const;

/** The same files as the material names them. */
export const safetyCdnFiles = safetyFiles.map(({ label, extension, content, ...file }) => ({
  ...file,
  size: content.length,
  url: demoFileUrl(label, extension),
}));
