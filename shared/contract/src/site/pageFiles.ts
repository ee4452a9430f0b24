/** A page of the site stands for addresses with up to this many parameters, as `resource/_/lessons/_.html` does. */
export const PAGE_PARAMETERS_MAX = 2
