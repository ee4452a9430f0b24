import { BUCKETS } from './canaryHints'
import type { LiveRemote, SiteRegistry } from './siteRegistry'

/*
 * Feature flags: a team releases code that is off, and turns it on for a share of the browsers, without a
 * release. A release declares its flags; the registry contains the shares that the team has set.
 */

/**
 * Name of a flag: the area's name, a dot, and a name that is unique within the area, such as
 * `jobs.new-search`.
 */
export type FlagName = `${string}.${string}`

/**
 * Key of the tab's storage item that turns flags on or off in this tab, regardless of their shares. The item
 * is JSON: name → boolean.
 */
export const TAB_FLAGS_KEY = 'mc.flags'
/** Query parameter that sets a flag for the tab: `?flag=jobs.new-search` or `?flag=jobs.new-search:off`. */
export const FLAG_PARAMETER = 'flag'

export const areaOfFlag = (name: string): string => name.slice(0, Math.max(name.indexOf('.'), 0))

/**
 * Returns the percentage of the browsers in which a flag is on.
 *
 * @param declared flags of the release → true if the flag is on as long as no share is set
 * @returns undefined if the release declares no such flag
 */
export function percentOf(
  name: string,
  declared: Record<string, boolean> = {},
  shares: Record<string, number> = {},
): number | undefined {
  if (!Object.hasOwn(declared, name)) return undefined
  return Object.hasOwn(shares, name) ? shares[name] : declared[name] ? BUCKETS : 0
}

/**
 * Returns true if a flag is on in a browser. Each flag starts at a different bucket, so that different flags
 * and canaries are tried by different browsers.
 *
 * @param bucket the browser's canary bucket, 0–99
 */
export function isOnInBucket(name: string, percent: number, bucket: number): boolean {
  let first = 0
  for (const letter of name) first = (first * 31 + letter.codePointAt(0)!) % BUCKETS
  return (bucket + first) % BUCKETS < percent
}

/**
 * Returns true if a flag is on in all browsers that use the live release. Servers render pages with these
 * flags.
 */
export const isOnForAll = (name: string, { flags, shares }: LiveRemote): boolean =>
  percentOf(name, flags, shares) === BUCKETS

/** Returns all flags of the live releases that are on in all browsers. */
export const flagsOnForAll = ({ remotes }: Pick<SiteRegistry, 'remotes'>): string[] =>
  Object.values(remotes).flatMap((live) =>
    Object.keys(live.flags ?? {}).filter((name) => isOnForAll(name, live)),
  )
