import postcss, { CssSyntaxError, type AtRule, type ChildNode, type Root, type Rule } from 'postcss'
import { isOwnSelector, selectorsOf } from './ownSelectors'
import { otherHosts } from './otherHosts'

/** An error in a style sheet, with the way to correct it. */
export interface StyleIssue {
  /** Line number, counted from 1. */
  line: number
  text: string
}

/**
 * Finds parts of an area's style sheet that would affect elements of other areas or load something from other
 * hosts.
 */
export function styleIssues(css: string): StyleIssue[] {
  try {
    return issuesOf(postcss.parse(css))
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return [{ line: error.line ?? 1, text: `${error.reason}: correct the style sheet.` }]
  }
}

function issuesOf(root: Root): StyleIssue[] {
  const found: StyleIssue[] = []
  root.walk((node) => {
    const line = node.source?.start?.line ?? 1
    found.push(...issuesOfNode(node).map((text) => ({ line, text })))
  })
  return found
}

function issuesOfNode(node: ChildNode): string[] {
  if (node.type === 'rule') return isKeyframe(node) ? [] : selectorIssues(node)
  if (node.type === 'atrule') return atRuleIssues(node)
  if (node.type === 'decl') return hostIssues(otherHosts(node.value))
  return []
}

function selectorIssues(rule: Rule): string[] {
  const isNested = isScoped(rule.parent)
  try {
    return selectorsOf(rule.selector)
      .filter((selector) => !isOwnSelector(selector, { isNested }))
      .map((selector) => wholePage(selector.toString().trim()))
  } catch (error) {
    return [`"${rule.selector}" is not a selector (${(error as Error).message}): correct it.`]
  }
}

const wholePage = (what: string) =>
  `"${what}" applies to the whole page: name a class of your own, as in ".card h2", or put the style on that element of your area.`

/** At-rules that apply to the whole document. */
const OF_THE_PAGE = ['page', 'view-transition']

function atRuleIssues({ name, params, raws }: AtRule): string[] {
  const kind = name.toLowerCase()
  // The parser ends the name of an at-rule at the first escape.
  if (params.startsWith('\\') && !raws.afterName)
    return [`"@${name}${params}" has escapes in its name: write it without.`]
  if (OF_THE_PAGE.includes(kind)) return [`"@${name}" applies to the whole page: leave it out.`]
  if (kind === 'import') return hostIssues(otherHosts(params, { isAddress: true }))
  if (kind === 'scope' && !isOwnScope(params)) return [wholePage(`@scope ${params}`.trim())]
  return []
}

const hostIssues = (addresses: string[]) =>
  addresses.map(
    (address) =>
      `"${address}" is on another host: copy the file into your area and name it by a relative path.`,
  )

/** Returns true if the selectors inside are relative to a parent selector, which is checked separately. */
function isScoped(parent: Rule['parent']): boolean {
  if (parent?.type === 'rule') return true
  if (parent?.type !== 'atrule') return false
  const { name, parent: outer } = parent as AtRule
  return name.toLowerCase() === 'scope' || isScoped(outer as Rule['parent'])
}

/** Returns true if the root of a scope only matches elements of the area, as in `@scope (.card) to (.content)`. */
function isOwnScope(params: string): boolean {
  const [, root] = /^\s*\((.*?)\)\s*(?:to\b.*)?$/s.exec(params) ?? []
  return root !== undefined && selectorsOf(root).every((selector) => isOwnSelector(selector))
}

/** Returns true for a step of an animation: `from`, `to` and percentages are not selectors. */
const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name)
