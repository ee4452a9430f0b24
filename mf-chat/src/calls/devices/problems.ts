export type DeviceKind = 'audio' | 'video'

/**
 * The reason why a device cannot be used. `refused`: by the person or the browser · `system`: by the settings of the
 * device · `missing` · `inUse`: by another program · `unsupported`: this browser or address has no devices ·
 * `unplugged` · `failed`: something else.
 */
export const DEVICE_PROBLEMS = [
  'refused',
  'system',
  'missing',
  'inUse',
  'unsupported',
  'unplugged',
  'failed',
] as const
export type DeviceProblem = (typeof DEVICE_PROBLEMS)[number]

const PROBLEMS: Record<string, DeviceProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
}

/** Returns why `getUserMedia` has failed. Browsers name a refusal by the system only in the text of the error. */
export function problemOf(error: unknown): DeviceProblem {
  if (!(error instanceof DOMException)) return 'failed'
  const problem = PROBLEMS[error.name] ?? 'failed'
  return problem === 'refused' && /system/i.test(error.message) ? 'system' : problem
}

export const BROWSERS = ['chrome', 'android', 'firefox', 'safari', 'ios'] as const
export type BrowserName = (typeof BROWSERS)[number]

/** The browser for which it is explained how to allow a device. */
export function browserName(agent = navigator.userAgent): BrowserName {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios'
  if (/Firefox/.test(agent)) return 'firefox'
  if (/Android/.test(agent)) return 'android'
  return /Safari/.test(agent) && !/Chrom(e|ium)/.test(agent) ? 'safari' : 'chrome'
}
