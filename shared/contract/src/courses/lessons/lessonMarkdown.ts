import Type, { type Static } from 'typebox'
import { BODY_MAX_BYTES } from './lessonLimits'
import { endpoint } from '../../api/endpoint'
import { LessonBody } from './lessonBlocks'
import { literals } from '../../api/wire'

/** Reasons for which Markdown cannot be converted into a lesson. */
export const MARKDOWN_PROBLEMS = [
  'too_long',
  'too_deep',
  'too_many_blocks',
  'incomplete',
  'not_possible',
  'no_alt_text',
  'unknown_file',
  'check_question',
  'check_option',
  'video_lines',
  'unknown_block',
] as const

export const MarkdownProblem = Type.Object({
  code: literals(MARKDOWN_PROBLEMS),
  /** Line of the problem, counted from 1; absent if it concerns the whole text. */
  line: Type.Optional(Type.Integer()),
})
export type MarkdownProblem = Static<typeof MarkdownProblem>

/** `reason` of the 400 for Markdown that a parser could not read quickly. */
export const MARKDOWN_TOO_COMPLEX = 'markdown_too_complex'

/** The size allows for a body and its uploads being sent twice: as blocks and as Markdown. */
const maxBodyBytes = 2 * BODY_MAX_BYTES + 4096

export const lessonToMarkdown = endpoint({
  method: 'POST',
  path: '/resource/lesson-to-markdown',
  access: 'active-mentor',
  rateLimit: 'lessonSave',
  maxBodyBytes,
  summary:
    'Write a text as Markdown. Blocks that Markdown cannot express are named by their ids. Nothing is stored.',
  body: Type.Object({ body: LessonBody }),
  reply: Type.Object({ markdown: Type.String() }),
})

export const lessonFromMarkdown = endpoint({
  method: 'POST',
  path: '/resource/lesson-from-markdown',
  access: 'active-mentor',
  rateLimit: 'markdown',
  maxBodyBytes,
  summary:
    'Read Markdown as a text, or say what is wrong with it; what is too complex to be read is a 400. Files, ids and blocks named by their ids come from the text before. Nothing is stored.',
  body: Type.Object({ markdown: Type.String({ maxLength: BODY_MAX_BYTES }), before: LessonBody }),
  reply: Type.Object({ body: Type.Optional(LessonBody), problem: Type.Optional(MarkdownProblem) }),
})
