import { defineTexts } from "@guildway/ui";

/** What the room of widgets says. */
export const texts = defineTexts(
  {
    one: "Widget",
    many: "Widgets",
    add: "New widget",
    search: "Search by title",
    noneText: "Links and pieces of other sites that your pages show stand here. Add the first one.",
    sections: {
      widget: "Widget",
      leads: "Where a link leads",
      embeds: "What is embedded",
      record: "Record",
    },
    choices: { type: { link: "Link", embed: "Embedded piece" } },
    hints: {
      isFeatured: "Shown larger, before the others.",
      url: "Begin with https://",
      linkTarget: "For example _blank, which opens a new tab.",
      includeEmail: "The viewer's e-mail is added to the address.",
      includeExternalUserId: "The viewer's external user id is added to the address.",
      embedCode:
        "The other site's own code. It is shown in a frame of its own, apart from the page.",
    },
    faults: { url: "Enter a whole address that begins with https://" },
    fields: {
      title: "Title",
      type: "Type",
      body: "Text",
      image: "Picture",
      isFeatured: "Featured",
      url: "Address",
      linkTarget: "Opens in",
      includeEmail: "Adds the e-mail",
      includeExternalUserId: "Adds the external user id",
      embedCode: "Embed code",
      id: "Widget id",
    },
  },
  {
    one: "Elemento",
    many: "Elementos",
    add: "Agregar elemento",
    search: "Buscar por título",
    noneText:
      "Aquí están los enlaces y las partes de otros sitios que sus páginas muestran. Agregue el primero.",
    sections: {
      widget: "Elemento",
      leads: "Adónde lleva un enlace",
      embeds: "Lo que se incrusta",
      record: "Registro",
    },
    choices: { type: { link: "Enlace", embed: "Parte incrustada" } },
    hints: {
      isFeatured: "Se muestra más grande, antes que los demás.",
      url: "Comience con https://",
      linkTarget: "Por ejemplo _blank, que abre otra pestaña.",
      includeEmail: "El correo de quien mira se agrega a la dirección.",
      includeExternalUserId: "El id externo de quien mira se agrega a la dirección.",
      embedCode: "El código del otro sitio. Se muestra en su propio marco, separado de la página.",
    },
    faults: { url: "Escriba una dirección completa que comience con https://" },
    fields: {
      title: "Título",
      type: "Tipo",
      body: "Texto",
      image: "Imagen",
      isFeatured: "Destacado",
      url: "Dirección",
      linkTarget: "Se abre en",
      includeEmail: "Agrega el correo",
      includeExternalUserId: "Agrega el id externo",
      embedCode: "Código para incrustar",
      id: "Id del elemento",
    },
  },
);
