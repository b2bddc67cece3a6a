export { wordDocument } from "@guildway/provider-api/demo-files";
export { packed, presentation } from "@guildway/provider-api/office-files";
