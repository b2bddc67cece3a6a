import { defineTexts } from "@guildway/ui";

/** What the room of locations says. */
export const texts = defineTexts(
  {
    one: "Location",
    many: "Locations",
    add: "New location",
    search: "Search by name",
    noneText: "The places where your apprentices work and learn stand here. Add the first one.",
    sections: { place: "Place", belongs: "Belongs to", record: "Record" },
    hints: {
      managerIds: "The first manager is the sponsor: their signature stands under agreements.",
      defaultLocation: "Public pages show this location where none is named.",
      addressState: "Two letters, such as PA",
    },
    faults: {
      addressState: "Enter the two letters of a state or territory, such as PA.",
      addressPostalCode: "Enter a ZIP code of five digits, such as 18015, or 18015-1234.",
    },
    fields: {
      name: "Name",
      locationImage: "Picture",
      addressLine1: "Address",
      addressLine2: "Address, second line",
      addressCity: "City",
      addressState: "State",
      addressPostalCode: "ZIP code",
      employerProfileId: "Employer",
      managerIds: "Managers",
      defaultLocation: "Default location",
      id: "Location id",
    },
    sponsor: "Sponsor",
  },
  {
    one: "Lugar",
    many: "Lugares",
    add: "Agregar lugar",
    search: "Buscar por nombre",
    noneText:
      "Aquí están los lugares donde sus aprendices trabajan y aprenden. Agregue el primero.",
    sections: { place: "Lugar", belongs: "Pertenece a", record: "Registro" },
    hints: {
      managerIds: "El primer encargado es el patrocinador: su firma aparece en los acuerdos.",
      defaultLocation: "Las páginas públicas muestran este lugar cuando no se indica otro.",
      addressState: "Dos letras, como PA",
    },
    faults: {
      addressState: "Escriba las dos letras de un estado o territorio, como PA.",
      addressPostalCode: "Escriba un código postal de cinco cifras, como 18015, o 18015-1234.",
    },
    fields: {
      name: "Nombre",
      locationImage: "Imagen",
      addressLine1: "Dirección",
      addressLine2: "Dirección, segunda línea",
      addressCity: "Ciudad",
      addressState: "Estado",
      addressPostalCode: "Código postal",
      employerProfileId: "Empleador",
      managerIds: "Encargados",
      defaultLocation: "Lugar principal",
      id: "Id del lugar",
    },
    sponsor: "Patrocinador",
  },
);
