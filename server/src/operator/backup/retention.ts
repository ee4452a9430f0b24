import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { OperatorError } from '../command'
import { listBackups } from './findBackup'
import { incompleteSince } from './folder'

type Unit = 'd' | 'w' | 'm'
/** Number of days, weeks and months for each of which one backup is kept. */
export type Retention = Record<Unit, number>

/** An incomplete backup that is older than this, in ms, counts as abandoned. */
const ABANDONED_MS = DAY_MS

/** Parses a retention such as `7d,4w,3m`. @throws OperatorError */
export function readRetention(text: string): Retention {
  const parts = text.split(',').map((part) => /^(\d{1,3})([dwm])$/.exec(part.trim()))
  const retention: Retention = { d: 0, w: 0, m: 0 }
  for (const part of parts) {
    if (!part || Number(part[1]) === 0 || retention[part[2] as Unit] > 0)
      throw new OperatorError('--keep names days, weeks and months, for example 7d,4w,3m.')
    retention[part[2] as Unit] = Number(part[1])
  }
  return retention
}

/**
 * Returns the times of the backups to keep: the newest backup of each of the last days, weeks and months that
 * have a backup. Periods are in UTC, and a week begins on Monday.
 */
export function keptTimes(times: string[], retention: Retention): Set<string> {
  const newestFirst = [...times].sort().reverse()
  const kept = new Set<string>()
  for (const unit of Object.keys(retention) as Unit[]) {
    const newest = new Map<string, string>()
    for (const time of newestFirst) {
      const period = PERIODS[unit](time)
      if (!newest.has(period) && newest.size < retention[unit]) newest.set(period, time)
    }
    for (const time of newest.values()) kept.add(time)
  }
  return kept
}

const PERIODS: Record<Unit, (time: string) => string> = {
  d: (time) => time.slice(0, 10),
  w: (time) => {
    const day = new Date(`${time.slice(0, 10)}T00:00:00Z`)
    const sinceMonday = (day.getUTCDay() + 6) % 7
    return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
  },
  m: (time) => time.slice(0, 7),
}

/**
 * Deletes the backups in the same folder as the newest one that the retention does not keep, and those that
 * were interrupted more than a day ago. Other files, and backups that this version cannot read, are not
 * touched.
 *
 * @param newest folder of a complete backup, which is always kept
 * @returns the deleted folders
 */
export async function thinOut(newest: string, retention: Retention, now: Date): Promise<string[]> {
  const folder = dirname(newest)
  const backups = await listBackups(folder)
  const kept = keptTimes(
    backups.map(({ takenAt }) => takenAt),
    retention,
  )
  const outdated = backups.filter(({ path, takenAt }) => path !== newest && !kept.has(takenAt))
  const deleted = [...outdated.map(({ path }) => path), ...(await abandoned(folder, now))].sort()
  for (const path of deleted) await rm(path, { recursive: true })
  return deleted
}

/** Returns the backups that were interrupted so long ago that no process is still writing them. */
async function abandoned(folder: string, now: Date): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const since = entry.isDirectory() ? await incompleteSince(path) : undefined
    if (since && now.getTime() - since.getTime() > ABANDONED_MS) found.push(path)
  }
  return found
}
