import { addressError } from '@mentor-connect/contract/rules/webAddress'
import type { Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { Inline as InlineSchema } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { PhrasingContent } from 'mdast'
import { Compile } from 'typebox/compile'
import { lineOf, parseMarkdown, MarkdownError } from './parseMarkdown'

type Style = Omit<Inline, 'text'>
type Mark = NonNullable<Inline['marks']>[number]

const inline = Compile(InlineSchema)

/** The target of a link that marks text in another language, as in `[text](lang:hi)`. */
const LANGUAGE = /^lang:(.*)$/

/**
 * Returns the runs of a paragraph, heading, cell or item. A link that the schema does not allow becomes plain
 * text.
 */
export function inlinesOf(nodes: PhrasingContent[], style: Style = {}): Inline[] {
  return joined(nodes.flatMap((node) => runsOf(node, style)))
}

/**
 * Returns the runs of a Markdown text that has only one paragraph. @throws MarkdownError for any other block
 */
export function inlinesOfText(markdown: string): Inline[] {
  const [paragraph, ...others] = parseMarkdown(markdown).children
  if (!paragraph) return []
  if (paragraph.type !== 'paragraph' || others.length > 0)
    throw new MarkdownError('Only text, marks and links are possible here.')
  return inlinesOf(paragraph.children)
}

/** Returns the text of runs, without their marks. */
export const plainText = (runs: Inline[]) => runs.map(({ text }) => text).join('')

function runsOf(node: PhrasingContent, style: Style): Inline[] {
  switch (node.type) {
    case 'text':
      return [{ text: node.value.replace(/\n/g, ' '), ...style }]
    case 'break':
      return [{ text: '\n', ...style }]
    case 'inlineCode':
      return [{ text: node.value, ...marked(style, 'code') }]
    case 'strong':
      return inlinesOf(node.children, marked(style, 'strong'))
    case 'emphasis':
      return inlinesOf(node.children, marked(style, 'em'))
    case 'link':
      return inlinesOf(node.children, { ...style, ...target(node.url) })
    case 'image':
      return [{ text: node.alt ?? '', ...style }]
    default:
      throw new MarkdownError(`${node.type} is not possible here.`, lineOf(node))
  }
}

const marked = ({ marks = [], ...style }: Style, mark: Mark): Style => ({
  ...style,
  marks: marks.includes(mark) ? marks : [...marks, mark],
})

function target(url: string): Style {
  const [, lang] = LANGUAGE.exec(url) ?? []
  const style: Style = lang === undefined ? { href: url } : { lang }
  return inline.Check({ text: '', ...style }) && !addressError(style.href ?? '') ? style : {}
}

/** Joins neighbours of the same style, and leaves out empty runs. */
function joined(runs: Inline[]): Inline[] {
  const result: Inline[] = []
  for (const run of runs.filter(({ text }) => text !== '')) {
    const last = result.at(-1)
    if (last && isSameStyle(last, run)) result[result.length - 1] = { ...last, text: last.text + run.text }
    else result.push(run)
  }
  return result
}

const isSameStyle = ({ text: _one, ...one }: Inline, { text: _other, ...other }: Inline) =>
  JSON.stringify(one) === JSON.stringify(other)
