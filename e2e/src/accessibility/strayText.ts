import type { Page } from 'playwright-core'

/**
 * Texts that a person cannot read properly: a text leaves its box or is cut without an ellipsis, or words of a button
 * are broken because an element beside it takes its space. Content that can be scrolled to is left out.
 */
export function strayTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 4
    const WORD_MAX = 20
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.getElementById('app')!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const box = text.parentElement!
      const isForScreenReaders = box.getBoundingClientRect().width <= 1
      if (isForScreenReaders || !box.checkVisibility({ opacityProperty: true })) continue
      const shown = `"${text.data.trim().slice(0, 40)}" of ${box.localName}`
      const overflow = overflowPx(text, box)
      if (overflow > TOLERANCE_PX) found.add(`${shown} leaves its box by ${Math.round(overflow)} px`)
      for (const word of brokenWords(text, box)) found.add(`${shown}: ${word} is broken`)
    }
    return [...found]

    function overflowPx(text: Text, box: HTMLElement): number {
      const lines = linesOf(text)
      if (lines.length === 0) return 0
      const left = Math.min(...lines.map((line) => line.left))
      const right = Math.max(...lines.map((line) => line.right))
      let most = 0
      for (let at: HTMLElement | null = box; at; at = at.parentElement) {
        const style = getComputedStyle(at)
        const room = at.getBoundingClientRect()
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') return 0
        const isEllipsed = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (style.overflowX !== 'visible' && isEllipsed) return most
        // Inline elements and `display: contents` have no box that a text could leave.
        if (style.display === 'inline' || style.display === 'contents') continue
        most = Math.max(most, right - room.right, room.left - left)
      }
      return most
    }

    function brokenWords(text: Text, box: HTMLElement): string[] {
      if (!box.closest('button, a[href]')) return []
      return [...text.data.matchAll(/[\p{L}\p{M}]+/gu)]
        .filter(({ 0: word, index }) => {
          const lines = linesOf(text, index, index + word.length)
          return word.length <= WORD_MAX && new Set(lines.map(({ top }) => Math.round(top))).size > 1
        })
        .map((match) => match[0])
    }

    /** The lines of a part of the text, without those that an ellipsis hides. */
    function linesOf(text: Text, start = 0, end = text.length): DOMRect[] {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, end)
      const lastBottom = clampedAt(text.parentElement)
      return [...range.getClientRects()].filter(
        ({ width, height, bottom }) => width > 1 && height > 1 && bottom <= lastBottom,
      )
    }

    /**
     * The lower end of a text that is limited to a number of lines, in px from the top of the window; infinite for
     * other texts.
     */
    function clampedAt(box: HTMLElement | null): number {
      const isClamped = box !== null && getComputedStyle(box).webkitLineClamp !== 'none'
      return isClamped ? box.getBoundingClientRect().bottom + 1 : Infinity
    }
  })
}
