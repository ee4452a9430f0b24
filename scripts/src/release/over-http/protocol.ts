import { Refused, type PublishOptions } from '../publish'

/** What release command and release server say to each other. */

export const RELEASES_PATH = '/releases'
export const ARCHIVE_TYPE = 'application/gzip'

export interface PublishQuery {
  canary?: string
  origin?: string
}

/** Body of every failure. */
export interface Failure {
  /** One sentence a line, as the release command would print it. */
  message: string
}

export function queryOf({ canaryPercent, origin }: PublishOptions): string {
  const query = new URLSearchParams()
  if (canaryPercent) query.set('canary', String(canaryPercent))
  if (origin) query.set('origin', origin)
  return query.size > 0 ? `?${query}` : ''
}

/** @throws Refused */
export function readPublishOptions({ canary, origin }: PublishQuery): PublishOptions {
  return {
    ...(canary !== undefined && { canaryPercent: readPercent(canary) }),
    ...(origin !== undefined && { origin: readOrigin(origin) }),
  }
}

/** `10` or `10%` → 10 */
export function readPercent(text: string): number {
  const percent = Number(/^(\d{1,2})%?$/.exec(text)?.[1])
  if (percent >= 1 && percent <= 99) return percent
  throw new Refused([`--canary ${text} is no share: write a whole percentage from 1% to 99%.`])
}

export function readOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text
  throw new Refused([`--origin ${text} is no origin: write it like https://learner.example.org.`])
}
