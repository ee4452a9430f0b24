import { readNumber, type TypedNumber } from '../../rules/numbers/readNumber'
import { toNumber } from '../../rules/numbers/exactNumber'
import { typedNumber } from '../../rules/typedNumbers'

const UNIT_MAX = 20

/**
 * Parses the right number of a question: `-5 °C`, `24,000 ± 100 rupees`.
 *
 * @returns `ambiguous` if the number can be read in two ways, undefined if the text does not begin with a number
 */
export function quizTextNumber(text: string) {
  const [value = '', margin] = text.split(/\s*(?:±|\+\/-)\s*/)
  const { number, unit } = withUnit(margin ?? value)
  const right = margin === undefined ? number : readNumber(value)
  if (right.kind === 'ambiguous' || number.kind === 'ambiguous') return 'ambiguous'
  if (right.kind === 'none' || number.kind === 'none') return undefined
  return {
    value: toNumber(right.values[0]!),
    tolerance: margin === undefined ? 0 : toNumber(number.values[0]!),
    ...(unit && { unit }),
  }
}

/** A unit is separated by a space. A sign such as `%` or `°C` may also follow without a space. */
function withUnit(text: string): { number: TypedNumber; unit?: string } {
  if (!Number.isNaN(typedNumber(text))) return { number: readNumber(text) }
  const ends = [...text.matchAll(/\s+(?=\D)|(?=[%٪％°℃])/g)].map(({ index }) => index).reverse()
  for (const end of ends) {
    const number = readNumber(text.slice(0, end))
    const unit = text.slice(end).trim()
    if (number.kind !== 'none' && unit.length <= UNIT_MAX) return { number, unit }
  }
  return { number: readNumber(text) }
}
