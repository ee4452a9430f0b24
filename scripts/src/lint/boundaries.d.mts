/** By domain: the folders and files that other domains may import. */
export const DOORS: Record<string, string[]>
