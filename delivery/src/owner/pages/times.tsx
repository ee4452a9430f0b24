import { minute } from '@mentor-connect/contract/rules/textTable'
import type { Range } from '../facts/series'

/** A moment in UTC, for people and programs. */
export function Moment({ at }: { at: string }) {
  return at ? <time dateTime={at}>{minute(at)}</time> : <>unknown</>
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `14:00` for an hour, `23 Nov` for a day; UTC. @param at in ms since 1970 */
export function timeLabel(at: number, range: Range): string {
  const time = new Date(at)
  return range === 'day'
    ? `${String(time.getUTCHours()).padStart(2, '0')}:00`
    : `${time.getUTCDate()} ${MONTHS[time.getUTCMonth()]}`
}
