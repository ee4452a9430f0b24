import Type, { type Static } from 'typebox'
import { readNote, type Note } from './note'
import { Refused } from './refused'
import type { PublishOptions } from './target'

/* The HTTP protocol between the release command and the release server. */

export const RELEASES_PATH = '/releases'
/** Path of the request that returns the releases which are checked before a given one. */
export const QUEUE_PATH = `${RELEASES_PATH}/queue`
export const ARCHIVE_TYPE = 'application/gzip'

const Text = Type.Optional(Type.String({ maxLength: 500 }))

export const PublishQuery = Type.Object({
  canary: Text,
  preview: Text,
  origin: Text,
  commit: Text,
  by: Text,
  reason: Text,
  uncheckedApi: Text,
  dryRun: Text,
  ticket: Text,
})
export type PublishQuery = Static<typeof PublishQuery>

/** Query of that request. The ticket is the random text that was sent with the waiting release. */
export type TicketQuery = Pick<PublishQuery, 'ticket'>

export interface Queue {
  /** Areas whose releases are checked before the release with this ticket. */
  ahead: string[]
}

/** Body of a request that changes the site without sending files. */
export const ChangeBody = Type.Object({ release: Text, by: Text, reason: Text })
export type ChangeBody = Static<typeof ChangeBody>

/** Body of a request that sets the share of a feature flag. */
export const FlagBody = Type.Object({
  flag: Type.String({ maxLength: 64 }),
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  by: Text,
  reason: Text,
})

/** Body of every failed response. */
export interface Failure {
  /** One issue per line, as the release command prints it. */
  message: string
}

export function toQuery(
  { canaryPercent, preview, origin, commit, reason, uncheckedApi, dryRun }: PublishOptions,
  by: string,
): string {
  const query = new URLSearchParams({ by })
  if (canaryPercent) query.set('canary', String(canaryPercent))
  if (preview) query.set('preview', preview)
  if (origin) query.set('origin', origin)
  if (commit) query.set('commit', commit)
  if (reason) query.set('reason', reason)
  if (uncheckedApi) query.set('uncheckedApi', 'true')
  if (dryRun) query.set('dryRun', 'true')
  return `?${query}`
}

/**
 * Reads the options of a release from the query.
 * @throws Refused
 */
export function readPublishOptions({
  canary,
  preview,
  origin,
  commit,
  reason,
  uncheckedApi,
  dryRun,
}: PublishQuery): PublishOptions & Note {
  if (preview !== undefined && (canary !== undefined || origin !== undefined))
    throw new Refused(['--preview cannot be combined with --canary or --origin: leave them out.'])
  return {
    ...(preview !== undefined && { preview: readPreviewName(preview) }),
    ...(canary !== undefined && { canaryPercent: readPercent(canary) }),
    ...(origin !== undefined && { origin: readOrigin(origin) }),
    ...(uncheckedApi === 'true' && { uncheckedApi: true }),
    ...(dryRun === 'true' && { dryRun: true }),
    ...readNote({ commit, reason }),
  }
}

/** `10` or `10%` → 10 */
function readPercent(text: string): number {
  const percent = Number(/^(\d{1,2})%?$/.exec(text)?.[1])
  if (percent >= 1 && percent <= 99) return percent
  throw new Refused([`--canary ${text} is not a valid share: write a whole percentage from 1% to 99%.`])
}

/**
 * Reads a share: `on`, `off`, `20` or `20%`.
 * @throws Refused
 */
export function readShare(text: string): number {
  if (text === 'on') return 100
  if (text === 'off') return 0
  const percent = Number(/^(\d{1,3})%?$/.exec(text)?.[1])
  if (percent <= 100) return percent
  throw new Refused([`${text} is not a share: write "on", "off" or a whole percentage, such as 20%.`])
}

function readPreviewName(text: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,39}$/.test(text)) return text
  throw new Refused([
    `--preview ${text} is not a name: write up to 40 small letters, digits and hyphens, such as pr-12.`,
  ])
}

function readOrigin(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text) return text
  throw new Refused([`--origin ${text} is not an origin: write it like https://learner.example.org.`])
}
