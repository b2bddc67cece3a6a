import { defineTexts } from "@guildway/ui";

/** What the room of page links says. */
export const texts = defineTexts(
  {
    one: "Page link",
    many: "Page links",
    add: "New page link",
    search: "Search by title",
    noneText: "The links that you give out stand here. Add the first one.",
    sections: { link: "Link", opens: "Who opens it", record: "Record" },
    hints: {
      url: "Where it leads if that is another site. Begin with https://",
      pageId: "The page of yours that it opens.",
      inactive: "The link says that it is not active, and opens nothing.",
      enablePageContent: "The page is shown behind the link.",
      accessCode:
        "Six digits that visitors have to enter. Changing it ends what the old one opened.",
    },
    faults: {
      url: "Enter a whole address that begins with https://",
      accessCode: "Enter six digits, such as 264813.",
    },
    fields: {
      title: "Title",
      url: "Address",
      pageId: "Page",
      locationId: "Location",
      hasAccessCode: "Asks for a code",
      inactive: "Inactive",
      enablePageContent: "Shows the page",
      accessCode: "New access code",
      id: "Page link id",
    },
  },
  {
    one: "Enlace a página",
    many: "Enlaces a páginas",
    add: "Agregar enlace",
    search: "Buscar por título",
    noneText: "Aquí están los enlaces que usted reparte. Agregue el primero.",
    sections: { link: "Enlace", opens: "Quién lo abre", record: "Registro" },
    hints: {
      url: "Adónde lleva si es otro sitio. Comience con https://",
      pageId: "La página suya que abre.",
      inactive: "El enlace dice que no está activo y no abre nada.",
      enablePageContent: "La página se muestra tras el enlace.",
      accessCode:
        "Seis cifras que los visitantes deben escribir. Si lo cambia, termina lo que abría el anterior.",
    },
    faults: {
      url: "Escriba una dirección completa que comience con https://",
      accessCode: "Escriba seis cifras, como 264813.",
    },
    fields: {
      title: "Título",
      url: "Dirección",
      pageId: "Página",
      locationId: "Lugar",
      hasAccessCode: "Pide un código",
      inactive: "Inactivo",
      enablePageContent: "Muestra la página",
      accessCode: "Código de acceso nuevo",
      id: "Id del enlace",
    },
  },
);
