import { parse, parseFragment, type DefaultTreeAdapterMap } from 'parse5'

type HtmlNode = DefaultTreeAdapterMap['node']

/** Elements that contain no text for readers. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head'])
const PARAGRAPHS = new Set(
  'p div section article ul ol dl table blockquote pre h1 h2 h3 h4 h5 h6 header footer'.split(' '),
)
const LINES = new Set(['br', 'tr', 'dt', 'dd'])

/**
 * Converts the description of an entry, which is HTML or plain text, to plain text with an empty line between
 * paragraphs. Removes tags, scripts and links.
 */
export function textOfHtml(html: string): string {
  const isPlain = !/<[a-z!/]/i.test(html)
  const pieces: string[] = []
  for (const step of stepsThrough(parseFragment(html))) {
    if (typeof step === 'string') pieces.push(isPlain ? step : step.replace(/\s+/g, ' '))
    else pieces.push(breakBefore(step))
  }
  return tidied(pieces.join(''))
}

const breakBefore = (name: { begins?: string; ends?: string }): string => {
  if (name.begins === 'li') return '\n- '
  if (name.begins !== undefined && LINES.has(name.begins)) return '\n'
  return PARAGRAPHS.has(name.begins ?? name.ends ?? '') ? '\n\n' : ''
}

/**
 * Yields the texts, starts and ends of elements in document order. It is not recursive, so that deep nesting
 * is no problem.
 */
function* stepsThrough(root: HtmlNode): Generator<string | { begins?: string; ends?: string }> {
  const waiting: (HtmlNode | { ends: string })[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('ends' in node) yield node
    else if ('value' in node && node.nodeName === '#text') yield node.value
    else if ('childNodes' in node && !UNREAD.has(node.nodeName)) {
      yield { begins: node.nodeName }
      waiting.push({ ends: node.nodeName })
      for (const child of node.childNodes.toReversed()) waiting.push(child)
    }
  }
}

/** Matches characters that are invisible or change the direction of the text. */
const UNWANTED = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069\uFEFF]/gu

const tidied = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNWANTED, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Returns the contents of the scripts of a page that contain JSON-LD. */
export function linkedDataOf(page: string): string[] {
  const found: string[] = []
  const waiting: HtmlNode[] = [parse(page)]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isLinkedData(node)) found.push(contentOf(node))
    else if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
  return found
}

type Element = DefaultTreeAdapterMap['element']

const isLinkedData = (node: HtmlNode): node is Element =>
  node.nodeName === 'script' &&
  'attrs' in node &&
  node.attrs.some(({ name, value }) => name === 'type' && /^\s*application\/ld\+json/i.test(value))

const contentOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('')
