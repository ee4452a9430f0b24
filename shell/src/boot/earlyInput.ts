import { EARLY_PRESS } from '@mentor-connect/shared/site/firstPaint'

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'
const BOXES = 'input[type=checkbox], input[type=radio]'

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Records what a person types, chooses and presses before the app has started.
 * @param from the page that they see
 * @returns gives it to the started app, in the same elements or in those of another copy of the page
 */
export function recordInput(from: Element): (to: Element) => void {
  const typed = new Map(
    all<TextField>(from, TEXT_FIELDS).flatMap((field, index) =>
      field.value === field.defaultValue ? [] : [[index, field.value]],
    ),
  )
  const chosen = all<HTMLSelectElement>(from, 'select').map(({ value }) => value)
  const defaults = all<HTMLSelectElement>(from, 'select').map(
    ({ options }) => ([...options].find((option) => option.defaultSelected) ?? options[0])?.value,
  )
  const ticked = all<HTMLInputElement>(from, BOXES).map((box) => box.checked !== box.defaultChecked)
  const pressed = all(from, 'button').indexOf(stopRecordingPresses() as Element)
  const record = ({ target }: Event) => {
    const index = all(from, TEXT_FIELDS).indexOf(target as Element)
    if (index >= 0) typed.set(index, (target as TextField).value)
  }
  from.addEventListener('input', record, true)
  return (to) => {
    from.removeEventListener('input', record, true)
    all<TextField>(to, TEXT_FIELDS).forEach((field, index) => type(field, typed.get(index)))
    all<HTMLSelectElement>(to, 'select').forEach((field, index) => {
      if (chosen[index] !== defaults[index]) choose(field, chosen[index]!)
    })
    all<HTMLInputElement>(to, BOXES).forEach((box, index) => ticked[index] && tick(box))
    all<HTMLButtonElement>(to, 'button')[pressed]?.click()
  }
}

/** Ends the recording of presses by the page's inline script. From now on React receives them. */
export function stopRecordingPresses(): unknown {
  return (window as unknown as Record<string, (() => unknown) | undefined>)[EARLY_PRESS]?.()
}

function type(field: TextField, text: string | undefined) {
  if (text === undefined) return
  reset(field, 'value', field.defaultValue, 'input')
  setNatively(field, 'value', text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(field: HTMLSelectElement, value: string) {
  setNatively(field, 'value', value)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function tick(box: HTMLInputElement) {
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

function all<E extends Element>(root: Element, selector: string): E[] {
  return [...root.querySelectorAll<E>(selector)]
}
