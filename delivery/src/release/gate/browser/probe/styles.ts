import { areaOfFile } from '@mentor-connect/contract/site/releasePath'

/**
 * The style rules that apply outside of the page's own elements: their selectors name no class, or match something
 * around the main part. Styled components and CSS modules name a class of their own in every rule.
 */
export function globalRules(): string[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
  return sheets.flatMap((sheet) => {
    const isStyled = sheet.ownerNode instanceof Element && sheet.ownerNode.hasAttribute('data-styled')
    return rulesOf(sheet).flatMap(({ selectorText, cssText }) =>
      isGlobal(selectorText, isStyled || isScoped(selectorText, sheet.href)) ? [cssText] : [],
    )
  })
}

function rulesOf(group: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] {
  return [...readable(group)].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule]
    return rule instanceof CSSGroupingRule ? rulesOf(rule) : []
  })
}

/** A sheet of another origin cannot be read. */
function readable(group: CSSStyleSheet | CSSGroupingRule): Iterable<CSSRule> {
  try {
    return group.cssRules
  } catch {
    return []
  }
}

function isGlobal(selector: string, isOwn: boolean): boolean {
  // Only the ranges that a script has registered under that name.
  if (/^::highlight\([\w-]+\)$/.test(selector)) return false
  if (partsOf(selector).some((part) => !/[.#]|\[data-/.test(part))) return true
  return !isOwn && [...document.querySelectorAll(selector)].some((element) => !element.closest('main'))
}

/**
 * Tells whether all that a selector matches has a class that only the area of the style sheet has: `mf_jobs_card_0d996a8b`.
 * @param href address of the style sheet
 */
export function isScoped(selector: string, href: string | null): boolean {
  const area = areaOfFile(href ?? '')
  const subject = new RegExp(`\\.mf_${area}_[\\w-]+_[0-9a-f]{8}[^\\s>+~]*$`)
  return area !== undefined && partsOf(selector).every((part) => subject.test(part.trim()))
}

/** The parts of a list without texts and attributes, except for `data-` attributes; `:is(h1, .a)` counts as one. */
const partsOf = (selector: string): string[] =>
  selector.replace(/"[^"]*"|\[(?!data-)[^\]]*\]/g, '').split(/,(?![^(]*\))/)
