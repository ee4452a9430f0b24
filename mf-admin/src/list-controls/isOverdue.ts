import { WAITING_LIMIT_HOURS } from '@mentor-connect/contract/admin/waiting'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'

export type Limited = keyof typeof WAITING_LIMIT_HOURS

/** Whether something that waits since then has waited too long. */
export const isOverdue = (kind: Limited, since: string, now: number): boolean =>
  now - Date.parse(since) > WAITING_LIMIT_HOURS[kind] * HOUR_MS
