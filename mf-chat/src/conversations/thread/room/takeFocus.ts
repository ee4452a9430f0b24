/** A `ref` that gives the focus to an element that appears in place of the one that had it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
