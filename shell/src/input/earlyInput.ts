import { EARLY_PRESS } from '@mentor-connect/contract/site/firstPaint'
import { takeCarriedInput } from './carriedInput'
import { BOXES, TEXT_FIELDS, all, choose, enter, tick, type TextField } from './formFields'

/**
 * Records what a person types, chooses and presses before the app has started, in addition to carried input.
 * @param from the page that the person sees
 * @returns a function that repeats the input in the started app, in the same elements or in another copy of the page
 */
export function recordInput(from: Element): (to: Element) => void {
  const restoreCarried = takeCarriedInput()
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
    restoreCarried?.(to)
    all<TextField>(to, TEXT_FIELDS).forEach((field, index) => {
      const text = typed.get(index)
      if (text !== undefined) enter(field, text)
    })
    all<HTMLSelectElement>(to, 'select').forEach((field, index) => {
      if (chosen[index] !== defaults[index]) choose(field, chosen[index]!)
    })
    all<HTMLInputElement>(to, BOXES).forEach((box, index) => ticked[index] && tick(box))
    all<HTMLButtonElement>(to, 'button')[pressed]?.click()
  }
}

/**
 * Stops the page's inline script from recording presses, and returns the last pressed button. React handles later
 * presses.
 */
export function stopRecordingPresses(): unknown {
  return (window as unknown as Record<string, (() => unknown) | undefined>)[EARLY_PRESS]?.()
}
