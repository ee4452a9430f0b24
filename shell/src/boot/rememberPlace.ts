const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Records scroll position and focus of one copy of a page.
 * @returns a function that restores them in another copy
 */
export function rememberPlace(from: Element): (to: Element) => void {
  const scrolled = window.scrollY
  const focused = focusable(from).indexOf(document.activeElement as HTMLElement)
  return (to) => {
    if (focused >= 0) focusable(to)[focused]?.focus({ preventScroll: true })
    if (scrolled > 0) window.scrollTo(0, scrolled)
  }
}

const focusable = (root: Element) => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)]
