import { createCompletion as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { labelsByWords } from "../../passages/language-model/extractive.ts";
import { asTags } from "../../passages/language-model/as-tags.ts";

export const createCompletion = operation(endpoint, async ({ body }, { model }) => {
  const { prompt, labels, text } = body;
  if (!model.isConfigured && labels && text)
    return { data: labelsByWords(text, labels).join(", ") };
  const completed = await model.complete(prompt);
  const stoodIn = completed.fallback !== undefined && labels && text;
  return {
    data: stoodIn ? labelsByWords(text, labels).join(", ") : asTags(completed.text),
    ...(completed.fallback !== undefined && { Fallback: completed.fallback }),
  };
});
