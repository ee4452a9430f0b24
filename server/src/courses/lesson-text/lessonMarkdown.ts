import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import {
  MARKDOWN_TOO_COMPLEX,
  type MarkdownProblem,
} from '@mentor-connect/contract/courses/lessons/lessonMarkdown'
import { ApiError } from '../../platform/http/errors'
import { Thread, ThreadTimeout } from '../../platform/threads/thread'
import { threadProgram } from '../../platform/threads/threadProgram'
import type { MarkdownResult, MarkdownTask } from './markdownThread'

/** Time limit of one conversion. The longest lesson takes half a second on an idle machine. */
const LIMIT_MS = 10_000

/** Conversions run in a thread, because parsing a long lesson would block the event loop. */
const thread = new Thread<MarkdownTask, MarkdownResult>(threadProgram(import.meta.url, 'markdownThread'), {
  limitMs: LIMIT_MS,
})

/** Converts a lesson's body to Markdown. @throws ApiError if it is too complex */
export async function writeMarkdown(body: LessonBody): Promise<string> {
  const result = await run({ write: body })
  return 'markdown' in result ? result.markdown : ''
}

/**
 * Converts Markdown to a lesson's body. If this is impossible, `problem` says why. @throws ApiError if it is
 * too complex
 */
export async function readMarkdown(
  markdown: string,
  before: LessonBody,
): Promise<{ body?: LessonBody; problem?: MarkdownProblem }> {
  const result = await run({ read: markdown, before })
  if (!('problem' in result)) return result as { body: LessonBody }
  const { code, line } = result.problem
  if (code === 'too_complex') throw tooComplex(line)
  return { problem: { code, ...(line !== undefined && { line }) } }
}

async function run(task: MarkdownTask): Promise<MarkdownResult> {
  try {
    return await thread.run(task)
  } catch (error) {
    throw error instanceof ThreadTimeout ? tooComplex() : error
  }
}

function tooComplex(line?: number) {
  const message =
    'This has too many signs, lines or letters in one piece. Put an empty line between paragraphs and code between ``` lines, or divide the lesson into two.'
  const fields = { markdown: line === undefined ? message : `Line ${line}: ${message}` }
  return new ApiError(400, 'invalid_input', message, fields, { reason: MARKDOWN_TOO_COMPLEX })
}
