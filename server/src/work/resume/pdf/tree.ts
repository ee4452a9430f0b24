import type { Style } from '../../../platform/typesetting/fonts'

/** A part of a résumé. The parts are in reading order, as in the structure tree of the file. */
export type Node = Group | Leaf

export interface Group {
  /** Type of the structure element. */
  tag: string
  children: Node[]
  /** True if the texts of the group follow each other on the same lines. */
  isInline?: boolean
}

/** A text that is set as one block, such as a paragraph or a heading. */
export interface Leaf {
  tag: string
  text: string
  look: Look
  place: Place
  /** Address that the text leads to. */
  url?: string
  /** Space above, as a multiple of the font size. */
  above?: number
  /** True if no page may end after this text. */
  staysWithNext?: boolean
  /** True if the text stands in the margin, beside the first line of the next text. */
  isBesideNext?: boolean
  /** A text at the right end of this text's first line. In the tree, it also follows this text. */
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
