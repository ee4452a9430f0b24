import { isPublicHost } from '../rules/publicHost'

const HOST = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/
const LENGTH_MAX = 200
/** White space, invisible characters, and characters that change the direction of the text. */
const UNSEEN = /[\s\p{Cc}\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/u

/**
 * Normalizes a web address for a profile to `host/path`, without scheme, query and fragment. Undefined if it is
 * invalid: another scheme, credentials, a port, or no domain.
 */
export function socialLink(text: string): string | undefined {
  const typed = text.trim()
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (UNSEEN.test(typed) || !URL.canParse(address)) return undefined
  const { username, password, port, hostname, pathname } = new URL(address)
  if (username || password || port || !HOST.test(hostname) || !isPublicHost(hostname)) return undefined
  const link = hostname + pathname.replace(/\/+$/, '')
  return link.length <= LENGTH_MAX ? link : undefined
}

/** Normalizes a form's links and removes duplicates; undefined if one is invalid. */
export function socialLinks(texts: string[]): string[] | undefined {
  const links = texts.filter((text) => text.trim()).map(socialLink)
  return links.includes(undefined) ? undefined : [...new Set(links as string[])]
}
