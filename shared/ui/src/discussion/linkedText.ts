const LINK = /https?:\/\/[^\s<>"]+/g
/** Belongs to the sentence and not to the address. */
const CLOSING = /[.,;:!?)\]}'’”।]+$/

export interface TextPart {
  text: string
  href?: string
}

/** Splits a plain text at its web addresses. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const href = found.replace(CLOSING, '')
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: href, href })
    end = index + href.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
