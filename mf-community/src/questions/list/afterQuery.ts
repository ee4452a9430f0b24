/**
 * Returns the request for the page that begins after this cursor; an empty cursor stands for the first page.
 */
export const afterQuery = (after: string) => ({ query: { ...(after && { after }) } })
