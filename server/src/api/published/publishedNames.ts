import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { FastifyBaseLogger } from 'fastify'
import { addressOfSite, type SiteAddress } from '../../platform/config/internalAddresses'

/** Minimum time in ms between two reads of the published names. An unknown name causes a new read. */
const REREAD_MS = MINUTE_MS
const DEADLINE_MS = 2_000

export interface SiteReader {
  config: SiteAddress
  clock: () => Date
  /** If undefined, failures are not logged. */
  logger?: FastifyBaseLogger
}

/**
 * Reads names that the site publishes in a file. Anybody may send reports, so metrics accept only these names
 * as labels.
 *
 * @returns a function that tells whether a name is published; while the site does not respond, the function
 * uses the names that were read before
 */
export function publishedNames<File>(
  { clock, config, logger }: SiteReader,
  path: string,
  namesIn: (file: File) => Iterable<string>,
): (name: string) => Promise<boolean> {
  const siteUrl = addressOfSite(config)
  let known = new Set<string>()
  let readAt = -Infinity
  let reading: Promise<void> = Promise.resolve()

  async function read() {
    try {
      const response = await fetch(new URL(path, siteUrl), { signal: AbortSignal.timeout(DEADLINE_MS) })
      if (!response.ok) throw new Error(`${siteUrl}${path} answered ${response.status}.`)
      known = new Set(namesIn((await response.json()) as File))
    } catch (error) {
      logger?.warn({ err: error }, `${path} of the site could not be read: reports are counted without it.`)
    }
  }

  return async function isPublished(name) {
    const now = clock().getTime()
    if (!known.has(name) && now - readAt >= REREAD_MS) {
      readAt = now
      reading = read()
    }
    await reading
    return known.has(name)
  }
}
