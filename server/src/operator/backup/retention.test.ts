import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { beginBackup } from './folder'
import { keptTimes, readRetention, thinOut } from './retention'

const at = (day: string, time = '02:15') => `${day}T${time}:00.000Z`
const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    at(new Date(Date.parse(at(first)) - index * DAY_MS).toISOString().slice(0, 10)),
  )

it.each([
  ['7d,4w,3m', { d: 7, w: 4, m: 3 }],
  ['14d', { d: 14, w: 0, m: 0 }],
  ['3m, 2d', { d: 2, w: 0, m: 3 }],
])('reads %s', (text, retention) => expect(readRetention(text)).toEqual(retention))

it.each(['', '7', '7y', '0d', 'd', '7d,7d', '-1d', '7d;4w', 'all'])('refuses "%s"', (text) =>
  expect(() => readRetention(text)).toThrow(/for example 7d,4w,3m/),
)

it('keeps the newest of the last days, weeks and months', () => {
  const kept = [...keptTimes(days('2026-11-29', 120), { d: 7, w: 4, m: 3 })].sort()
  expect(kept.map((time) => time.slice(0, 10))).toEqual([
    // The newest of September and October.
    '2026-09-30',
    '2026-10-31',
    // Sundays, with which weeks end.
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    // The last seven days.
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ])
})

it('keeps as many days as it should if some have no backup, and one of several of a day', () => {
  const times = [
    at('2026-11-29'),
    at('2026-11-29', '18:00'),
    at('2026-11-20'),
    at('2026-10-01'),
    at('2026-09-01'),
  ]
  expect([...keptTimes(times, { d: 3, w: 0, m: 0 })].sort()).toEqual([
    at('2026-10-01'),
    at('2026-11-20'),
    at('2026-11-29', '18:00'),
  ])
})

it('never keeps less when it runs every day than it promises', () => {
  let stored: string[] = []
  for (const time of days('2026-12-31', 365).reverse())
    stored = [...keptTimes([...stored, time], { d: 7, w: 4, m: 3 })]
  // Some backups are the newest of a week and of a month.
  expect(stored.length).toBeGreaterThanOrEqual(10)
  expect(stored.length).toBeLessThanOrEqual(14)
  expect([...stored].sort()[0]! < at('2026-11-01')).toBe(true)
})

describe('in a folder', () => {
  let folder: string
  const now = new Date('2026-11-29T03:00:00.000Z')
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'retention-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function backup(name: string, takenAt: string, format = 1) {
    const path = join(folder, name)
    mkdirSync(path)
    writeFileSync(join(path, 'manifest.json'), JSON.stringify({ format, takenAt, product: 'a newer one' }))
    return path
  }

  async function interrupted(name: string, begun: Date) {
    const path = join(folder, name)
    await beginBackup(path)
    utimesSync(join(path, 'INCOMPLETE'), begun, begun)
  }

  it('deletes old backups and abandoned ones, and nothing else', async () => {
    const newest = backup('newest', at('2026-11-29'))
    for (const [index, time] of days('2026-11-28', 4).entries()) backup(`old-${index}`, time)
    backup('of another version', at('2020-01-01'), 99)
    await interrupted('abandoned', new Date(now.getTime() - 2 * DAY_MS))
    await interrupted('being made', now)
    mkdirSync(join(folder, 'photos'))
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    mkdirSync(join(folder, 'foreign'))
    writeFileSync(join(folder, 'foreign/INCOMPLETE'), 'This thesis is not finished.')
    const elsewhere = mkdtempSync(join(tmpdir(), 'retention-elsewhere-'))
    writeFileSync(join(elsewhere, 'manifest.json'), JSON.stringify({ format: 1, takenAt: at('2020-01-01') }))
    symlinkSync(elsewhere, join(folder, 'link'))

    const deleted = await thinOut(newest, { d: 2, w: 0, m: 0 }, now)
    expect(deleted).toEqual(['abandoned', 'old-1', 'old-2', 'old-3'].map((name) => join(folder, name)))
    expect(readdirSync(folder).sort()).toEqual([
      'being made',
      'foreign',
      'link',
      'newest',
      'notes.txt',
      'of another version',
      'old-0',
      'photos',
    ])
    expect(readdirSync(elsewhere)).toEqual(['manifest.json'])
    rmSync(elsewhere, { recursive: true })
  })

  it('keeps the backup that was just made even if the clock was ahead before', async () => {
    const newest = backup('just made', at('2026-11-29'))
    backup('of a wrong clock', at('2027-11-29'))
    await thinOut(newest, { d: 1, w: 0, m: 0 }, now)
    expect(readdirSync(folder)).toContain('just made')
  })
})
