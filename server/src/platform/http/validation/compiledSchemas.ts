/** Characters of a schema as JSON. Compiling a smaller one takes a few milliseconds, and is put off until it is used. */
export const LARGE_SCHEMA = 2_000

/** Large schemas that are not compiled yet. */
const pending = new Set<() => unknown>()
/** How many large schemas were compiled by a request. */
let late = 0

/**
 * Returns a compiled schema. Compiling all of them would take a second of each start and tens of megabytes; compiling the
 * largest, that of quizzes, for a request would block all others. So the large ones are compiled by `compileLargeSchemas`
 * before a service listens, the others when they are used.
 */
export function compileLater<T>(schema: object, compile: () => T): () => T {
  let compiled: T | undefined
  const isLarge = JSON.stringify(schema).length >= LARGE_SCHEMA
  const get = () => {
    if (compiled !== undefined) return compiled
    if (pending.delete(get)) late += 1
    return (compiled = compile())
  }
  if (isLarge) pending.add(get)
  return get
}

export function compileLargeSchemas() {
  for (const get of [...pending]) {
    pending.delete(get)
    get()
  }
}

export const countSchemas = () => ({ pending: pending.size, late })
