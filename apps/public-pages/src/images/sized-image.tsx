import { imageWidths } from "@guildway/api-contract";

interface Props {
  /** As it is stored; a picture of ours that everybody may see comes in the width in which it stands. */
  src: string;
  alt: string;
  /** How wide it stands, as CSS says it to browsers: `(width < 40rem) 100vw, 20rem`. */
  sizes: string;
  className?: string | undefined;
  /** It stands where the page begins, and does not wait. */
  isFirst?: boolean;
}

/** A picture in the width and format that fit the screen. */
export function SizedImage({ src, alt, sizes, className, isFirst = false }: Props) {
  return (
    <img
      {...(isOurs(src) && { srcSet: sizesOf(src), sizes })}
      src={src}
      alt={alt}
      className={className}
      loading={isFirst ? "eager" : "lazy"}
      {...(isFirst && { fetchPriority: "high" as const })}
      decoding="async"
    />
  );
}

/** What has a signature in its address is private, and comes as it is. */
export const isOurs = (src: string): boolean => /^\/v1\/files\/[\w-]{22}\.\w{3,4}$/.test(src);

const sizesOf = (src: string) =>
  imageWidths.map((width) => `${src}/image?width=${width} ${width}w`).join(", ");
