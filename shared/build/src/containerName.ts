/** Global name of a remote's container. The prefix is needed because `public` alone is a reserved word. */
export const containerName = (area: string) => `mf_${area}`

/** Name of the chunk that holds an expose: the one that the tools of Module Federation give it, in other builds too. */
export const exposeChunk = (expose: string) => `__federation_expose_${expose}`
