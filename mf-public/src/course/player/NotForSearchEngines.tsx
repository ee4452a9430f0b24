/** Keeps a lesson out of search engines. They list only previews, because visitors can read only these. */
export function NotForSearchEngines() {
  return <meta name="robots" content="noindex" />
}
