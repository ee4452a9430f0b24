import type { BlockOf, Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { Blockquote, PhrasingContent } from 'mdast'
import { inlinesOf, plainText } from './inlines'
import { lineOf, MarkdownError } from './parseMarkdown'

const TONES = { NOTE: 'note', TIP: 'tip', WARNING: 'warning' } as const
const TONE = /^\[!(NOTE|TIP|WARNING)\][ \t]*\n?/
/** The last line of a quote that names its source. */
const SOURCE = /(?:^|\n)— (.+)$/

type QuotedBlock = Omit<BlockOf<'callout'>, 'id'> | Omit<BlockOf<'quote'>, 'id'>

/** Converts a quote, or a callout if its first line is `[!NOTE]`, `[!TIP]` or `[!WARNING]`. */
export function quotedBlock(node: Blockquote): QuotedBlock {
  const lines = paragraphsOf(node)
  const [first] = lines
  const [marker, name] = (first?.type === 'text' && TONE.exec(first.value)) || []
  if (first?.type === 'text' && marker) {
    const rest = { ...first, value: first.value.slice(marker.length) }
    const tone = TONES[name as keyof typeof TONES]
    return { type: 'callout', tone, content: inlinesOf([rest, ...lines.slice(1)]) }
  }
  const { content, source } = withoutSource(lines)
  return { type: 'quote', content, ...(source && { source }) }
}

/** Joins the paragraphs of a quote into one, with a line break between them. */
function paragraphsOf({ children }: Blockquote): PhrasingContent[] {
  return children.flatMap((child, index) => {
    if (child.type !== 'paragraph')
      throw new MarkdownError('A quote or callout may contain paragraphs only.', lineOf(child))
    return index > 0 ? [{ type: 'break' as const }, ...child.children] : child.children
  })
}

function withoutSource(lines: PhrasingContent[]): { content: Inline[]; source?: string } {
  const last = lines.at(-1)
  const [line, source] = (last?.type === 'text' && SOURCE.exec(last.value)) || []
  if (last?.type !== 'text' || !line) return { content: inlinesOf(lines) }
  const rest = { ...last, value: last.value.slice(0, -line.length) }
  const content = inlinesOf([...lines.slice(0, -1), rest])
  return { content: withoutLastBreak(content), source }
}

/** Removes the line break before the source. It is left over if the source was a paragraph of its own. */
function withoutLastBreak(content: Inline[]): Inline[] {
  return plainText(content.slice(-1)) === '\n'
    ? content.slice(0, -1)
    : content.map((run, index) =>
        index === content.length - 1 ? { ...run, text: run.text.replace(/\n$/, '') } : run,
      )
}
