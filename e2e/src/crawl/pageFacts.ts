import { RENDERED_STATE_ID, type RenderedState } from '@mentor-connect/contract/site/rendering'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** The facts that a crawler without scripts learns from a page. Addresses are as they are written in the page. */
export interface PageFacts {
  language?: string
  titles: string[]
  /** Contents of `<meta>`, by name or property. */
  meta: Map<string, string[]>
  canonicals: string[]
  /** Addresses of the page in other languages: `hreflang` → address. */
  alternates: Map<string, string>
  /** The text of each `<script type="application/ld+json">`. */
  jsonLd: string[]
  headings: string[]
  /** The text of `<main>`. */
  content: string
  /** True if a part of the content is still loading. */
  isLoading: boolean
  /** Cache keys of reads whose data is missing in the page, because its route does not declare them. */
  undeclaredReads: string[]
  links: string[]
  /** Addresses of pictures, styles, scripts, icons and the manifest. */
  files: string[]
  ids: Set<string>
}

/** Reads the HTML of a page as a browser without scripts parses it. */
export function pageFacts(html: string): PageFacts {
  const elements = elementsIn(parse(html, { scriptingEnabled: false }))
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const linked = (rel: string) => named('link').filter((link) => attribute(link, 'rel') === rel)
  const main = named('main')
  return {
    language: named('html').map((one) => attribute(one, 'lang'))[0],
    titles: named('title').filter(isOfDocument).map(textOf),
    meta: metaIn(named('meta')),
    canonicals: linked('canonical').map((link) => attribute(link, 'href') ?? ''),
    alternates: new Map(
      linked('alternate').map((link) => [attribute(link, 'hreflang') ?? '', attribute(link, 'href') ?? '']),
    ),
    jsonLd: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(textOf),
    headings: named('h1').map(textOf),
    content: main.map(textOf).join(' '),
    isLoading: main.flatMap(elementsIn).some(isPlaceholder),
    undeclaredReads: undeclaredReadsIn(elements),
    links: named('a').flatMap((one) => attribute(one, 'href') ?? []),
    files: filesIn(elements),
    ids: new Set(elements.flatMap((one) => attribute(one, 'id') ?? [])),
  }
}

/**
 * True if an element is loading or stands for content that is loading: it is marked as busy, or has the role `status`
 * and no text.
 */
function isPlaceholder(element: Element): boolean {
  const isNamedOnly = attribute(element, 'aria-label') !== undefined && textOf(element) === ''
  return (
    attribute(element, 'aria-busy') === 'true' || (attribute(element, 'role') === 'status' && isNamedOnly)
  )
}

function undeclaredReadsIn(elements: Element[]): string[] {
  const state = elements.find((one) => attribute(one, 'id') === RENDERED_STATE_ID)
  return state ? ((JSON.parse(rawText(state)) as RenderedState).undeclaredReads ?? []) : []
}

/** True if a title belongs to the document, and not to a picture in it. */
const isOfDocument = ({ parentNode }: Element) => parentNode?.nodeName === 'head'

function metaIn(elements: Element[]): Map<string, string[]> {
  const contents = new Map<string, string[]>()
  for (const element of elements) {
    const name = attribute(element, 'name') ?? attribute(element, 'property')
    if (name) contents.set(name, [...(contents.get(name) ?? []), attribute(element, 'content') ?? ''])
  }
  return contents
}

/** Relations (`rel`) of `<link>` elements that name a file. */
const FILE_RELATIONS = ['icon', 'manifest', 'apple-touch-icon', 'preload', 'stylesheet']

function filesIn(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const isFile = element.tagName !== 'link' || FILE_RELATIONS.includes(attribute(element, 'rel') ?? '')
    if (element.tagName === 'a' || !isFile) return []
    return ['src', 'href'].flatMap((name) => attribute(element, name) ?? [])
  })
}

function elementsIn(node: ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsIn(child)] : ([] as Element[]),
  )
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value

/** The text of a node, with runs of white space replaced by single spaces. */
function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim()
}

function rawText(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (!('childNodes' in node) || node.nodeName === 'style') return ''
  return node.childNodes.map(rawText).join(' ')
}
