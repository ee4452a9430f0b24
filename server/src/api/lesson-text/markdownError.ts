/** What Markdown says that the body of a lesson cannot. */
export class MarkdownError extends Error {
  constructor(
    message: string,
    /** Counted from 1; undefined for the text as a whole. */
    readonly line?: number,
  ) {
    super(line === undefined ? message : `Line ${line}: ${message}`)
  }
}
