import { lessonFromMarkdown, lessonToMarkdown } from '@mentor-connect/contract/api/lessonMarkdown'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import { readMarkdown, writeMarkdown } from '../lesson-text/lessonMarkdown'

/** A text as Markdown and back, for mentors who prefer to write so. */
export function registerMarkdownRoutes(app: FastifyInstance) {
  serve(app, lessonToMarkdown, async ({ body: { body } }) => ({
    data: { markdown: await writeMarkdown(body) },
  }))

  serve(app, lessonFromMarkdown, async ({ body: { markdown, before } }) => ({
    data: await readMarkdown(markdown, before),
  }))
}
