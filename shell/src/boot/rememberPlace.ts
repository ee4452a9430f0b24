const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
const FIELDS = 'input, textarea'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Records scroll position, focus and typed text of one copy of a page.
 * @returns a function that restores them in another copy
 */
export function rememberPlace(from: Element): (to: Element) => void {
  const scrolled = window.scrollY
  const focused = all(from, FOCUSABLE).indexOf(document.activeElement!)
  const typed = all<Field>(from, FIELDS).map(({ value, defaultValue }) =>
    value === defaultValue ? undefined : value,
  )
  return (to) => {
    const fields = all<Field>(to, FIELDS)
    if (fields.length === typed.length) fields.forEach((field, index) => type(field, typed[index]))
    if (focused >= 0) (all(to, FOCUSABLE)[focused] as HTMLElement | undefined)?.focus({ preventScroll: true })
    if (scrolled > 0) window.scrollTo(0, scrolled)
  }
}

/** Sets the value through the native setter and fires `input`, so that React notices. */
function type(field: Field, text: string | undefined) {
  if (text === undefined) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function all<E extends Element>(root: Element, selector: string): E[] {
  return [...root.querySelectorAll<E>(selector)]
}
