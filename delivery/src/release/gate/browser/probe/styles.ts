/**
 * The style rules that apply outside of the page's own elements: their selectors name no class, or match something
 * around the main part. Styled components name a class of their own in every rule.
 */
export function globalRules(): string[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
  return sheets.flatMap((sheet) => {
    const isStyled = sheet.ownerNode instanceof Element && sheet.ownerNode.hasAttribute('data-styled')
    return rulesOf(sheet).flatMap(({ selectorText, cssText }) =>
      isGlobal(selectorText, isStyled) ? [cssText] : [],
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

function isGlobal(selector: string, isStyled: boolean): boolean {
  const withoutTexts = selector.replace(/"[^"]*"|\[[^\]]*\]/g, '')
  // Of the parts of a list, `:is(h1, .a)` counts as one.
  if (withoutTexts.split(/,(?![^(]*\))/).some((part) => !/[.#]/.test(part))) return true
  return !isStyled && [...document.querySelectorAll(selector)].some((element) => !element.closest('main'))
}
