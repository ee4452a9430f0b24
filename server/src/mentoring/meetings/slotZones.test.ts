import { execFileSync } from 'node:child_process'

/** Hours are local times in the mentor's time zone, so the time zone of the server must not matter. */
const PROGRAM = `
import { expandSlots } from './src/mentoring/meetings/expandSlots'
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const weekly = EVERY_DAY.map((weekday) => ({ weekday, from: 30, until: 240 }))
const CASES = [
  ['America/New_York', '2027-03-13'],
  ['America/New_York', '2026-10-31'],
  ['Europe/London', '2027-03-27'],
  ['Australia/Lord_Howe', '2027-04-03'],
  ['Asia/Kathmandu', '2026-12-01'],
]
const found = CASES.map(([timeZone, day]) => {
  const from = Date.parse(day + 'T00:00:00Z')
  return expandSlots({ availability: { timeZone, weekly, days: [] }, minutes: 30, from, to: from + 3 * 24 * 3_600_000 })
})
console.log(JSON.stringify({ offset: new Date('2027-01-01').getTimezoneOffset(), found }))
`

function slotsIn(zone: string): { offset: number; found: { start: number }[][] } {
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM], {
    cwd: `${__dirname}/../../..`,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  })
  return JSON.parse(output)
}

it('slots are the same wherever the server stands', () => {
  const [utc, ...others] = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'].map(slotsIn)
  expect(new Set([utc, ...others].map((one) => one!.offset)).size).toBe(4)
  for (const starts of utc!.found) expect(starts.length).toBeGreaterThan(10)
  for (const other of others) expect(other.found).toEqual(utc!.found)
})
