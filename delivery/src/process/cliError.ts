/** A failure that one sentence explains, and that says what to do. */
export class StartFailure extends Error {}

/** Ends the process with that sentence. */
export function endWith(error: unknown): never {
  const sentence = error instanceof Error ? error.message : String(error)
  console.error(`✗ ${sentence}`)
  process.exit(1)
}
