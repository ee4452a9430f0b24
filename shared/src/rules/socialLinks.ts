const HOST = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/
const LENGTH_MAX = 200

/**
 * A web address as profiles keep it, `host/path`: without scheme, query and fragment. Undefined for what is none:
 * another scheme, a name and password, a port, an address without a domain.
 */
export function socialLink(text: string): string | undefined {
  const typed = text.trim()
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(typed) || !URL.canParse(address)) return undefined
  const { username, password, port, hostname, pathname } = new URL(address)
  if (username || password || port || !HOST.test(hostname)) return undefined
  const link = hostname + pathname.replace(/\/+$/, '')
  return link.length <= LENGTH_MAX ? link : undefined
}

/** The links of a form without the ones that are there twice; undefined when one is none. */
export function socialLinks(texts: string[]): string[] | undefined {
  const links = texts.filter((text) => text.trim()).map(socialLink)
  return links.includes(undefined) ? undefined : [...new Set(links as string[])]
}
