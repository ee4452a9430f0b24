/** Result of adding a tag: the new list, or why it is unchanged. */
export type TagOutcome =
  | { kind: 'added'; tags: string[]; tag: string }
  | { kind: 'blank' | 'full' }
  | { kind: 'known'; tag: string }

/** Adds a tag, trimmed and with single spaces. Empty input and duplicates (ignoring case) are ignored. */
export function addTag(tags: string[], typed: string, max = Infinity): TagOutcome {
  const tag = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (!tag) return { kind: 'blank' }
  const known = tags.find((other) => folded(other) === folded(tag))
  if (known !== undefined) return { kind: 'known', tag: known }
  if (tags.length >= max) return { kind: 'full' }
  return { kind: 'added', tags: [...tags, tag], tag }
}

function folded(tag: string): string {
  return tag.normalize('NFC').toLocaleLowerCase('en')
}
