/** Name of a remote's container: a global of the page, hence the prefix (`public` alone is a reserved word). */
export const containerName = (area: string) => `mf_${area}`
