/** How many parameters the address of a page may have. `resource/_/lessons/_.html` has two. */
export const PAGE_PARAMETERS_MAX = 2
