import type { Style } from '../../../platform/typesetting/fonts'

/** The parts of a résumé in the order of reading, as in the structure tree of its file. */
export type Node = Group | Leaf

export interface Group {
  /** Type of the structure element. */
  tag: string
  children: Node[]
  /** True if the texts of the group follow each other on the same lines. */
  isInline?: boolean
}

/** A paragraph, a heading, or another text that is set as one. */
export interface Leaf {
  tag: string
  text: string
  look: Look
  place: Place
  /** Address that the text leads to. */
  url?: string
  /** Space above, as a multiple of the font size. */
  above?: number
  /** True if no page ends after it. */
  staysWithNext?: boolean
  /** True if it stands on the first line of the next text, in the margin. */
  isBesideNext?: boolean
  /** A text that stands at the right end of the first line. It is also the next one in the tree. */
  rightText?: Leaf
  isRightText?: boolean
}

/** Columns of the page: `main` is for all content, `aside` for the headings beside it, `bulleted` for items of a list. */
export type Place = 'full' | 'aside' | 'main' | 'bulleted'

export const LOOKS = {
  name: { style: 'display', size: 2.5, color: '#172423' },
  headline: { style: 'label', size: 1.2, color: '#0b6459' },
  heading: { style: 'labelBold', size: 1, color: '#0b6459' },
  title: { style: 'labelBold', size: 1, color: '#172423' },
  text: { style: 'label', size: 1, color: '#22302f' },
  muted: { style: 'label', size: 1, color: '#56625f' },
  link: { style: 'label', size: 1, color: '#0b6459' },
} as const satisfies Record<string, { style: Style; size: number; color: string }>
export type Look = keyof typeof LOOKS

export const isGroup = (node: Node): node is Group => 'children' in node

export const leavesOf = (node: Node): Leaf[] => (isGroup(node) ? node.children.flatMap(leavesOf) : [node])
