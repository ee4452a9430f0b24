import { startOfWeek, weeklyStarts, weeksBetween } from './weeklyStarts'

const iso = (at: number) => new Date(at).toISOString()
const startsOf = (start: string, timeZone: string) =>
  weeklyStarts(Date.parse(start), 3, timeZone).map(({ at, isSkipped }) => [iso(at), isSkipped])

it('keep the wall clock time over a change of clocks', () => {
  expect(startsOf('2027-03-17T16:00:00.000Z', 'Europe/Berlin')).toEqual([
    ['2027-03-17T16:00:00.000Z', false],
    ['2027-03-24T16:00:00.000Z', false],
    ['2027-03-31T15:00:00.000Z', false],
  ])
  expect(startsOf('2027-10-20T15:00:00.000Z', 'Europe/Berlin').at(-1)).toEqual([
    '2027-11-03T16:00:00.000Z',
    false,
  ])
})

it('are a week apart where clocks do not change', () => {
  expect(startsOf('2027-03-17T04:30:00.000Z', 'Asia/Kolkata').map(([at]) => at)).toEqual([
    '2027-03-17T04:30:00.000Z',
    '2027-03-24T04:30:00.000Z',
    '2027-03-31T04:30:00.000Z',
  ])
})

it('name a time that a clock change skips, and take the first of one that it repeats', () => {
  // Half past two in the night to Sunday does not exist on 28 March and exists twice on 31 October.
  expect(startsOf('2027-03-14T01:30:00.000Z', 'Europe/Berlin')[2]).toEqual(['2027-03-28T01:30:00.000Z', true])
  expect(startsOf('2027-10-17T00:30:00.000Z', 'Europe/Berlin')[2]).toEqual([
    '2027-10-31T00:30:00.000Z',
    false,
  ])
})

it('lie in calendar weeks from Monday to Sunday of the zone', () => {
  const sunday = Date.parse('2027-03-28T21:30:00.000Z')
  expect(iso(startOfWeek(sunday, 'Europe/Berlin'))).toBe('2027-03-21T23:00:00.000Z')
  expect(iso(startOfWeek(sunday, 'Asia/Kolkata'))).toBe('2027-03-28T18:30:00.000Z')
  expect(weeksBetween(Date.parse('2027-03-22T12:00:00.000Z'), sunday, 'Europe/Berlin')).toBe(0)
  expect(weeksBetween(Date.parse('2027-03-21T12:00:00.000Z'), sunday, 'Europe/Berlin')).toBe(1)
})
