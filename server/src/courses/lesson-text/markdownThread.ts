// Entry point of the worker thread.
import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { serveThread } from '../../platform/threads/serveThread'
import { bodyToMarkdown } from './bodyToMarkdown'
import { keptIds } from './keptIds'
import { markdownToBody } from './markdownToBody'
import { MarkdownError } from './parseMarkdown'
import { uploadsOf } from './uploadsOf'

export type MarkdownTask = { write: LessonBody } | { read: string; before: LessonBody }
export type MarkdownResult =
  | { markdown: string }
  | { body: LessonBody }
  | { problem: { code: MarkdownError['code']; line?: number } }

serveThread(async (task: MarkdownTask): Promise<MarkdownResult> => {
  if ('write' in task) return { markdown: bodyToMarkdown(task.write) }
  try {
    return { body: keptIds(markdownToBody(task.read, uploadsOf(task.before)), task.before) }
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error
    const { code, line } = error
    return { problem: { code, ...(line !== undefined && { line }) } }
  }
})
