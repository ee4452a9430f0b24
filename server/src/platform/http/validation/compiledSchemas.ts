/**
 * Length of a large schema as JSON, in characters. Smaller schemas compile in a few milliseconds, so they are compiled
 * at first use.
 */
export const LARGE_SCHEMA = 2_000

/** Compile functions of the large schemas that have not been compiled yet. */
const pending = new Set<() => unknown>()
/** Number of large schemas that were compiled during a request. */
let late = 0

/**
 * Returns a function that returns the compiled schema and compiles it at the first call. Compiling all schemas would
 * add a second and tens of megabytes to each start; compiling the largest one, that of quizzes, during a request would
 * block all other requests. Therefore `compileLargeSchemas` compiles the large ones before a service listens.
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
