import { isBulleted, withoutBullet } from '@mentor-connect/contract/work/bullets'
import type { Group, Leaf, Node } from './tree'

/** Returns the paragraphs of a text. Lines that begin with a hyphen or a bullet become list items. */
export function textNodes(text: string, above = 0): Node[] {
  const nodes: Node[] = []
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue
    const before = nodes.at(-1)
    const space = nodes.length === 0 ? above : 0.25
    if (!isBulleted(line)) nodes.push({ tag: 'P', text: line, look: 'text', place: 'main', above: space })
    else if (before && 'children' in before) before.children.push(itemOf(line, 0.15))
    else nodes.push({ tag: 'L', children: [itemOf(line, space)] })
  }
  return nodes
}

function itemOf(line: string, above: number): Group {
  const bullet: Leaf = {
    tag: 'Lbl',
    text: '•',
    look: 'text',
    place: 'main',
    above,
    staysWithNext: true,
    isBesideNext: true,
  }
  return {
    tag: 'LI',
    children: [bullet, { tag: 'LBody', text: withoutBullet(line), look: 'text', place: 'bulleted' }],
  }
}
