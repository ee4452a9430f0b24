/**
 * Packages without a usable licence in package.json → their licence, according to a person who has read its
 * text.
 */
export const READ_LICENCES: Record<string, string> = {
  // The data files in this package are under the W3C's licence.
  '@digitalbazaar/credentials-context': 'BSD-3-Clause',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  spawndamnit: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}
