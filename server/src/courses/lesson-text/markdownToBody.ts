import { createHash } from 'node:crypto'
import { Block, type LessonBody, type ListItem } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import {
  BLOCKS_MAX,
  BODY_MAX_BYTES,
  LIST_DEPTH_MAX,
} from '@mentor-connect/contract/courses/lessons/lessonLimits'
import type { Image, List, Paragraph, RootContent, Table } from 'mdast'
import { Compile } from 'typebox/compile'
import { fencedBlock } from './fencedBlocks'
import { inlinesOf, inlinesOfText } from './inlines'
import type { LessonUploads } from './lessonUploads'
import { lineOf, parseMarkdown, MarkdownError } from './parseMarkdown'
import { quotedBlock } from './quotedBlocks'

const ID_LENGTH = 10

type Unnamed = Block extends infer One ? (One extends Block ? Omit<One, 'id'> : never) : never

const block = Compile(Block)

/**
 * Converts Markdown to the body of a lesson. It supports CommonMark, tables, pictures in separate paragraphs,
 * and the blocks of `fencedBlock` and `quotedBlock`. Raw HTML is treated as plain text.
 *
 * @throws MarkdownError for anything that a body cannot hold
 */
export function markdownToBody(markdown: string, uploads: LessonUploads): LessonBody {
  if (Buffer.byteLength(markdown) > BODY_MAX_BYTES)
    throw new MarkdownError('This text is too long.', undefined, 'too_long')
  const { children } = parseMarkdown(markdown.normalize('NFC'))
  const blocks = children.flatMap((node) => {
    const found = blocksOf(node, uploads)
    const isValid = withIds(found).every((one) => block.Check(one))
    if (!isValid)
      throw new MarkdownError(
        `This ${found[0]?.type} is too long or not complete.`,
        lineOf(node),
        'incomplete',
      )
    return found
  })
  if (blocks.length > BLOCKS_MAX)
    throw new MarkdownError(`A lesson may have ${BLOCKS_MAX} blocks.`, undefined, 'too_many_blocks')
  return { blocks: withIds(blocks) }
}

function blocksOf(node: RootContent, uploads: LessonUploads): Unnamed[] {
  switch (node.type) {
    case 'paragraph':
      return [pictureIn(node, uploads) ?? { type: 'paragraph', content: inlinesOf(node.children) }]
    case 'heading':
      return [{ type: 'heading', level: node.depth > 2 ? 3 : 2, content: inlinesOf(node.children) }]
    case 'list':
      return [{ type: 'list', ordered: node.ordered === true, items: itemsOf(node, LIST_DEPTH_MAX) }]
    case 'blockquote':
      return [quotedBlock(node)]
    case 'code':
      return [fencedBlock(node, uploads)]
    case 'table':
      return [tableOf(node)]
    case 'thematicBreak':
    case 'definition':
      return []
    default:
      throw new MarkdownError(`${node.type} is not possible here.`, lineOf(node))
  }
}

/** Returns the picture of a paragraph that contains nothing else; undefined for any other paragraph. */
function pictureIn({ children }: Paragraph, uploads: LessonUploads): Unnamed | undefined {
  const [image, ...others] = children
  return image?.type === 'image' && others.length === 0 ? picture(image, uploads) : undefined
}

function picture(node: Image, uploads: LessonUploads): Unnamed {
  const alt = node.alt?.trim()
  if (!alt)
    throw new MarkdownError('Say in the square brackets what the picture shows.', lineOf(node), 'no_alt_text')
  const upload = uploads.picture(node.url)
  if (!upload) throw new MarkdownError(`There is no picture ${node.url}.`, lineOf(node), 'unknown_file')
  const caption = node.title ? inlinesOfText(node.title) : []
  return { type: 'picture', ...upload, alt, ...(caption.length > 0 && { caption }) }
}

function itemsOf({ children }: List, depth: number): ListItem[] {
  return children.map(({ children: parts, position }) => {
    const content = parts.flatMap((part, index) => {
      if (part.type === 'list') return []
      if (part.type !== 'paragraph')
        throw new MarkdownError('An item may contain text and lists only.', position?.start.line)
      return index > 0 ? [{ type: 'break' as const }, ...part.children] : part.children
    })
    const lists = parts.filter((part): part is List => part.type === 'list')
    if (lists.length > 0 && depth <= 1)
      throw new MarkdownError(
        `Lists may be nested ${LIST_DEPTH_MAX - 1} times.`,
        position?.start.line,
        'too_deep',
      )
    const items = lists.flatMap((list) => itemsOf(list, depth - 1))
    return { content: inlinesOf(content), ...(items.length > 0 && { items }) }
  })
}

function tableOf({ children }: Table): Unnamed {
  const rows = children.map((row) => row.children.map((cell) => inlinesOf(cell.children)))
  return { type: 'table', header: true, rows }
}

/**
 * Derives the ids of blocks from their content, so that a block keeps its id when others are inserted before
 * it. Equal blocks are numbered.
 */
function withIds(blocks: object[]): Block[] {
  const seen = new Map<string, number>()
  return blocks.map((block) => {
    const id = createHash('sha256').update(JSON.stringify(block)).digest('hex').slice(0, ID_LENGTH)
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return { id: count > 1 ? `${id}-${count}` : id, ...block } as Block
  })
}
