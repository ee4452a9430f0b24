import { lineError, tidyLine } from '@mentor-connect/contract/rules/enteredText'

/** Result of adding a tag: the new list, or the reason why it is unchanged. */
export type TagOutcome =
  | { kind: 'added'; tags: string[]; tag: string }
  | { kind: 'blank' | 'refused' | 'full' }
  | { kind: 'known'; tag: string }

/**
 * Adds a tag in the form in which it is stored. Empty input and duplicates (ignoring case) are ignored. A text that
 * is not a valid line is refused.
 */
export function addTag(tags: string[], typed: string, max = Infinity): TagOutcome {
  const tag = tidyLine(typed)
  if (!tag) return { kind: 'blank' }
  if (lineError(tag)) return { kind: 'refused' }
  const known = tags.find((other) => folded(other) === folded(tag))
  if (known !== undefined) return { kind: 'known', tag: known }
  if (tags.length >= max) return { kind: 'full' }
  return { kind: 'added', tags: [...tags, tag], tag }
}

function folded(tag: string): string {
  return tag.normalize('NFC').toLocaleLowerCase('en')
}
