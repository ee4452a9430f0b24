/** Returns the global name of a remote's container. The prefix is needed because `public` alone is a reserved word. */
export const containerName = (area: string) => `mf_${area}`

/**
 * Returns the name of the chunk that holds an expose. The tools of Module Federation use this name, so it is used for
 * other builds, too.
 */
export const exposeChunk = (expose: string) => `__federation_expose_${expose}`
