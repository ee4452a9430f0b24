/** Attribute of a control: the path of the page that follows it. */
export const NEXT_PAGE = 'data-mc-next'

/**
 * Properties of a control that a page follows, such as the password before the home page. When the control gets the
 * focus, the shell prefetches the scripts of that page.
 */
export const nextPage = (path: string) => ({ [NEXT_PAGE]: path })
