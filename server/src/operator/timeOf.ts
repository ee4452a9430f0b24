import { OperatorError, type Options } from './command'

/** Parses a time that an option gives, such as `--until`. */
export function timeOf(given: Options[string], option: string): string {
  const time = new Date(String(given).trim())
  if (Number.isNaN(time.getTime()))
    throw new OperatorError(`--${option} is a time such as 2026-12-01T18:30Z.`)
  return time.toISOString()
}
