import { PRERENDERED_ELEMENT_ID } from '@mentor-connect/shared/site/firstPaint'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { ALLOWED_ELEMENTS } from './allowedElements'
import { urlIssues } from './urlIssues'

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
/** Event handlers, and attributes that load or send something and that no page of ours needs. */
const FORBIDDEN_ATTRIBUTE =
  /^(on.*|srcdoc|formaction|formtarget|ping|nonce|http-equiv|is|background|manifest)$/

/**
 * Forbidden parts of prerendered HTML: code that runs, loads of another document, forms that post elsewhere, and tags
 * that break out of the element around it. Parsed as a browser parses it, inside the page.
 */
export function htmlIssues(html: string): string[] {
  const page = parse(
    `<!doctype html><html><head></head><body><div id="${APP}"><div id="${PRERENDERED_ELEMENT_ID}">${html}</div><${END}></${END}></div></body></html>`,
  )
  const elements = elementsIn(page)
  const own = elements.slice(0, elements.findIndex((one) => idOf(one) === PRERENDERED_ELEMENT_ID) + 1)
  const issues = elements.filter((one) => !own.includes(one)).flatMap(elementIssues)
  if (!staysInside(elements)) issues.push('has tags that do not match')
  if (own.some(({ tagName, attrs }) => PAGE.includes(tagName) && attrs.length > 0))
    issues.push('changes elements of the page around it')
  return [...new Set(issues)]
}

/** All elements in document order. */
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

/** Whether all tags of the fragment are balanced, so that the page continues right after it. */
function staysInside(elements: Element[]): boolean {
  const end = elements.filter(({ tagName }) => tagName === END)
  const around = end[0]?.parentNode as Element | undefined
  if (end.length !== 1 || !around || idOf(around) !== APP) return false
  const inApp = around.childNodes.filter((node) => 'tagName' in node)
  const body = around.parentNode as Element
  return inApp.length === 2 && body.tagName === 'body' && body.childNodes.length === 1
}

function elementIssues({ tagName, attrs }: Element): string[] {
  if (tagName === END) return []
  if (!ALLOWED_ELEMENTS.has(tagName)) return [`has <${tagName}>`]
  return attrs.flatMap(({ prefix, name: local, value }) => {
    const name = prefix ? `${prefix}:${local}` : local
    if (FORBIDDEN_ATTRIBUTE.test(name) || (name === 'name' && NAMED_IN_DOCUMENT.includes(tagName)))
      return [`has ${name}="…" on <${tagName}>`]
    if (name === 'id' && PAGE_ID.test(value)) return [`has the id "${value}", which the page itself uses`]
    return urlIssues(tagName, name, value)
  })
}

const idOf = ({ attrs }: Element) => attrs.find(({ name }) => name === 'id')?.value
