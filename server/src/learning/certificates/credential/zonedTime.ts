import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'

/**
 * Returns the time in the product's time zone, as in `2026-11-22T00:44:00+05:30`, so that its date is the
 * date on the certificate.
 */
export function zonedTime(instant: Date): string {
  const offset = offsetMinutes(instant)
  const local = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const digits = [hours, minutes].map((part) => String(part).padStart(2, '0'))
  return `${local}${offset < 0 ? '-' : '+'}${digits.join(':')}`
}

/** Returns the offset of the product's time zone from UTC, in minutes. */
function offsetMinutes(instant: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: DEFAULT_TIME_ZONE, timeZoneName: 'longOffset' })
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
