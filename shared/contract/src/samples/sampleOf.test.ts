import { getCareer } from '../learning/careers'
import { ENDPOINTS } from './endpoints'
import { sampleReply } from './sampleReply'

/** Yields every text in a value, with the name of its field. */
function* texts(value: unknown, name = ''): Generator<[name: string, text: string]> {
  if (typeof value === 'string') yield [name, value]
  else if (Array.isArray(value)) for (const one of value) yield* texts(one, name)
  else if (value instanceof Object) for (const [key, one] of Object.entries(value)) yield* texts(one, key)
}

const found = ENDPOINTS.filter(({ file }) => !file).flatMap((endpoint) => [
  ...texts(sampleReply(endpoint, {})),
])
const named = (pattern: RegExp) => found.filter(([name]) => pattern.test(name))

test('every sample of a time, a day or a month is one that a page can write', () => {
  const times = named(/(At|Date|On|Until|Since)$|^(at|until|since|start|end|day|week|timestamp)$/)
  expect(times.length).toBeGreaterThan(100)
  expect(times.filter(([, text]) => Number.isNaN(Date.parse(text)))).toEqual([])
})

test('every sample of a language is the tag of one', () => {
  const languages = named(/^lang$|language$/i)
  expect(languages.length).toBeGreaterThan(10)
  expect(languages.filter(([, text]) => !/^(en|hi)$/.test(text))).toEqual([])
})

test('the month of a career is a month, as its page expects', () => {
  expect(sampleReply(getCareer, {})).toMatchObject({ data: { checkedOn: '2026-01' } })
})
