/** Packages without a usable licence in package.json → their licence, whose text was read by a person. */
export const READ_LICENCES: Record<string, string> = {
  // Its data files: W3C.
  '@digitalbazaar/credentials-context': 'BSD-3-Clause',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  spawndamnit: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}
