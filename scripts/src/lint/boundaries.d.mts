/** Domain of the server → the domains that it may import. */
export const DOMAINS: Record<string, string[]>
/** By domain: the folders that other domains may import, besides its own files. */
export const DOORS: Record<string, string[]>
