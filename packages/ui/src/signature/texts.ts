import { defineTexts } from "@guildway/ui";

/** What the ways to sign say. */
export const texts = defineTexts(
  {
    ways: "How to sign",
    draw: "Draw",
    type: "Type",
    picture: "Upload",
    canvas: "Draw your signature here",
    drawHint: "Use a finger, a pen or the mouse. If you cannot draw, type your name instead.",
    clear: "Clear",
    typed: "Your name, as you sign",
    typedHint: "A typed signature counts as much as a drawn one.",
    chosen: "A picture of your signature",
    chosenHint: "A PNG of at most 2 MB.",
    wrongPicture: "Choose a PNG picture of at most 2 MB.",
    preview: "Your signature",
  },
  {
    ways: "Cómo firmar",
    draw: "Dibujar",
    type: "Escribir",
    picture: "Subir",
    canvas: "Dibuje su firma aquí",
    drawHint: "Use un dedo, un lápiz o el ratón. Si no puede dibujar, escriba su nombre.",
    clear: "Borrar",
    typed: "Su nombre, como firma",
    typedHint: "Una firma escrita vale lo mismo que una dibujada.",
    chosen: "Una imagen de su firma",
    chosenHint: "Un PNG de 2 MB como máximo.",
    wrongPicture: "Elija una imagen PNG de 2 MB como máximo.",
    preview: "Su firma",
  },
);
