/** A person who is mentioned in a text. */
export interface MarkedMention {
  name: string
  /** True if the reader is mentioned. */
  isReader: boolean
}

/** Splits a text at the mentions of these people, `@` and the name. The longer of two names wins. */
export function splitMentions(text: string, mentions: MarkedMention[]): (string | MarkedMention)[] {
  const longestFirst = [...mentions].sort((a, b) => b.name.length - a.name.length)
  const parts: (string | MarkedMention)[] = []
  let rest = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const found = longestFirst.find(({ name }) => text.startsWith(name, at + 1))
    if (!found) continue
    if (at > rest) parts.push(text.slice(rest, at))
    parts.push(found)
    rest = at + 1 + found.name.length
  }
  if (rest < text.length) parts.push(text.slice(rest))
  return parts
}
