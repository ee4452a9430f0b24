/** Maximum number of parameters in the address of a page. `resource/_/lessons/_.html` has two. */
export const PAGE_PARAMETERS_MAX = 2
