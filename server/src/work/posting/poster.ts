/** The platform as the poster of openings. Its openings belong to no mentor. */
export const PLATFORM = null

/** The id of the mentor whose openings are meant, or the platform. */
export type PosterId = string | typeof PLATFORM
