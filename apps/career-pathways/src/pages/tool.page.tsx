import { usePageFrame } from "@guildway/federation";

export default function ToolPage() {
  usePageFrame({ title: "Career Pathways" });
  return <h1>Career Pathways</h1>;
}
