import type { FastifyBaseLogger } from 'fastify'
import { ALL_CONTENT, TAGS_MAX, type ContentChanges } from '../../platform/content-changes/contentChanges'
import type { Database } from '../database/schema'
import { takeChangedTags } from './contentChanges.repo'

interface Dependencies {
  db: Database
  /** Sends the changes to the site. Rejects if the call failed. */
  tell: (changes: ContentChanges) => Promise<void>
  logger?: FastifyBaseLogger
}

/** Polling interval in ms. It accounts for most of the delay before public pages show a change. */
const INTERVAL_MS = 250

/**
 * Tells the site what has changed on public pages. A lost message is not repeated, because the cached copy of
 * a page expires after 30 seconds in any case.
 */
export function contentChangeSync({ db, tell, logger }: Dependencies) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = true
  let isFailing = false

  /** Sends all changes now. Rejects if the site or the database does not respond. */
  async function sendPending() {
    const tags = await takeChangedTags(db, TAGS_MAX)
    if (tags.length < TAGS_MAX) return tags.length > 0 ? tell({ tags }) : undefined
    while ((await takeChangedTags(db, TAGS_MAX)).length > 0);
    await tell({ tags: [ALL_CONTENT] })
  }

  async function tick() {
    try {
      await sendPending()
      isFailing = false
    } catch (error) {
      if (!isFailing)
        logger?.warn({ err: error }, 'The site was not told of changes: its pages show them later.')
      isFailing = true
    }
    if (!isStopped) schedule()
  }

  function schedule() {
    timer = setTimeout(() => (running = tick()), INTERVAL_MS).unref()
  }

  return {
    sendPending,
    start() {
      isStopped = false
      schedule()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
