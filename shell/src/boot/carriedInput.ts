import { BOXES, TEXT_FIELDS, all, choose, enter, tick, type TextField } from './formFields'

const KEY = 'mc.carried-input'

/** What was entered into a form, by field. */
interface CarriedInput {
  address: string
  typed: Record<string, string>
  chosen: Record<string, string>
  ticked: Record<string, boolean>
}

/**
 * Stores what is entered in a page until the document at `address`, the same page in another language, takes it.
 * Passwords, codes and files are left out.
 */
export function carryInput(page: Element, address: string): void {
  const carried: CarriedInput = {
    address,
    typed: valuesOf(textFields(page), ({ value }) => value),
    chosen: valuesOf(selects(page), ({ value }) => value),
    ticked: valuesOf(boxes(page), ({ checked }) => checked),
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(carried))
  } catch {
    // Storage is denied or full: the other page starts empty.
  }
}

/** Whether a password or a code is entered, which must not be stored and therefore cannot be carried. */
export function hasSecretInput(page: Element): boolean {
  return all<TextField>(page, TEXT_FIELDS).some(
    (field) => isSecret(field) && field.type !== 'hidden' && field.value !== field.defaultValue,
  )
}

/**
 * Takes what was carried to this document; the next one finds nothing.
 * @returns enters it into the started app; undefined if nothing was carried
 */
export function takeCarriedInput(): ((page: Element) => void) | undefined {
  const carried = take()
  if (carried?.address !== location.pathname + location.search) return undefined
  return (page) => {
    // What the person has typed here meanwhile stays.
    for (const [key, field] of byKey(textFields(page)))
      if (field.value === '' && carried.typed[key]) enter(field, carried.typed[key])
    for (const [key, field] of byKey(selects(page)))
      if ((carried.chosen[key] ?? field.value) !== field.value) choose(field, carried.chosen[key]!)
    for (const [key, box] of byKey(boxes(page)))
      if ((carried.ticked[key] ?? box.checked) !== box.checked) tick(box)
  }
}

function take(): CarriedInput | undefined {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return text ? (JSON.parse(text) as CarriedInput) : undefined
  } catch {
    return undefined
  }
}

type Field = TextField | HTMLSelectElement

const textFields = (page: Element) => all<TextField>(page, TEXT_FIELDS).filter((field) => !isSecret(field))
const selects = (page: Element) => all<HTMLSelectElement>(page, 'select')
const boxes = (page: Element) => all<HTMLInputElement>(page, BOXES)

const CODE = '[autocomplete=one-time-code]'

/** A password, also while it is shown, or a part of a code. */
function isSecret(field: TextField): boolean {
  return (
    field.matches(`[type=password], [type=hidden], [autocomplete$=password], ${CODE}`) ||
    Boolean(field.closest('fieldset')?.querySelector(CODE))
  )
}

const valuesOf = <F extends Field, Value>(fields: F[], valueOf: (field: F) => Value) =>
  Object.fromEntries(byKey(fields).map(([key, field]) => [key, valueOf(field)])) as Record<string, Value>

/** Fields with a key that is the same in both languages: type, name, and number among those that share them. */
function byKey<F extends Field>(fields: F[]): [key: string, field: F][] {
  const counts = new Map<string, number>()
  return fields.map((field) => {
    const kind = `${field.type} ${field.name} ${field.type === 'radio' ? field.value : ''}`
    const number = counts.get(kind) ?? 0
    counts.set(kind, number + 1)
    return [`${kind} ${number}`, field]
  })
}
