import { OperatorError, type Options } from './command'

/**
 * Converts the value of a command-line option such as `--created-before` to an ISO instant.
 *
 * @param option name of the option, for the error message
 * @throws OperatorError if the value is not a time
 */
export function timeOf(given: Options[string], option: string): string {
  const time = new Date(String(given).trim())
  if (Number.isNaN(time.getTime()))
    throw new OperatorError(`--${option} is a time such as 2026-12-01T18:30Z.`)
  return time.toISOString()
}
