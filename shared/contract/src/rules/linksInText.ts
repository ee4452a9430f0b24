/** A web address in a message. */
export interface MessageLink {
  href: string
  /** What is shown. Its host is the one that opens, in ASCII. */
  label: string
}

/** Ends at white space, quotation marks, and invisible characters that could hide where a link leads. */
const CANDIDATE = /(?:https?:\/\/|www\.)[^\s<>"“”«»`\p{Cc}\p{Cf}]+/giu
/** A link does not begin within a word, an address or a path. */
const WITHIN = /[\p{L}\p{M}\p{N}@/.\-_]$/u
const TRAILING = /[.,;:!?'’…।॥*_]+$/u
const CLOSING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Splits a message into plain text and the links that may be opened: http and https, without a user name. */
export function splitLinks(text: string): (string | MessageLink)[] {
  const parts: (string | MessageLink)[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(CANDIDATE)) {
    const typed = withoutPunctuation(found)
    const link = WITHIN.test(text.slice(0, index)) ? undefined : linkOf(typed)
    if (!link) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push(link)
    end = index + typed.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

function linkOf(typed: string): MessageLink | undefined {
  const url = parsed(/^www\./i.test(typed) ? `https://${typed}` : typed)
  const authority = /^(?:https?:\/\/)?([^/?#\\]*)/i.exec(typed)![1]!
  // `https://bank.example@evil.example` leads to evil.example.
  if (!url || authority.includes('@') || !url.hostname.includes('.')) return undefined
  const isPlain = authority.toLowerCase() === url.host
  return { href: url.href, label: isPlain ? typed : typed.replace(authority, () => url.host) }
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    // Not an address: it stays text.
    return undefined
  }
}

/** Without the punctuation of the sentence; a bracket stays if it was opened within the link. */
function withoutPunctuation(link: string): string {
  const short = link.replace(TRAILING, '')
  const opening = CLOSING[short.at(-1) ?? '']
  if (opening && count(short, opening) < count(short, short.at(-1)!))
    return withoutPunctuation(short.slice(0, -1))
  return short
}

const count = (text: string, sign: string) => text.split(sign).length - 1
