import type { Page } from 'playwright-core'
import { resize } from '../stage/browser'

/** The width of a window of 1280 px at 400 % zoom (WCAG 1.4.10). */
const NARROWEST_PX = 320

/** Reports if a page scrolls sideways, or cuts a control, on the narrowest screen. */
export async function narrowFaults(page: Page): Promise<string[]> {
  const viewport = page.viewportSize()!
  await resize(page, { ...viewport, width: NARROWEST_PX })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  const cut = await clippedControls(page)
  await resize(page, viewport)
  const found = width > NARROWEST_PX ? [`the page is ${width} px wide`, ...cut] : cut
  return found.map((fault) => `${fault} on a screen of ${NARROWEST_PX} px`)
}

/**
 * Controls that a person cannot see or reach: parts of them are outside an ancestor that clips its content, or outside
 * the window. Content that can be scrolled to, and the slides of a carousel, are left out.
 */
export function clippedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 1
    const controls = document.querySelectorAll<HTMLElement>(
      '#app :is(a[href], button, input, select, textarea, summary)',
    )
    return [...controls].filter(isShown).flatMap((control) => {
      const overflow = clippedPx(control)
      const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
      return overflow > TOLERANCE_PX
        ? [`${control.localName} "${name.trim()}" is cut by ${Math.round(overflow)} px`]
        : []
    })

    function isShown(control: HTMLElement) {
      const { width, height } = control.getBoundingClientRect()
      const isVisuallyHidden = width <= 1 || height <= 1
      return control.checkVisibility() && !isVisuallyHidden && !control.closest('[aria-roledescription]')
    }

    function clippedPx(control: HTMLElement) {
      const { left, right } = control.getBoundingClientRect()
      let room = { left: 0, right: document.documentElement.clientWidth }
      for (let at = control.parentElement; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if (overflowX === 'auto' || overflowX === 'scroll') return 0
        if (overflowX === 'visible') continue
        const box = at.getBoundingClientRect()
        room = { left: Math.max(room.left, box.left), right: Math.min(room.right, box.right) }
      }
      return Math.max(room.left - left, right - room.right)
    }
  })
}
