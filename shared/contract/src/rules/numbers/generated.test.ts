import { fromNumber, isWithin } from './exactNumber'
import { readNumber } from './readNumber'

/** A random generator with a seed (mulberry32), so that every run produces the same numbers. */
function numbersOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (max: number) => Math.floor(next() * (max + 1))
  return { upTo, oneOf: <Value>(list: readonly Value[]): Value => list[upTo(list.length - 1)]! }
}

/**
 * A text and its value, which is exactly `units` · 10^-`places`. Both are whole numbers, so no binary rounding
 * occurs.
 */
interface Pair {
  text: string
  units: bigint
  places: number
}

const SCRIPTS = ['0123456789', '०१२३४५६७८९', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '০১২৩৪৫৬৭৮৯']
const MINUS = ['-', '−', '–', '‐', '－']
const WESTERN = /\B(?=(\d{3})+$)/g
const INDIAN = /\B(?=(\d\d)*\d{3}$)/g

function pairOf({ upTo, oneOf }: ReturnType<typeof numbersOf>): Pair {
  const places = upTo(6)
  const whole = String(upTo(10 ** upTo(9)))
  // The last decimal is never 0, because a text such as 1.200 is ambiguous.
  const decimals = Array.from({ length: places }, (_, at) =>
    oneOf(at < places - 1 ? [...'0123456789'] : [...'123456789']),
  ).join('')
  const isNegative = upTo(2) === 0
  const [group, point] = oneOf([
    ['', '.'],
    [',', '.'],
    [' ', '.'],
    ['\u202f', ','],
    ["'", '.'],
    ['٬', '٫'],
  ] as const)
  const grouped = whole.replace(oneOf([WESTERN, INDIAN]), group)
  // A comma before three digits is read as a group separator, so such a text would have no decimals.
  const isGroup = point === ',' && places === 3 && grouped === whole
  const written = grouped + (decimals && (isGroup ? '.' : point) + decimals)
  const script = oneOf(SCRIPTS)
  const digits = written.replace(/\d/g, (digit) => [...script][Number(digit)]!)
  return {
    text: (isNegative ? oneOf(MINUS) : '') + digits + oneOf(['', ' ', '.', ' kg', 'kg']),
    units: BigInt(`${isNegative ? '-' : ''}${whole}${decimals}`),
    places,
  }
}

test('a thousand numbers in many forms have exactly their value', () => {
  const random = numbersOf(20_261_128)
  for (let n = 0; n < 1000; n += 1) {
    const { text, units, places } = pairOf(random)
    const read = readNumber(text, { unit: 'kg' })
    const value = read.kind === 'number' ? read.values[0]! : undefined
    const isExact = value && value.numerator * 10n ** BigInt(places) === units * value.denominator
    expect([text, isExact]).toEqual([text, true])
  }
})

test('a thousand tolerances are exact at their edge', () => {
  const { upTo, oneOf } = numbersOf(7)
  const decimal = (units: bigint, places: number) => {
    const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
    const at = digits.length - places
    return (units < 0n ? '-' : '') + digits.slice(0, at) + (places ? `.${digits.slice(at)}` : '')
  }
  for (let n = 0; n < 1000; n += 1) {
    const places = upTo(5)
    const value = BigInt(upTo(2_000_000) - 1_000_000)
    const tolerance = BigInt(upTo(oneOf([0, 1, 9, 5000])))
    const given = value + oneOf([-1n, 1n]) * (tolerance + oneOf([-1n, 0n, 0n, 1n]))
    const distance = given > value ? given - value : value - given
    const numbers = [given, value, tolerance].map((units) => decimal(units, places))
    const [one, other, margin] = numbers.map((text) => fromNumber(Number(text)))
    expect([...numbers, isWithin(one!, other!, margin!)]).toEqual([...numbers, distance <= tolerance])
  }
})
