import { flushSync } from 'react-dom'
import { recordInput } from '../input/earlyInput'
import { removePrerendered } from './prerendered'

/**
 * Replaces prerendered content by the app in one step. The layout does not shift; scroll position, focus and input
 * are kept.
 * @param render renders the app into `root`
 */
export function swapPrerendered(prerendered: Element, root: Element, render: () => void): void {
  const returnToPlace = rememberPlace(prerendered)
  const repeatInput = recordInput(prerendered)
  flushSync(render)
  removePrerendered()
  returnToPlace(root)
  repeatInput(root)
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Records scroll position and focus of one copy of a page.
 * @returns a function that restores them in another copy
 */
function rememberPlace(from: Element): (to: Element) => void {
  const scrolled = window.scrollY
  const focused = focusable(from).indexOf(document.activeElement as HTMLElement)
  return (to) => {
    if (focused >= 0) focusable(to)[focused]?.focus({ preventScroll: true })
    if (scrolled > 0) window.scrollTo(0, scrolled)
  }
}

const focusable = (root: Element) => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)]
