import pino from 'pino'
import { Availability, STOPPING } from './availability'
import { Unavailable, type Outage } from './unavailable'

let outage: Outage | undefined
let now = 0
let lines: { level: number; msg: string }[]
let availability: Availability
const check = async () => {
  if (outage) throw new Unavailable(outage)
}

beforeEach(() => {
  jest.useFakeTimers()
  outage = undefined
  lines = []
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  availability = new Availability([check], logger, () => now)
})
afterEach(() => jest.useRealTimers())

const pass = async (ms: number) => {
  now += ms
  await jest.advanceTimersByTimeAsync(ms)
}

it('names the problem, and notices by itself when it is over', async () => {
  expect(await availability.problem()).toBeUndefined()
  outage = 'disk_full'
  await pass(1_500)
  expect(await availability.problem()).toBe('There is no space left to save this.')
  await pass(10_000)
  outage = undefined
  await pass(4_000)
  expect(await availability.problem()).toBeUndefined()
  expect(lines.at(-1)).toMatchObject({ level: 30, recovered: true })
  await pass(60_000)
  expect(lines.filter(({ level }) => level === 30)).toHaveLength(1)
})

it('checks once for many concurrent callers', async () => {
  const asked = jest.fn(check)
  const shared = new Availability([asked], pino({ level: 'silent' }), () => now)
  await Promise.all(Array.from({ length: 100 }, () => shared.problem()))
  expect(asked).toHaveBeenCalledTimes(1)
})

it('counts a full disk reported by a request for a while, even if no check notices it', async () => {
  availability.report('disk_full')
  expect(await availability.problem()).toBe('There is no space left to save this.')
  await pass(11_000)
  expect(await availability.problem()).toBeUndefined()
})

it('checks the database when a statement has failed', async () => {
  availability.report('database')
  expect(await availability.problem()).toBeUndefined()
})

it('is not ready while a check does not finish', async () => {
  const hanging = new Availability([() => new Promise(() => undefined)], pino({ level: 'silent' }), () => now)
  const problem = hanging.problem()
  await pass(5_000)
  expect(await problem).toMatch(/is not available/)
})

it('is no longer ready once it stops', async () => {
  availability.stop()
  expect(await availability.problem()).toBe(STOPPING)
})
