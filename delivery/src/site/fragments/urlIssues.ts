/** Base for relative URLs while they are checked. */
const SITE = 'https://site.invalid'

const LINK = ['https:', 'http:', 'mailto:', 'tel:']
const FILE = ['https:', 'http:']
const PICTURE = /^data:image\//i

/** Why the URL in an attribute is not allowed; empty if it is, and for attributes that hold no URL. */
export function urlIssues(tag: string, attribute: string, value: string): string[] {
  if (allows(tag, attribute, value)) return []
  return [`has ${attribute}=${JSON.stringify(value.slice(0, 60))} on <${tag}>`]
}

function allows(tag: string, attribute: string, value: string): boolean {
  switch (attribute) {
    case 'href':
    case 'xlink:href':
      // A drawing refers to its own parts.
      return tag === 'a' ? LINK.includes(protocolOf(value)) : value.startsWith('#')
    case 'action':
      return originOf(value) === SITE
    case 'src':
    case 'poster':
      return FILE.includes(protocolOf(value)) || PICTURE.test(value)
    case 'srcset':
      return value.split(',').every((one) => FILE.includes(protocolOf(one.trim().split(/\s/)[0]!)))
    default:
      return true
  }
}

/** Parses a URL as a browser does, which drops white space and control characters. */
function read(value: string): URL | undefined {
  return URL.canParse(value, SITE) ? new URL(value, SITE) : undefined
}

const protocolOf = (value: string) => read(value)?.protocol ?? ''
const originOf = (value: string) => read(value)?.origin
