import { OperatorError } from './command'

const LIMIT = 50
const LIMIT_MAX = 1000

/** Parses `--limit`. */
export function limitOf(given: string | boolean | undefined): number {
  if (given === undefined) return LIMIT
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1 || number > LIMIT_MAX)
    throw new OperatorError(`--limit is a number from 1 to ${LIMIT_MAX}.`)
  return number
}
