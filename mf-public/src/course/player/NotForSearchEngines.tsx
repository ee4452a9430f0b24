/** Search engines list previews only: they are what visitors can read. */
export function NotForSearchEngines() {
  return <meta name="robots" content="noindex" />
}
