/** Stands for the platform as the poster of openings that belong to no mentor. */
export const PLATFORM = null

/** The poster of openings: the id of a mentor, or the platform. */
export type PosterId = string | typeof PLATFORM
