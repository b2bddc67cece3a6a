import {
  drawObject,
  type PDFAcroField,
  PDFAcroTerminal,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFObjectCopier,
  type PDFPage,
  PDFRef,
  popGraphicsState,
  pushGraphicsState,
  translate,
} from "pdf-lib";
import { addContinuation, type LongEntry } from "../continuation.ts";
import type { FormDocument } from "../drawing/form-document.ts";
import { crossedBox } from "../drawing/sheet.ts";
import type { Tags } from "../drawing/tags.ts";
import { appearanceOf } from "../field-appearance.ts";
import { wageValues } from "../filling.ts";
import type { FormTemplate } from "../templates.ts";
import { areTrees } from "./are-trees.ts";
import {
  etaChecks,
  etaChoices,
  etaClearButton,
  etaDrawn,
  type EtaFacts,
  etaPeriods,
  etaShared,
  etaSignatures,
  etaTexts,
} from "./mapping.ts";
import { UnknownForm } from "./unknown-form.ts";

interface Field {
  acroField: PDFAcroField;
  widgets: { dict: PDFDict; ref: PDFRef | undefined; page: PDFPage | undefined }[];
}

/** Fills the official ETA-671 with what was signed; its fields stay open for what only staff know. Throws UnknownForm where the file is another. */
export async function fillEta671(
  official: Uint8Array,
  /** Whose letters are used: the official form's cannot write every name. */
  template: FormTemplate,
  facts: EtaFacts,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  try {
    return await fill(official, template, facts, pictures);
  } catch (error) {
    // What an organization uploads may be of any make, and name anything where something else belongs.
    throw error instanceof UnknownForm ? error : new UnknownForm(String(error), { cause: error });
  }
}

async function fill(
  official: Uint8Array,
  { bytes, glyphs }: FormTemplate,
  facts: EtaFacts,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const pdf = await openOfficial(official);
  const fields = fieldsOf(pdf);
  const missing = [etaTexts, etaChoices, etaChecks, etaSignatures]
    .flatMap((table) => Object.keys(table))
    .find((name) => !fields.has(name));
  if (missing !== undefined || pdf.getPageCount() < 7) throw new UnknownForm();
  const form: FormDocument = { pdf, tags: withoutTags, faces: await facesOf(pdf, bytes, glyphs) };

  const long: LongEntry[] = [];
  for (const [name, valueOf] of Object.entries(etaTexts))
    writeText(form, fields.get(name)!, name, valueOf(facts), long);
  for (const [name, choiceOf] of Object.entries(etaChoices))
    choose(pdf, fields.get(name)!, choiceOf(facts));
  for (const [name, isChecked] of Object.entries(etaChecks))
    if (isChecked(facts)) choose(pdf, fields.get(name)!, undefined);
  for (const name of etaShared) {
    const shared = fields.get(name);
    if (shared) writeText(form, shared, name, "", long);
  }
  for (const { page, box, value } of etaDrawn) drawText(form, pdf.getPage(page), box, value(facts));
  for (const [name, who] of Object.entries(etaSignatures)) {
    const picture = pictures.get(facts.signatures[who]?.file ?? "");
    if (picture) await sign(pdf, fields.get(name)!, picture);
  }
  const clear = fields.get(etaClearButton);
  if (clear) removeField(pdf, clear);
  const schedules = facts.schedules.slice(0, 1);
  const { further } = wageValues({ ...facts, schedules }, etaPeriods);
  addContinuation(form, { values: { agreementId: facts.agreementId }, further }, long);
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
}

async function openOfficial(official: Uint8Array): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(official, { updateMetadata: false }).catch(() => undefined);
  const isForm = pdf?.catalog instanceof PDFDict && pdf.catalog.getAcroForm() !== undefined;
  if (!pdf || pdf.isEncrypted || !isForm || !areTrees(pdf)) throw new UnknownForm();
  return pdf;
}

/** The fields by their whole names; those that share one are together. */
function fieldsOf(pdf: PDFDocument): Map<string, Field> {
  const pageOf = new Map<PDFRef | PDFDict, PDFPage>();
  const refOf = new Map<PDFDict, PDFRef>();
  for (const page of pdf.getPages())
    for (const annotation of page.node.Annots()?.asArray() ?? []) {
      const dict = pdf.context.lookup(annotation);
      if (!(dict instanceof PDFDict)) continue;
      pageOf.set(dict, page);
      if (annotation instanceof PDFRef) refOf.set(dict, annotation);
    }
  const fields = new Map<string, Field>();
  for (const [acroField] of pdf.catalog.getAcroForm()!.getAllFields()) {
    if (!(acroField instanceof PDFAcroTerminal)) continue;
    const name = acroField.getFullyQualifiedName() ?? "";
    const widgets = acroField
      .getWidgets()
      .map(({ dict }) => ({ dict, ref: refOf.get(dict), page: pageOf.get(dict) }));
    fields.set(name, { acroField, widgets: [...(fields.get(name)?.widgets ?? []), ...widgets] });
  }
  return fields;
}

