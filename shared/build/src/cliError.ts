/** A failure whose message tells the person at the terminal what is wrong and what to do. */
export class CliError extends Error {}

/** Prints the message of an error and ends the process with exit code 1. */
export function exitWithError(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`✗ ${message}`)
  process.exit(1)
}
