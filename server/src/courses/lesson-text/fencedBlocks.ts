import type { Block, BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { Code } from 'mdast'
import { inlinesOfText } from './inlines'
import type { LessonUploads } from './lessonUploads'
import { lineOf, MarkdownError } from './parseMarkdown'

type Fenced = 'check' | 'code' | 'video'
export type FencedBlock = { [Name in Fenced]: Omit<BlockOf<Name>, 'id'> }[Fenced] | Block

/**
 * Converts a fenced block: ` ```check ` is a question, ` ```video ` a video, ` ```keep ` a block of the
 * previous text, everything else is code.
 */
export function fencedBlock(node: Code, uploads: LessonUploads): FencedBlock {
  if (node.lang === 'check') return checkBlock(node)
  if (node.lang === 'video') return videoBlock(node, uploads)
  if (node.lang === 'keep' && uploads.kept) return keptBlock(node, uploads.kept)
  const isName = node.lang && /^[A-Za-z0-9+#.-]{1,20}$/.test(node.lang)
  return { type: 'code', ...(isName && { language: node.lang! }), text: node.value }
}

/** Returns the block of the previous text whose id the fence contains. */
function keptBlock(node: Code, kept: NonNullable<LessonUploads['kept']>): Block {
  const block = kept(node.value.trim())
  if (!block) throw new MarkdownError(`There is no block ${node.value}.`, lineOf(node), 'unknown_block')
  return block
}

const OPTION = /^- \[([ xX])\] (.*)$/

/**
 * Parses the question and its options, one to a line: `- [x] right answer
 * why` or `- [ ] wrong answer
 * why`.
 */
function checkBlock(node: Code): Omit<BlockOf<'check'>, 'id'> {
  const lines = node.value.split('\n')
  const start = lines.findIndex((line) => OPTION.test(line))
  const question = lines.slice(0, Math.max(start, 0)).join('\n').trim()
  if (!question) throw new MarkdownError('Begin the check with its question.', lineOf(node), 'check_question')
  const options = lines.slice(start).filter((line) => line.trim() !== '')
  return {
    type: 'check',
    question: inlinesOfText(question),
    options: options.map((line) => option(line, node)),
  }
}

function option(line: string, node: Code) {
  const [, mark, rest] = OPTION.exec(line) ?? []
  if (rest === undefined)
    throw new MarkdownError(
      `"${line}" is not an option: begin with - [ ] or - [x].`,
      lineOf(node),
      'check_option',
    )
  const bar = rest.indexOf(' | ')
  const text = inlinesOfText(bar < 0 ? rest : rest.slice(0, bar))
  const feedback = bar < 0 ? [] : inlinesOfText(rest.slice(bar + 3))
  return { text, right: mark !== ' ', ...(feedback.length > 0 && { feedback }) }
}

/** Parses lines of `title:`, `file:` or `youtube:`, and `captions:` with language, label and file. */
function videoBlock(node: Code, uploads: LessonUploads): Omit<BlockOf<'video'>, 'id'> {
  const lines = node.value.split('\n').filter((line) => line.trim() !== '')
  const fields = lines.map((line) => /^([a-z]+):\s*(.*)$/.exec(line)?.slice(1) ?? ['', line])
  const one = (name: string) => fields.find(([field]) => field === name)?.[1]
  const [title, file, youtube] = [one('title'), one('file'), one('youtube')]
  const unknown = fields.find(([name]) => !['title', 'file', 'youtube', 'captions'].includes(name ?? ''))
  if (unknown)
    throw new MarkdownError(`"${unknown.join(': ')}" is not a line of a video.`, lineOf(node), 'video_lines')
  if (!title || !(file || youtube))
    throw new MarkdownError('A video has a title, and a file or youtube.', lineOf(node), 'video_lines')
  const captions = fields
    .filter(([name]) => name === 'captions')
    .map(([, value]) => caption(value ?? '', node, uploads))
  return {
    type: 'video',
    title,
    source: youtube ? { youtube } : found(uploads.video(file!), file!, node),
    ...(captions.length > 0 && { captions }),
  }
}

function caption(value: string, node: Code, uploads: LessonUploads) {
  const [, lang, label, file] = /^(\S+)\s+(.+)\s+(\S+)$/.exec(value) ?? []
  if (!lang || !label || !file)
    throw new MarkdownError('Captions have a language, a label and a file.', lineOf(node), 'video_lines')
  return { lang, label, file: found(uploads.captions(file), file, node) }
}

function found<Upload>(upload: Upload | undefined, name: string, node: Code): Upload {
  if (upload === undefined) throw new MarkdownError(`There is no file ${name}.`, lineOf(node), 'unknown_file')
  return upload
}
