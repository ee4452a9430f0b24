/** How many fit in a row on a desktop. */
export const POPULAR_COUNT = 4

/** The request for what operators recommend, then the most popular courses. Its response also contains the number of all courses. */
export const POPULAR = {
  query: { page: 1, limit: POPULAR_COUNT, sort: 'popular', featured: 'first' },
} as const
