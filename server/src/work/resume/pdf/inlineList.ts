import type { Group, Leaf } from './tree'

/** Returns a list whose items follow each other on the same lines. Returns nothing if the list is empty. */
export function inlineList(items: string[], above = 0): Group[] {
  const leaf = (text: string, index: number): Leaf => ({
    tag: 'LBody',
    text,
    look: 'text',
    place: 'main',
    ...(index === 0 && { above }),
  })
  const children = items.map((text, index) => ({ tag: 'LI', children: [leaf(text, index)] }))
  return items.length === 0 ? [] : [{ tag: 'L', isInline: true, children }]
}
