import { PRERENDERED_ELEMENT_ID } from '@mentor-connect/shared/site/firstPaint'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { ELEMENTS } from './elements'
import { urlFault } from './urlFault'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

const APP = 'app'
const END = 'mc-end'
/** Elements of the page around the fragment. */
const PAGE = ['html', 'head', 'body', END]
/** Ids of the page itself, and global names of its scripts. */
const PAGE_ID = /^(app|mc[-A-Z].*|mf_.*)$/
/** A name on one of these hides a member of `document`: `<img name="getElementById">`. */
const NAMED_IN_DOCUMENT = ['img', 'form']
/** Event handlers, and what loads or sends something in a way that no page of ours needs. */
const FORBIDDEN_ATTRIBUTE =
  /^(on.*|srcdoc|formaction|formtarget|ping|nonce|http-equiv|is|background|manifest)$/

/**
 * What must not stand in the HTML of a prerendered page: what runs, loads another document, sends a form elsewhere or
 * leaves the place that the page has for it. It is parsed as a browser does it, inside of the page.
 */
export function htmlFaults(html: string): string[] {
  const page = parse(
    `<!doctype html><html><head></head><body><div id="${APP}"><div id="${PRERENDERED_ELEMENT_ID}">${html}</div><${END}></${END}></div></body></html>`,
  )
  const elements = elementsIn(page)
  const own = elements.slice(0, elements.findIndex((one) => idOf(one) === PRERENDERED_ELEMENT_ID) + 1)
  const faults = elements.filter((one) => !own.includes(one)).flatMap(elementFaults)
  if (!staysInside(elements)) faults.push('has tags that do not match')
  if (own.some(({ tagName, attrs }) => PAGE.includes(tagName) && attrs.length > 0))
    faults.push('changes elements of the page around it')
  return [...new Set(faults)]
}

/** The order of the document. */
function elementsIn(node: ParentNode): Element[] {
  const found: Element[] = []
  const waiting = [...node.childNodes].reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!('tagName' in next)) continue
    found.push(next)
    waiting.push(...[...next.childNodes].reverse())
  }
  return found
}

/** The page goes on where the fragment ends: nothing in it has opened or closed more than its own. */
function staysInside(elements: Element[]): boolean {
  const end = elements.filter(({ tagName }) => tagName === END)
  const around = end[0]?.parentNode as Element | undefined
  if (end.length !== 1 || !around || idOf(around) !== APP) return false
  const inApp = around.childNodes.filter((node) => 'tagName' in node)
  const body = around.parentNode as Element
  return inApp.length === 2 && body.tagName === 'body' && body.childNodes.length === 1
}

function elementFaults({ tagName, attrs }: Element): string[] {
  if (tagName === END) return []
  if (!ELEMENTS.has(tagName)) return [`has <${tagName}>`]
  return attrs.flatMap(({ prefix, name: local, value }) => {
    const name = prefix ? `${prefix}:${local}` : local
    if (FORBIDDEN_ATTRIBUTE.test(name) || (name === 'name' && NAMED_IN_DOCUMENT.includes(tagName)))
      return [`has ${name}="…" on <${tagName}>`]
    if (name === 'id' && PAGE_ID.test(value)) return [`has the id "${value}", which the page itself uses`]
    return urlFault(tagName, name, value)
  })
}

const idOf = ({ attrs }: Element) => attrs.find(({ name }) => name === 'id')?.value
