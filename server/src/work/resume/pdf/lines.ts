import { fitText, wrap } from '../../../platform/typesetting/fitText'
import type { Style } from '../../../platform/typesetting/fonts'
import { drawableText } from '../../../platform/typesetting/runs'
import { COLUMNS, GUTTER } from './sheet'
import { isGroup, leavesOf, LOOKS, type Group, type Leaf, type Node } from './tree'
import type { Widths } from './widths'

/** A line of a text that has no position on a page yet. */
export interface Line {
  leaf: Leaf
  text: string
  style: Style
  size: number
  /** Left end of the line in points; its right end if `align` is `right`. */
  x: number
  align: 'left' | 'right'
  /** Space above the line, in points. */
  above: number
  height: number
  /** Set if the line stands beside the previous or the next line instead of below the previous one. */
  shares?: 'previous' | 'next'
  staysWithNext: boolean
}

interface Setting {
  widths: Widths
  /** Size of the text, in points. */
  size: number
}

/**
 * Returns the lines of all texts from top to bottom. Texts for which the fonts have no letter at all are left
 * out.
 */
export function linesOf(node: Node, setting: Setting): Line[] {
  if (!isGroup(node)) return node.isRightText ? [] : linesOfLeaf(node, setting)
  if (node.isInline) return inlineLines(node, setting)
  const lines = node.children.flatMap((child) => linesOf(child, setting))
  // A heading or bullet is left out, too, if no text remains beside it.
  return lines.every(({ shares }) => shares === 'next') ? [] : lines
}

function linesOfLeaf(leaf: Leaf, setting: Setting): Line[] {
  const { style, size, lines } = broken(leaf, setting)
  const last = lines.length - 1
  return lines.flatMap((text, index) => {
    const line: Line = {
      ...lineAt(leaf, { text, style, size }),
      above: index === 0 ? (leaf.above ?? 0) * setting.size : 0,
      // The first or last line of a paragraph must not stand alone on a page.
      staysWithNext: index === last ? leaf.staysWithNext === true : index === 0 || index === last - 1,
    }
    if (leaf.isBesideNext) return [{ ...line, height: 0, shares: 'next' as const }]
    return index === 0 && leaf.rightText ? [line, rightLine(leaf.rightText, setting, line)] : [line]
  })
}

function lineAt(leaf: Leaf, set: Pick<Line, 'text' | 'style' | 'size'>) {
  const [left, right] = COLUMNS[leaf.place]
  const isRight = leaf.isRightText || (leaf.look === 'text' && RIGHT_TO_LEFT.test(leaf.text))
  return {
    leaf,
    ...set,
    x: isRight ? right : left,
    align: isRight ? ('right' as const) : ('left' as const),
    height: set.size * leadingOf(set.text, leaf),
  }
}

/** Matches a text whose first letter belongs to a script that is written from right to left. */
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Height of a line as a multiple of its size: the scripts of India are taller than Latin letters. */
function leadingOf(text: string, { look }: Leaf): number {
  if (/\p{Script=Arabic}/u.test(text)) return look === 'name' ? 1.3 : 1.7
  if (/[\p{Script=Devanagari}\u0980-\u0DFF]/u.test(text)) return look === 'name' ? 1.45 : 1.55
  return look === 'name' ? 1.2 : 1.42
}

function rightLine(leaf: Leaf, { size }: Setting, { staysWithNext }: Line): Line {
  const { style } = LOOKS[leaf.look]
  const text = drawableText(leaf.text, style)
  return { ...lineAt(leaf, { text, style, size }), above: 0, height: 0, shares: 'previous', staysWithNext }
}

/** Space between a text and the one at the right end of its line, as a multiple of the font size. */
const RIGHT_SPACE = 1.4

function broken(leaf: Leaf, { widths, size }: Setting): { style: Style; size: number; lines: string[] } {
  const [left, right] = COLUMNS[leaf.place]
  const { style, factor } = typeOf(leaf)
  const measure = (text: string) => widths(text, style)
  const text = drawableText(leaf.text, style)
  if (text === '') return { style, size, lines: [] }
  if (leaf.look === 'name') {
    const sizes = NAME_SIZES.map((row) => row.map((one) => one * factor))
    return { style, ...fitText(text, { width: right - left, sizes }, measure) }
  }
  const beside = leaf.rightText
    ? (widths(leaf.rightText.text, LOOKS[leaf.rightText.look].style) + RIGHT_SPACE) * size
    : 0
  const set = size * factor
  return { style, size: set, lines: wrap(text, (right - left - beside) / set, measure) }
}

const NAME_SIZES = [
  [27, 26, 25, 24, 23, 22, 21, 20],
  [20, 19, 18, 17, 16, 15, 14, 13],
]

/**
 * Returns the style of a text, and its size as a multiple of the document's size. The typesetter draws
 * Nastaliq smaller, above all in bold. Nastaliq is therefore bold only in the name, and it gets a larger size
 * here.
 */
function typeOf({ text, look }: Leaf): { style: Style; factor: number } {
  const { style, size } = LOOKS[look]
  const isName = look === 'name'
  if (!RIGHT_TO_LEFT.test(text)) return { style, factor: isName ? 1 : size }
  return isName ? { style, factor: 1.4 } : { style: 'label', factor: size * 1.25 }
}

/**
 * Returns the lines of texts that follow each other. The space between two texts is larger than the one
 * between words.
 */
function inlineLines(group: Group, setting: Setting): Line[] {
  let x = 0
  return leavesOf(group).flatMap((leaf) => {
    const lines = linesOfLeaf(leaf, setting)
    const [first] = lines
    if (!first) return []
    const [left, right] = COLUMNS[leaf.place]
    const width = lines.length > 1 ? right - left : setting.widths(first.text, first.style) * first.size
    const isNext = x > 0 && x + GUTTER + width <= right - left
    const start = isNext ? x + GUTTER : 0
    x = start + width
    if (!isNext) return lines
    return [{ ...first, x: left + start, align: 'left', above: 0, height: 0, shares: 'previous' } as Line]
  })
}
