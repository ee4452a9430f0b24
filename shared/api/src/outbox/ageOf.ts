import { PROGRESS_AGE_MAX_MS } from '@mentor-connect/contract/rules/limits'

/**
 * Returns how long ago something was done on this device, in ms. The result is right even if the device's
 * clock is wrong, unless the clock was changed in the meantime. It is therefore clamped to the range that the
 * server accepts.
 */
export function ageOf(actedAt: string, now = Date.now()): number {
  return Math.min(Math.max(now - Date.parse(actedAt), 0), PROGRESS_AGE_MAX_MS)
}
