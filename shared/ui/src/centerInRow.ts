/** Scrolls a row, but not the page, so that one of its elements is in its middle. The row is positioned. */
export function centerInRow(element: HTMLElement) {
  const row = element.parentElement!
  row.scrollLeft = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2
}
