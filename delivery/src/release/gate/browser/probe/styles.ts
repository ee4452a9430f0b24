import { areaOfFile } from '@mentor-connect/contract/site/releasePath'

/**
 * The style rules that apply to more than the elements of the page itself: their selectors name no class, or match an
 * element outside the main part. Styled components and CSS modules name their own class in every rule.
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

/** The rules of a style sheet or group; empty for a sheet of another origin, which cannot be read. */
function readable(group: CSSStyleSheet | CSSGroupingRule): Iterable<CSSRule> {
  try {
    return group.cssRules
  } catch {
    return []
  }
}

function isGlobal(selector: string, isOwn: boolean): boolean {
  // Such a rule applies only to ranges that a script has registered under that name.
  if (/^::highlight\([\w-]+\)$/.test(selector)) return false
  if (partsOf(selector).some((part) => !/[.#]|\[data-/.test(part))) return true
  return !isOwn && [...document.querySelectorAll(selector)].some((element) => !element.closest('main'))
}

/**
 * True if every element that a selector matches must have a class of the area that the style sheet belongs to, such as
 * `mf_jobs_card_0d996a8b`.
 * @param href address of the style sheet
 */
export function isScoped(selector: string, href: string | null): boolean {
  const area = areaOfFile(href ?? '')
  const subject = new RegExp(`\\.mf_${area}_[\\w-]+_[0-9a-f]{8}[^\\s>+~]*$`)
  return area !== undefined && partsOf(selector).every((part) => subject.test(part.trim()))
}

/**
 * The parts of a selector list, without strings and attributes except for `data-` attributes. `:is(h1, .a)` counts as
 * one part.
 */
const partsOf = (selector: string): string[] =>
  selector.replace(/"[^"]*"|\[(?!data-)[^\]]*\]/g, '').split(/,(?![^(]*\))/)
