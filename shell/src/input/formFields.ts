/** Fields for text, which includes numbers, dates and the like. */
export const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'
export const BOXES = 'input[type=checkbox], input[type=radio]'

export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Enters a text as if it were typed. */
export function enter(field: TextField, text: string) {
  reset(field, 'value', field.defaultValue, 'input')
  setNatively(field, 'value', text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function choose(field: HTMLSelectElement, value: string) {
  setNatively(field, 'value', value)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Switches a box from its default. */
export function tick(box: HTMLInputElement) {
  reset(box, 'checked', box.defaultChecked, 'input')
  box.click()
}

/**
 * Sets a field back, so that React notices the change to come: it compares with what it last saw. The event makes React
 * take over the part of the page that holds the field, if it has not yet.
 */
function reset<Field extends HTMLElement, Key extends keyof Field>(
  field: Field,
  key: Key,
  value: Field[Key],
  event: string,
) {
  field.dispatchEvent(new Event(event, { bubbles: true }))
  field[key] = value
}

/** Sets a property past React, which watches the assignments of its own fields. */
function setNatively(field: HTMLElement, key: string, value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value)
}

export function all<E extends Element>(root: Element, selector: string): E[] {
  return [...root.querySelectorAll<E>(selector)]
}
