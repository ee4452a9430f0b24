import { tabItems } from '@mentor-connect/contract/browser/storage'
import { BOXES, TEXT_FIELDS, all, choose, enter, tick, type TextField } from './formFields'

const KEY = 'mc.carried-input'

/** The input of a form: field key (see `byKey`) → value. */
interface CarriedInput {
  address: string
  typed: Record<string, string>
  chosen: Record<string, string>
  ticked: Record<string, boolean>
}

/**
 * Stores the input of a page until the document at `address` takes it: the same page in another language or release.
 * Passwords, codes and files are left out.
 */
export function carryInput(page: Element, address: string): void {
  const carried: CarriedInput = {
    address,
    typed: valuesOf(textFields(page), ({ value }) => value),
    chosen: valuesOf(selects(page), ({ value }) => value),
    ticked: valuesOf(boxes(page), ({ checked }) => checked),
  }
  tabItems.setItem(KEY, JSON.stringify(carried))
}

/** Returns true if a password or a code was entered. Those must not be stored and therefore cannot be carried over. */
export function hasSecretInput(page: Element): boolean {
  return all<TextField>(page, TEXT_FIELDS).some(
    (field) => isSecret(field) && field.type !== 'hidden' && field.value !== field.defaultValue,
  )
}

/**
 * Takes the input that was carried to this document, and deletes it from storage.
 * @returns a function that enters it into the started app, also into fields that appear later; undefined if nothing
 * was carried
 */
export function takeCarriedInput(): ((page: Element) => void) | undefined {
  const carried = take()
  if (carried?.address !== location.pathname + location.search) return undefined
  const { pathname } = location
  return (page) => {
    if (enterPresent(page, carried)) return
    // Forms of signed-in people appear only after their data has loaded, so the page is observed until then.
    const observer = new MutationObserver(() => {
      if (location.pathname !== pathname || enterPresent(page, carried)) observer.disconnect()
    })
    observer.observe(page, { childList: true, subtree: true })
  }
}

/** Enters the carried input of all fields that are present. Returns true if nothing is left to enter. */
function enterPresent(page: Element, { typed, chosen, ticked }: CarriedInput): boolean {
  for (const [field, text] of matched(textFields(page), typed)) if (field.value !== text) enter(field, text)
  for (const [field, value] of matched(selects(page), chosen)) if (field.value !== value) choose(field, value)
  for (const [box, checked] of matched(boxes(page), ticked)) if (box.checked !== checked) tick(box)
  return [typed, chosen, ticked].every((rest) => Object.keys(rest).length === 0)
}

/**
 * Pairs fields with their carried values, and removes these from `carried`. Fields whose keys differ only in the
 * number are paired when all of them are present, because before that their numbers may be different.
 */
function matched<F extends Field, Value>(
  fields: F[],
  carried: Record<string, Value>,
): [field: F, value: Value][] {
  const present = new Map(byKey(fields))
  const missing = new Set(
    Object.keys(carried)
      .filter((key) => !present.has(key))
      .map(kindOf),
  )
  const found = Object.entries(carried).filter(([key]) => !missing.has(kindOf(key)))
  for (const [key] of found) delete carried[key]
  return found.map(([key, value]) => [present.get(key)!, value])
}

function take(): CarriedInput | undefined {
  const text = tabItems.getItem(KEY)
  tabItems.removeItem(KEY)
  try {
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

/** Returns true for a password, even while it is shown, and for a part of a code. */
function isSecret(field: TextField): boolean {
  return (
    field.matches(`[type=password], [type=hidden], [autocomplete$=password], ${CODE}`) ||
    Boolean(field.closest('fieldset')?.querySelector(CODE))
  )
}

const valuesOf = <F extends Field, Value>(fields: F[], valueOf: (field: F) => Value) =>
  Object.fromEntries(byKey(fields).map(([key, field]) => [key, valueOf(field)])) as Record<string, Value>

/**
 * Pairs fields with a key that is the same in both languages: type, name, and a number that distinguishes
 * equal fields.
 */
function byKey<F extends Field>(fields: F[]): [key: string, field: F][] {
  const counts = new Map<string, number>()
  return fields.map((field) => {
    const kind = `${field.type} ${field.name} ${field.type === 'radio' ? field.value : ''}`
    const number = counts.get(kind) ?? 0
    counts.set(kind, number + 1)
    return [`${kind} ${number}`, field]
  })
}

/** Returns a field key without its number. */
const kindOf = (key: string) => key.slice(0, key.lastIndexOf(' '))
