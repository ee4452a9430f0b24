type Catalogue = Record<string, string>

/**
 * Returns the errors in a package's messages as texts; empty if there are none.
 * Checks that both languages have the same ids, that ids start with the package's area, that no text is empty, and that
 * both texts use the same placeholders.
 */
export function catalogueErrors(en: Catalogue, hi: Catalogue, prefixes: string[]): string[] {
  const errors: string[] = []
  for (const id of Object.keys(en)) {
    if (!prefixes.some((prefix) => id.startsWith(prefix)))
      errors.push(`${id} does not begin with ${prefixes.join(' or ')}`)
    if (!hi[id]?.trim()) errors.push(`${id} has no Hindi text`)
    if (!en[id]?.trim()) errors.push(`${id} has no English text`)
    if (hi[id] && values(en[id]!) !== values(hi[id])) errors.push(`${id} uses other values in Hindi`)
  }
  for (const id of Object.keys(hi)) if (!(id in en)) errors.push(`${id} has no English text`)
  return errors
}

/** Text between apostrophes, in which braces are not placeholders. */
const QUOTED = /'\{[^']*'/g

/** Returns the names of a message's placeholders, sorted. */
function values(message: string): string {
  const names = message.replace(QUOTED, '').matchAll(/\{(\w+)[,}]/g)
  return [...new Set([...names].map((found) => found[1]))].sort().join()
}
