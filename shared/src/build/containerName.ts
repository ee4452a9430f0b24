/** Global name of a remote's container. The prefix is needed because `public` alone is a reserved word. */
export const containerName = (area: string) => `mf_${area}`
