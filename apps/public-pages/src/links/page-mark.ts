/** The mark of a visitor who has come by a link of this page. */
export const pageMark = (pageId: string) => `link.${pageId}`;
