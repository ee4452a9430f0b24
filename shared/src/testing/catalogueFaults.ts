type Catalogue = Record<string, string>

/**
 * What is wrong with a package's messages, as sentences; an empty list is right.
 * Checked: the same ids in both languages, ids that begin with the package's area, no empty text, the same values used.
 */
export function catalogueFaults(en: Catalogue, hi: Catalogue, prefixes: string[]): string[] {
  const faults: string[] = []
  for (const id of Object.keys(en)) {
    if (!prefixes.some((prefix) => id.startsWith(prefix)))
      faults.push(`${id} does not begin with ${prefixes.join(' or ')}`)
    if (!hi[id]?.trim()) faults.push(`${id} has no Hindi text`)
    if (!en[id]?.trim()) faults.push(`${id} has no English text`)
    if (hi[id] && values(en[id]!) !== values(hi[id])) faults.push(`${id} uses other values in Hindi`)
  }
  for (const id of Object.keys(hi)) if (!(id in en)) faults.push(`${id} has no English text`)
  return faults
}

/** Names of the values that a message takes, sorted. */
function values(message: string): string {
  return [...new Set([...message.matchAll(/\{(\w+)/g)].map((found) => found[1]))].sort().join()
}
