import { readFileAt } from "@guildway/api-client";
import { useQuery } from "@tanstack/react-query";

interface Props {
  /** Its address among the stored files. */
  src: string;
  alt: string;
  grant: string | undefined;
  height: number;
}

/** A stored picture that only a grant or a session of staff opens. */
export function PrivateImage({ src, alt, grant, height }: Props) {
  const { data } = useQuery({
    queryKey: ["agreements", "file", src, grant ?? "public"],
    queryFn: async ({ signal }) => addressOf(await readFileAt(src, { signal, accessGrant: grant })),
  });
  return data === undefined ? <span>{alt}</span> : <img src={data} alt={alt} height={height} />;
}

/** A small file as an address that needs no cleaning up. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new Error("The picture could not be read.")));
    reader.readAsDataURL(file);
  });
}
