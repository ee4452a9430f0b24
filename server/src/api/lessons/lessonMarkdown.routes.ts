import { lessonFromMarkdown, lessonToMarkdown } from '@mentor-connect/contract/api/lessonMarkdown'
import type { LessonBody } from '@mentor-connect/contract/api/lessonBlocks'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import { bodyToMarkdown } from '../lesson-text/bodyToMarkdown'
import { keptIds } from '../lesson-text/keptIds'
import { MarkdownError } from '../lesson-text/markdownError'
import { markdownToBody } from '../lesson-text/markdownToBody'
import { uploadsOf } from '../lesson-text/uploadsOf'

/** A text as Markdown and back, for mentors who prefer to write so. */
export function registerMarkdownRoutes(app: FastifyInstance) {
  serve(app, lessonToMarkdown, async ({ body: { body } }) => ({ data: { markdown: bodyToMarkdown(body) } }))

  serve(app, lessonFromMarkdown, async ({ body: { markdown, before } }) => ({ data: read(markdown, before) }))
}

function read(markdown: string, before: LessonBody) {
  try {
    return { body: keptIds(markdownToBody(markdown, uploadsOf(before)), before) }
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error
    const { code, line } = error
    return { problem: { code, ...(line !== undefined && { line }) } }
  }
}
