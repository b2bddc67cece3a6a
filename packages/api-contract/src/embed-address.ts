/** The address of an embed widget's document, for the frame of a page. */
export const embedAddress = (id: string): string => `/v1/embed/widgets/${encodeURIComponent(id)}`;
