/**
 * Scrolls a row, but not the page, so that the element is in the middle of the row. The row must be a
 * positioned element.
 */
export function centerInRow(element: HTMLElement) {
  const row = element.parentElement!
  row.scrollLeft = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2
}
