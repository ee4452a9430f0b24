/** Fields for text, which includes numbers, dates and the like. */
export const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'
export const BOXES = 'input[type=checkbox], input[type=radio]'

export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Sets the text of a field as if a person had typed it. */
export function enter(field: TextField, text: string) {
  reset(field, 'value', field.defaultValue, 'input')
  setNatively(field, 'value', text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function choose(field: HTMLSelectElement, value: string) {
  setNatively(field, 'value', value)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Toggles a checkbox or radio button whose state differs from its default. */
export function tick(box: HTMLInputElement) {
  reset(box, 'checked', box.defaultChecked, 'input')
  box.click()
}

/**
 * Resets a field to its default before a change, because React ignores values that equal the last one it saw. The
 * event also makes React hydrate the part of the page that contains the field.
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

/** Sets a property with the native setter, because React intercepts assignments on its own fields. */
function setNatively(field: HTMLElement, key: string, value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value)
}

export function all<E extends Element>(root: Element, selector: string): E[] {
  return [...root.querySelectorAll<E>(selector)]
}
