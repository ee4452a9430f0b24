import type {
  Block,
  BlockOf,
  LessonBody,
  ListItem,
} from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { comparable } from './comparable'
import { inlineMarkdown } from './inlineMarkdown'
import { markdownToBody } from './markdownToBody'
import { MarkdownError } from './parseMarkdown'
import { uploadsOf } from './uploadsOf'

/**
 * Converts a body to Markdown that `markdownToBody` converts back to the same body. A block that Markdown
 * cannot express, such as a table with a caption, becomes a `keep` fence with its id.
 */
export function bodyToMarkdown(body: LessonBody): string {
  const uploads = uploadsOf(body)
  return body.blocks
    .map((block) => {
      const markdown = blockMarkdown(block)
      return isRead(markdown, block) ? markdown : fence('keep', block.id)
    })
    .join('\n\n')

  function isRead(markdown: string, block: Block): boolean {
    try {
      const { blocks } = markdownToBody(markdown, uploads)
      return blocks.length === 1 && comparable(blocks[0]!) === comparable(block)
    } catch (error) {
      if (error instanceof MarkdownError) return false
      throw error
    }
  }
}

function blockMarkdown(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return inlineMarkdown(block.content)
    case 'heading':
      return `${'#'.repeat(block.level)} ${inlineMarkdown(block.content, ' ')}`
    case 'list':
      return itemsMarkdown(block.items, block.ordered, '')
    case 'quote':
      return quoted(inlineMarkdown(block.content) + (block.source ? `\n— ${block.source}` : ''))
    case 'callout':
      return quoted(`[!${block.tone.toUpperCase()}]\n${inlineMarkdown(block.content)}`)
    case 'code':
      return fence(block.language ?? '', block.text)
    case 'picture':
      return pictureMarkdown(block)
    case 'table':
      return tableMarkdown(block)
    case 'video':
      return videoMarkdown(block)
    case 'check':
      return checkMarkdown(block)
    default:
      return ''
  }
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

function fence(info: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${info}\n${text}\n${ticks}`
}

function itemsMarkdown(items: readonly ListItem[], isOrdered: boolean, indent: string): string {
  return items
    .map(({ content, items: inner = [] }, index) => {
      const marker = isOrdered ? `${index + 1}. ` : '- '
      const deeper = indent + ' '.repeat(marker.length)
      const text = inlineMarkdown(content).replaceAll('\n', `\n${deeper}`)
      return `${indent}${marker}${text}${inner.length > 0 ? `\n${itemsMarkdown(inner, isOrdered, deeper)}` : ''}`
    })
    .join('\n')
}

function pictureMarkdown({ alt, file, caption = [] }: BlockOf<'picture'>): string {
  const title = inlineMarkdown(caption, ' ').replaceAll('\\', '\\\\').replaceAll('"', '\\"')
  return `![${inlineMarkdown([{ text: alt }], ' ')}](${file}${title && ` "${title}"`})`
}

function tableMarkdown({ rows }: BlockOf<'table'>): string {
  const lines = rows.map((cells) => `| ${cells.map((cell) => inlineMarkdown(cell, ' ')).join(' | ')} |`)
  const rule = `|${' - |'.repeat(rows[0]?.length ?? 0)}`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

function videoMarkdown({ title, source, captions = [] }: BlockOf<'video'>): string {
  const address = 'youtube' in source ? `youtube: ${source.youtube}` : `file: ${source.file}`
  const lines = captions.map(({ lang, label, file }) => `captions: ${lang} ${label} ${file}`)
  return fence('video', [`title: ${title}`, address, ...lines].join('\n'))
}

function checkMarkdown({ question, options }: BlockOf<'check'>): string {
  const lines = options.map(({ text, right, feedback = [] }) => {
    const why = inlineMarkdown(feedback, ' ')
    return `- [${right ? 'x' : ' '}] ${inlineMarkdown(text, ' ')}${why && ` | ${why}`}`
  })
  return fence('check', [inlineMarkdown(question), ...lines].join('\n'))
}
