import type { MarkdownProblem } from '@mentor-connect/contract/courses/lessons/lessonMarkdown'
import { tooComplexLine } from '@mentor-connect/contract/courses/lessons/markdownLimits'
import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** Thrown for Markdown that the body of a lesson cannot hold. */
export class MarkdownError extends Error {
  constructor(
    message: string,
    /** Line number, counted from 1; undefined if the error concerns the text as a whole. */
    readonly line?: number,
    readonly code: MarkdownProblem['code'] | 'too_complex' = 'not_possible',
  ) {
    super(line === undefined ? message : `Line ${line}: ${message}`)
  }
}

/** Disables HTML, so that tags are read as plain text. */
const NO_HTML = { disable: { null: ['htmlFlow', 'htmlText'] } }
/** Deepest nesting that is accepted. People write nothing deeper, and converting it could exhaust the stack. */
const DEPTH_MAX = 20
/** Largest number of markers of nested quotes and lists at the start of a line; more of them take long to parse. */
const MARKERS_MAX = 20
const MARKERS = new RegExp(`^(?:[ \\t]*(?:>|[-*+]|[0-9]{1,9}[.)])){${MARKERS_MAX + 1}}`, 'm')

/** Parses CommonMark and tables. @throws MarkdownError for text that is nested too deeply or is too complex */
export function parseMarkdown(markdown: string): Root {
  if (MARKERS.test(markdown)) throw new MarkdownError('This is nested too deeply.', undefined, 'too_deep')
  const line = tooComplexLine(markdown)
  if (line !== undefined) throw new MarkdownError('One paragraph is too complex here.', line, 'too_complex')
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable(), NO_HTML],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  requireShallow(root)
  return root
}

function requireShallow(root: Root) {
  const open: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    if (depth > DEPTH_MAX) throw new MarkdownError('This is nested too deeply.', lineOf(node), 'too_deep')
    if ('children' in node) for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
}

export const lineOf = (node: Nodes) => node.position?.start.line
