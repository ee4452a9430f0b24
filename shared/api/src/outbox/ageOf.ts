import { PROGRESS_AGE_MAX_MS } from '@mentor-connect/contract/rules/limits'

/**
 * Returns how long ago something was done on this device, in ms. The difference is right even if the device's clock
 * is wrong. It is clamped to what the server accepts, in case the clock was changed since.
 */
export function ageOf(actedAt: string, now = Date.now()): number {
  return Math.min(Math.max(now - Date.parse(actedAt), 0), PROGRESS_AGE_MAX_MS)
}
