import selectorParser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser'
import { withoutEscapes } from './otherHosts'

interface Place {
  /** True if the selector is relative to a parent selector, which is checked separately. */
  isNested?: boolean
}

/** Returns the selectors in a list of selectors. */
export const selectorsOf = (selector: string): Selector[] => selectorParser().astSync(selector).nodes

/**
 * Returns true if a selector only matches elements of an area: some part of it names a class or a `data-` attribute,
 * and the matched element is not the root of the page.
 */
export function isOwnSelector({ nodes }: Selector, { isNested = false }: Place = {}): boolean {
  const isRelative = isNested && !hasNesting(nodes)
  return (isRelative || nodes.some((node) => isOwn(node, isNested))) && !subjectOf(nodes).some(isPageRoot)
}

function isOwn(node: Node, isNested: boolean): boolean {
  if (node.type === 'class') return true
  if (node.type === 'attribute') return node.attribute.toLowerCase().startsWith('data-')
  if (node.type === 'nesting') return isNested
  return (
    isGroup(node) && node.nodes.length > 0 && node.nodes.every((inner) => isOwnSelector(inner, { isNested }))
  )
}

/** Pseudo-classes that match the same elements as the selectors inside them. */
const GROUPS = [':is', ':where', ':matches', ':-webkit-any', ':-moz-any', ':global', ':local']
const isGroup = (node: Node): node is Pseudo =>
  node.type === 'pseudo' && GROUPS.includes(node.value.toLowerCase())

/** Returns true if a selector contains `&`. If it does not, the browser puts the parent's selector in front of it. */
const hasNesting = (nodes: Node[]): boolean =>
  nodes.some((node) => node.type === 'nesting' || ('nodes' in node && hasNesting(node.nodes)))

/** Returns the parts that describe the matched element: those after the last combinator. */
function subjectOf(nodes: Node[]): Node[] {
  const last = nodes.findLastIndex(({ type }) => type === 'combinator')
  return nodes.slice(last + 1)
}

const ROOTS = ['html', 'body', ':root', ':host']
const isPageRoot = (node: Node) =>
  (node.type === 'tag' || node.type === 'pseudo') && ROOTS.includes(withoutEscapes(node.value).toLowerCase())