function writeText(
  form: FormDocument,
  { acroField, widgets }: Field,
  name: string,
  value: string,
  long: LongEntry[],
): void {
  acroField.dict.set(PDFName.of("V"), PDFHexString.fromText(value));
  for (const [at, { dict }] of widgets.entries()) {
    const shown = appearanceOf(form, dict, value);
    dict.set(PDFName.of("AP"), form.pdf.context.obj({ N: shown.ref }));
    if (shown.isTooLong && at === 0) long.push({ label: name, value });
  }
}

/** Turns the widget with this on-state on, or the only one, with a mark that can be seen: those of the form are hardly larger than a dot. */
function choose(pdf: PDFDocument, { acroField, widgets }: Field, state: string | undefined): void {
  const isBox = widgets.length === 1;
  if (state === undefined && !isBox) return;
  for (const { dict } of widgets) {
    const on = onStateOf(dict);
    const chosen = on !== undefined && (isBox || on === state);
    dict.set(PDFName.of("AS"), PDFName.of(chosen ? on : "Off"));
    if (!chosen) continue;
    acroField.dict.set(PDFName.of("V"), PDFName.of(on));
    const { width, height } = boxOf(dict);
    const mark = { Type: "XObject", Subtype: "Form", BBox: [0, 0, width, height] };
    dict
      .lookup(PDFName.of("AP"), PDFDict)
      .lookup(PDFName.of("N"), PDFDict)
      .set(
        PDFName.of(on),
        pdf.context.register(pdf.context.stream(crossedBox(width, height), mark)),
      );
  }
}

function onStateOf(widget: PDFDict): string | undefined {
  const normal = widget.lookup(PDFName.of("AP"), PDFDict).lookup(PDFName.of("N"), PDFDict);
  return normal
    .keys()
    .map((key) => key.decodeText())
    .find((key) => key !== "Off");
}

function drawText(
  form: FormDocument,
  page: PDFPage,
  box: readonly [number, number, number, number],
  value: string,
): void {
  if (value === "") return;
  const { ref } = appearanceOf(form, form.pdf.context.obj({ Rect: [...box] }), value);
  const name = page.node.newXObject("Text", ref);
  page.pushOperators(
    pushGraphicsState(),
    translate(box[0], box[1]),
    drawObject(name),
    popGraphicsState(),
  );
}

async function sign(pdf: PDFDocument, field: Field, picture: Uint8Array): Promise<void> {
  const image = await pdf.embedPng(picture).catch(() => undefined);
  const [widget] = field.widgets;
  if (!image || !widget?.page) return;
  const { x, y, width, height } = boxOf(widget.dict);
  const scale = Math.min(width / image.width, height / image.height);
  widget.page.drawImage(image, {
    x,
    y,
    width: image.width * scale,
    height: image.height * scale,
  });
  removeField(pdf, field);
}

function boxOf(widget: PDFDict) {
  return widget.lookup(PDFName.of("Rect"), PDFArray).asRectangle();
}

/** Takes a field out of its pages and of the form. */
function removeField(pdf: PDFDocument, { acroField, widgets }: Field): void {
  const gone = new Set<unknown>([acroField.dict, ...widgets.map(({ dict }) => dict)]);
  const without = (list: PDFArray | undefined) => {
    for (let at = (list?.size() ?? 0) - 1; at >= 0; at -= 1)
      if (gone.has(list!.lookup(at))) list!.remove(at);
  };
  for (const { page } of widgets) without(page?.node.Annots());
  without(acroField.getParent()?.dict.lookupMaybe(PDFName.of("Kids"), PDFArray));
  without(pdf.catalog.getAcroForm()!.dict.lookupMaybe(PDFName.of("Fields"), PDFArray));
}

async function facesOf(
  pdf: PDFDocument,
  template: Uint8Array,
  { regular, strong }: FormTemplate["glyphs"],
): Promise<FormDocument["faces"]> {
  const source = await PDFDocument.load(template, { updateMetadata: false });
  const fonts = source.catalog
    .getAcroForm()!
    .dict.lookup(PDFName.of("DR"), PDFDict)
    .lookup(PDFName.of("Font"), PDFDict);
  const copier = PDFObjectCopier.for(source.context, pdf.context);
  const copy = (name: string) => copier.copy(fonts.get(PDFName.of(name)) as PDFRef);
  return {
    regular: { ref: copy("R"), glyphs: regular },
    strong: { ref: copy("S"), glyphs: strong },
  };
}

/** The official form is tagged by whoever made it; a page that is added to it has no part in that. */
const withoutTags: Tags = {
  document: PDFRef.of(0),
  add: () => PDFRef.of(0),
  mark: () => 0,
  own: () => undefined,
};
