import type { Availability } from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { expandSlots } from './expandSlots'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const

function starts(
  timeZone: string,
  day: string,
  from: number,
  until: number,
  parts: Partial<Availability> = {},
) {
  const weekly = EVERY_DAY.map((weekday) => ({ weekday, from, until }))
  const begin = Date.parse(`${day}T00:00:00Z`) - DAY_MS
  const local = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return expandSlots({
    availability: { timeZone, weekly, days: [], ...parts },
    minutes: 30,
    from: begin,
    to: begin + 3 * DAY_MS,
  })
    .filter(({ start }) => local.format(start) === day)
    .map(({ start }) => new Date(start).toISOString().slice(0, 16))
}

describe('when clocks change', () => {
  it('skips local times that do not exist, in New York', () => {
    expect(starts('America/New_York', '2027-03-14', 60, 240)).toEqual([
      '2027-03-14T06:00',
      '2027-03-14T06:30',
      '2027-03-14T07:00',
      '2027-03-14T07:30',
    ])
  })

  it('offers repeated local times once, the first ones, in New York', () => {
    expect(starts('America/New_York', '2026-11-01', 30, 150)).toEqual([
      '2026-11-01T04:30',
      '2026-11-01T05:00',
      '2026-11-01T05:30',
      '2026-11-01T07:00',
    ])
  })

  it('follows the change of London, and sessions fit before the end of the hours', () => {
    expect(starts('Europe/London', '2027-03-28', 30, 150)).toEqual(['2027-03-28T00:30', '2027-03-28T01:00'])
    expect(starts('Europe/London', '2027-03-29', 540, 600)).toEqual(['2027-03-29T08:00', '2027-03-29T08:30'])
  })

  it('follows the half hour of Lord Howe', () => {
    expect(starts('Australia/Lord_Howe', '2026-10-04', 90, 210)).toEqual([
      '2026-10-03T15:00',
      '2026-10-03T15:30',
      '2026-10-03T16:00',
    ])
    expect(starts('Australia/Lord_Howe', '2027-04-04', 60, 150)).toEqual([
      '2027-04-03T14:00',
      '2027-04-03T14:30',
      '2027-04-03T15:30',
    ])
  })

  it('knows the quarter hours of Kathmandu', () => {
    expect(starts('Asia/Kathmandu', '2026-12-01', 600, 660)).toEqual(['2026-12-01T04:15', '2026-12-01T04:45'])
  })
})

it('knows zones by either name', () => {
  const slots = starts('Asia/Kolkata', '2026-12-01', 600, 660)
  expect(slots).toEqual(['2026-12-01T04:30', '2026-12-01T05:00'])
  expect(starts('Asia/Calcutta', '2026-12-01', 600, 660)).toEqual(slots)
})

it('a day with hours of its own has no others, and hours until midnight end there', () => {
  const days = [
    { date: '2026-12-01', ranges: [{ from: 1380, until: 1440 }] },
    { date: '2026-12-02', ranges: [] },
  ]
  expect(starts('Asia/Kolkata', '2026-12-01', 600, 660, { days })).toEqual([
    '2026-12-01T17:30',
    '2026-12-01T18:00',
  ])
  expect(starts('Asia/Kolkata', '2026-12-02', 600, 660, { days })).toEqual([])
})

test('in every zone, sessions of a day without a change of clocks begin at the times of the wall clock', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const found = zones.map((timeZone) => {
    const [slot] = expandSlots({
      availability: {
        timeZone,
        weekly: EVERY_DAY.map((weekday) => ({ weekday, from: 555, until: 600 })),
        days: [],
      },
      minutes: 45,
      from: Date.parse('2027-07-15T00:00:00Z'),
      to: Date.parse('2027-07-16T00:00:00Z'),
    })
    return new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(slot!.start)
  })
  expect(new Set(found)).toEqual(new Set(['09:15']))
  expect(zones.length).toBeGreaterThan(400)
})
