type Catalogue = Record<string, string>

/**
 * The errors in a package's messages, each as a sentence; empty when they are complete.
 * Checked: the same ids in both languages, ids that begin with the package's area, no empty text, the same values used.
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

/** Names of the values that a message takes, sorted. */
function values(message: string): string {
  return [...new Set([...message.matchAll(/\{(\w+)/g)].map((found) => found[1]))].sort().join()
}
