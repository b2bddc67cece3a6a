import { Button, buttonClass, defineTexts, useTexts } from "@guildway/ui";
import Printer from "lucide-react/icons/printer";
import { type ComponentType, useEffect, useState } from "react";
import type { FlyerContent } from "./flyer.tsx";
import styles from "./print-flyer.module.css";

const texts = defineTexts({ print: "Print a flyer" }, { print: "Imprimir un volante" });

/** Prints a flyer of what the page shows; its code comes once it is asked for. */
export function PrintFlyer(content: FlyerContent) {
  const text = useTexts(texts);
  const [Flyer, setFlyer] = useState<ComponentType<FlyerContent>>();
  useEffect(() => {
    if (!Flyer) return undefined;
    const end = () => setFlyer(undefined);
    addEventListener("afterprint", end);
    void picturesLoaded().then(() => print());
    return () => removeEventListener("afterprint", end);
  }, [Flyer]);
  // Without a script nothing would come of it; until it has come, its place is kept.
  if (typeof document === "undefined")
    return (
      <span className={`${buttonClass()} ${styles.place}`} aria-hidden="true">
        <Printer />
        {text.print}
      </span>
    );
  return (
    <>
      <Button
        icon={<Printer aria-hidden="true" />}
        onClick={() => void import("./flyer.tsx").then((file) => setFlyer(() => file.Flyer))}
      >
        {text.print}
      </Button>
      {Flyer && <Flyer {...content} />}
    </>
  );
}

/** What is printed before its pictures have come is printed without them; one that does not come is not waited for. */
async function picturesLoaded(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("body > article img")];
  const patience = new Promise((done) => setTimeout(done, 3000));
  const loaded = pictures.map((picture) => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(loaded), patience]);
}
