import { isStorableText } from '@mentor-connect/contract/rules/storableText'
import { errors } from '../errors'

/** Maximum number of values in one body, nested ones included: four times as many as the largest course has. */
const VALUES_MAX = 10_000
const DEPTH_MAX = 32

const UNSTORABLE = 'This contains a character that cannot be stored.'

/**
 * Throws `invalid_input` for input that is never acceptable: text that cannot be stored, keys that could
 * pollute a prototype, values that are too many or nested too deeply. The cost is linear in the size of the
 * input and bounded by the limits.
 *
 * @param part the name of the whole input in messages: `body` or `query`
 */
export function requireAcceptable(value: unknown, part: string) {
  const path: string[] = []
  let values = 1
  const refuse = (message: string) => errors.invalidInput({ [path.join('.') || part]: message })

  function visit(current: unknown) {
    if (typeof current === 'string' && !isStorableText(current)) throw refuse(UNSTORABLE)
    if (!isTree(current)) return
    if (path.length >= DEPTH_MAX) throw errors.invalidInput({ [part]: 'This is nested too deeply.' })
    values += sizeOf(current)
    if (values > VALUES_MAX) throw errors.invalidInput({ [part]: `Send at most ${VALUES_MAX} values.` })
    for (const [key, child] of Object.entries(current)) {
      if (!isStorableText(key) || key === '__proto__') throw refuse(UNSTORABLE)
      path.push(key)
      visit(child)
      path.pop()
    }
  }

  visit(value)
}

/**
 * Returns the number of values directly in an array or object. The keys of an array are not listed, because
 * it may be long.
 */
export const sizeOf = (tree: object): number => (Array.isArray(tree) ? tree.length : Object.keys(tree).length)

/** Returns true for arrays and plain objects. Streams and buffers are not searched. */
function isTree(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Throws for query parameters that occur more than once, because they are ambiguous. */
export function requireSingleValues(query: unknown) {
  const repeated = Object.entries(query ?? {}).filter(([, value]) => Array.isArray(value))
  if (repeated.length > 0)
    throw errors.invalidInput(
      Object.fromEntries(repeated.slice(0, 10).map(([name]) => [name, 'Send this once.'])),
    )
}
