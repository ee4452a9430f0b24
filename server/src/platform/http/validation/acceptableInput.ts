import { isStorableText } from '@mentor-connect/shared/rules/storableText'
import { errors } from '../errors'

/** Values of one body, however nested: a course with all that it may have takes a quarter of it. */
const VALUES_MAX = 10_000
const DEPTH_MAX = 32

const UNSTORABLE = 'This contains a character that cannot be stored.'

/**
 * Throws `invalid_input` for what no schema should have to look at: text that no database keeps, keys that would change
 * the prototype of a copy, too many values, values nested too deeply. The cost grows with the size of the value and stops at the limits.
 *
 * @param part names what has no field: the body, the query
 */
export function requireAcceptable(value: unknown, part: string) {
  const path: string[] = []
  let values = 0
  const refuse = (message: string) => errors.invalidInput({ [path.join('.') || part]: message })

  function visit(current: unknown) {
    if (++values > VALUES_MAX) throw errors.invalidInput({ [part]: `Send at most ${VALUES_MAX} values.` })
    if (typeof current === 'string' && !isStorableText(current)) throw refuse(UNSTORABLE)
    if (!isTree(current)) return
    if (path.length >= DEPTH_MAX) throw errors.invalidInput({ [part]: 'This is nested too deeply.' })
    for (const [key, child] of Object.entries(current)) {
      if (!isStorableText(key) || key === '__proto__') throw refuse(UNSTORABLE)
      path.push(key)
      visit(child)
      path.pop()
    }
  }

  visit(value)
}

/** Lists, and objects of no class as the parsers make them; a stream or a buffer is nothing to look into. */
function isTree(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Throws for a parameter that comes more than once: which of the values was meant, nobody can tell. */
export function requireSingleValues(query: unknown) {
  const repeated = Object.entries(query ?? {}).filter(([, value]) => Array.isArray(value))
  if (repeated.length > 0)
    throw errors.invalidInput(
      Object.fromEntries(repeated.slice(0, 10).map(([name]) => [name, 'Send this once.'])),
    )
}
