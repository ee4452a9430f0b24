interface Numbered {
  element: HTMLElement
  /** Id of the list in the word processor. */
  id: string
  level: number
  tag: 'ol' | 'ul'
}

interface OpenList {
  list: HTMLElement
  id: string
  level: number
}

const LIST = /mso-list:\s*(l\d+)\s+level(\d+)/i
const MARKER = /mso-list:\s*ignore/i
const BEGIN = /^\[if !supportLists\]$/i
const END = /^\[endif\]$/i
/** Markers of numbered lists, such as `1.`, `(a)` or `iv)`. All other markers, including `o`, are bullets. */
const COUNTS = /^[\s\u00a0]*\(?(?:\p{N}+(?:\.\p{N}+)*|\p{L}|[ivxlcdm]+)[.)।]/iu

/**
 * Converts the paragraphs that Word uses for lists on the clipboard to nested lists, and removes the bullets and
 * numbers that Word writes as text.
 */
export function withLists(html: string): string {
  if (!LIST.test(html)) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  const open: OpenList[] = []
  let last: Element | undefined
  for (const item of numberedIn(page)) {
    if (last !== previousOf(item.element)) open.length = 0
    last = place(item, open)
  }
  return page.body.innerHTML
}

function numberedIn(page: Document): Numbered[] {
  const styled = [...page.body.querySelectorAll<HTMLElement>('[style*="mso-list" i]')]
  return styled.flatMap((element) => {
    const [, id, level] = LIST.exec(element.getAttribute('style') ?? '') ?? []
    if (!id) return []
    const tag: Numbered['tag'] = COUNTS.test(takeMarker(element)) ? 'ol' : 'ul'
    // Numbered headings are not list items.
    return element.localName === 'p' ? [{ element, id, level: Number(level), tag }] : []
  })
}

/** Removes the bullet or number at the start of a paragraph, and returns it. */
function takeMarker(element: HTMLElement): string {
  const nodes = [...element.querySelectorAll<HTMLElement>('[style*="mso-list" i]')].filter((one) =>
    MARKER.test(one.getAttribute('style') ?? ''),
  )
  const between = nodes.length > 0 ? nodes : betweenComments(element)
  const marker = between.map(({ textContent }) => textContent ?? '').join('')
  for (const node of between) node.parentNode?.removeChild(node)
  return marker
}

/** The nodes between the conditional comments that Word puts around a marker, for markers whose style was removed. */
function betweenComments(element: HTMLElement): ChildNode[] {
  const children = [...element.childNodes]
  const begins = children.findIndex((node) => isComment(node, BEGIN))
  const ends = children.findIndex((node) => isComment(node, END))
  return begins < 0 || ends < begins ? [] : children.slice(begins + 1, ends)
}

const isComment = (node: ChildNode, text: RegExp) =>
  node.nodeType === Node.COMMENT_NODE && text.test(node.nodeValue ?? '')

/** The previous element, if only spaces and comments are in between; otherwise undefined. */
function previousOf(element: Element): Element | undefined {
  for (let node = element.previousSibling; node; node = node.previousSibling) {
    if (node.nodeType === Node.ELEMENT_NODE) return node as Element
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) return undefined
  }
  return undefined
}

/** Adds a paragraph to its list. Returns the outermost list. */
function place({ element, id, level, tag }: Numbered, open: OpenList[]): Element {
  while (open.length > 0 && open.at(-1)!.level > level) open.pop()
  const top = open.at(-1)
  const isSame = top?.level === level && top.list.localName === tag && top.id === id
  if (!isSame) {
    if (top?.level === level) open.pop()
    const list = element.ownerDocument.createElement(tag)
    const around = open.at(-1)?.list.lastElementChild
    if (around) around.append(list)
    else element.before(list)
    open.push({ list, id, level })
  }
  const item = element.ownerDocument.createElement('li')
  item.append(...element.childNodes)
  open.at(-1)!.list.append(item)
  element.remove()
  return open[0]!.list
}
