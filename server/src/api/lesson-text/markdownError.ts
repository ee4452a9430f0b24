import type { MarkdownProblem } from '@mentor-connect/contract/api/lessonMarkdown'

/** What Markdown says that the body of a lesson cannot. */
export class MarkdownError extends Error {
  constructor(
    message: string,
    /** Counted from 1; undefined for the text as a whole. */
    readonly line?: number,
    readonly code: MarkdownProblem['code'] | 'too_complex' = 'not_possible',
  ) {
    super(line === undefined ? message : `Line ${line}: ${message}`)
  }
}
