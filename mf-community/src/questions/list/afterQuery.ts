/** The request for the page of a list that follows another. */
export const afterQuery = (after: string) => ({ query: { ...(after && { after }) } })
