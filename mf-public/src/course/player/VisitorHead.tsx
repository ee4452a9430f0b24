/**
 * Lessons are not for search engines: only browsers render them, because for most readers they are closed, and the site
 * would take that for a failing API.
 */
export function VisitorHead() {
  return <meta name="robots" content="noindex" />
}
