/** As many as fit beside each other on a desktop. */
export const POPULAR_COUNT = 4

/** The request for the most popular courses, also for the number of all courses, which is part of its response. */
export const POPULAR = { query: { page: 1, limit: POPULAR_COUNT, sort: 'popular' } } as const
