/** Domain of the server → the domains that it may import. */
export const DOMAINS: Record<string, string[]>
/** By domain: the folders and files that other domains may import. */
export const DOORS: Record<string, string[]>
