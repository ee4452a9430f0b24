import type { FastifyBaseLogger } from 'fastify'
import { mkdir } from 'node:fs/promises'
import { pullSite } from './pullSite'
import type { SiteBucket } from './siteBucket'

/** Interval in which a site server checks for a new state of the site, in ms. A check is one conditional request. */
const INTERVAL_MS = 2_000

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

/**
 * Keeps the copy of the site in a folder of this process up to date. Resolves after the first check. While the store is
 * unavailable, the copy stays as it is.
 *
 * @returns a function that stops the updates
 */
export async function followBucket(dir: string, bucket: SiteBucket, logger: Log): Promise<() => void> {
  const { look } = bucketFollower(dir, bucket, logger)
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  await again()
  return () => {
    stopped = true
    clearTimeout(timer)
  }

  async function again(): Promise<void> {
    await look()
    if (!stopped) timer = setTimeout(() => void again(), INTERVAL_MS).unref()
  }
}

/** Returns the functions that update the copy of one process. `look` updates the copy and never rejects. */
export function bucketFollower(dir: string, bucket: SiteBucket, logger: Log) {
  let known: string | undefined
  let isFailing = false
  return {
    async look(): Promise<void> {
      try {
        await mkdir(dir, { recursive: true })
        const found = await pullSite(dir, bucket, known)
        if (found && found !== 'unchanged') {
          known = found.etag
          logger.info(`The site has generation ${found.pointer.generation} of ${bucket.name}.`)
        }
        isFailing = false
      } catch (error) {
        // The error is logged once for each outage, not at every check.
        if (!isFailing)
          logger.error({ err: error }, `${bucket.name} cannot be read: the site stays as it is.`)
        isFailing = true
      }
    },
  }
}
