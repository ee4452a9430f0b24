/** A part of a post: a paragraph, or lines of code. */
export type PostPart = { kind: 'text'; text: string } | { kind: 'code'; text: string; language?: string }

const FENCE = /^ {0,3}```\s*([\w+#.-]{0,20})\s*$/

/**
 * Splits a post into paragraphs and code. Code stands between two lines of three backquotes, the first of which may
 * name the language. Code that is not closed ends with the text.
 */
export function partsOfPost(text: string): PostPart[] {
  const parts: PostPart[] = []
  let lines: string[] = []
  let language: string | undefined
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const fence = FENCE.exec(line)
    if (!fence) lines.push(line)
    else {
      parts.push(...partsFrom(lines, language))
      language = language === undefined ? fence[1]! : undefined
      lines = []
    }
  }
  return [...parts, ...partsFrom(lines, language)]
}

function partsFrom(lines: string[], language: string | undefined): PostPart[] {
  const text = lines.join('\n')
  if (language !== undefined)
    return text.trim() ? [{ kind: 'code', text, ...(language && { language }) }] : []
  return text
    .split(/\n\s*\n/)
    .filter((one) => one.trim())
    .map((one) => ({ kind: 'text', text: one.trim() }))
}

/** The text of a post in one line, with its code left out. It is used for excerpts and descriptions. */
export const plainPost = (text: string) =>
  partsOfPost(text)
    .flatMap((part) => (part.kind === 'text' ? [part.text.replaceAll('`', '')] : []))
    .join(' ')
    .replace(/\s+/g, ' ')
