import { isPublicHost } from './publicHost'

/** A web address in a text that a person has written. */
export interface TextLink {
  href: string
  /** What is shown. Its host is the one that opens, in ASCII. */
  label: string
}

/**
 * Ends at white space, quotation marks, East Asian punctuation, and invisible characters that could hide where a link
 * leads. Joiners are letters of some words.
 */
const CANDIDATE =
  /(?:https?:\/\/|www\.)(?:[\u200c\u200d]|[^\s<>"“”„«»‹›`、。，；：！？「」『』【】《》〈〉\p{Cc}\p{Cf}]){1,2000}/giu
/** A longer address stays text: part of it would lead elsewhere. Bounds the work, too. */
const LONGEST = 2000
/** A link does not begin within a word, an address or a path. */
const WITHIN = /[\p{L}\p{M}\p{N}@/.\-_]$/u
const TRAILING = /[.,;:!?'‘’…।॥۔،؛؟*_\u200c\u200d]+$/u
/** Several addresses with a sign between them, and no space. */
const NEXT = /[,;|](?:https?:\/\/|www\.).*$/is
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{', '）': '（' }

/** Splits a text into plain text and the links that may be opened: http and https to a public host, without a user name. */
export function splitLinks(text: string): (string | TextLink)[] {
  const parts: (string | TextLink)[] = []
  const candidate = new RegExp(CANDIDATE)
  let end = 0
  for (let match = candidate.exec(text); match; match = candidate.exec(text)) {
    const { 0: found, index } = match
    const typed = withinBrackets(found.replace(NEXT, '')).replace(TRAILING, '')
    candidate.lastIndex = index + Math.max(typed.length, 1)
    const isCut = typed.length >= LONGEST
    const link = isCut || WITHIN.test(text.slice(Math.max(0, index - 2), index)) ? undefined : linkOf(typed)
    if (!link) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push(link)
    end = index + typed.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

function linkOf(typed: string): TextLink | undefined {
  const url = parsed(/^www\./i.test(typed) ? `https://${typed}` : typed)
  const authority = /^(?:https?:\/\/)?([^/?#\\]*)/i.exec(typed)![1]!
  // `https://bank.example@evil.example` leads to evil.example, and so do forms with more than two slashes.
  if (!url || authority === '' || authority.includes('@') || !isPublicHost(url.hostname)) return undefined
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

/** Up to the first closing bracket that was opened before the address: it belongs to the sentence. */
function withinBrackets(link: string): string {
  const open: string[] = []
  for (let at = 0; at < link.length; at += 1) {
    const sign = link[at]!
    const opening = BRACKETS[sign]
    if (OPENING.includes(sign)) open.push(sign)
    if (opening && open.lastIndexOf(opening) === -1) return link.slice(0, at)
    if (opening) open.splice(open.lastIndexOf(opening), 1)
  }
  return link
}

const OPENING = Object.values(BRACKETS)
