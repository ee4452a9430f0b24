import { isPublicHost } from './publicHost'

/** A web address in a text that a person has written. */
export interface TextLink {
  href: string
  /** The text to show. It contains the host that the link opens, in ASCII. */
  label: string
}

/**
 * Matches text that may be a link. It ends at white space, quotation marks, East Asian punctuation, and invisible
 * characters that could hide the destination. Joiners are allowed, because some words need them.
 */
const CANDIDATE =
  /(?:https?:\/\/|www\.)(?:[\u200c\u200d]|[^\s<>"“”„«»‹›`、。，；：！？「」『』【】《》〈〉\p{Cc}\p{Cf}]){1,2000}/giu
/**
 * Maximum length of a link. A longer address stays plain text, because a part of it would lead elsewhere. The
 * limit also bounds the time for matching.
 */
const LONGEST = 2000
/** Matches text directly before an address which shows that the address is only part of a word, address or path. */
const WITHIN = /[\p{L}\p{M}\p{N}@/.\-_]$/u
const TRAILING = /[.,;:!?'‘’…।॥۔،؛؟*_\u200c\u200d]+$/u
/** Matches the rest of a text in which several addresses follow each other without a space. */
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
  // `https://bank.example@evil.example` leads to evil.example. Addresses with more than two slashes can mislead in
  // the same way.
  if (!url || authority === '' || authority.includes('@') || !isPublicHost(url.hostname)) return undefined
  const isPlain = authority.toLowerCase() === url.host
  return { href: url.href, label: isPlain ? typed : typed.replace(authority, () => url.host) }
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    // The text is not an address, so it stays plain text.
    return undefined
  }
}

/** Cuts a link before a closing bracket that it did not open. That bracket belongs to the sentence around the link. */
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
