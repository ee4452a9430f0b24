import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { FEEDS_MAX, type FeedLine, type FeedState } from '@mentor-connect/contract/work/feedRules'
import type { OpeningLevel } from '@mentor-connect/contract/work/openingRules'
import type { Tx } from '../../kernel/database/schema'
import { errors } from '../../platform/http/errors'
import { feedErrors } from './feedErrors'
import {
  countFeeds,
  insertFeed,
  lockFeed,
  lockRun,
  updateFeed,
  updateRun,
  type StoredFeed,
  type StoredRun,
} from './feeds.repo'
import { discardRun, feedJob, startRun, type FeedDependencies } from './startRun'

export interface FeedSettings {
  name: string
  language: CourseLanguage | null
  level: OpeningLevel
}

interface Dependencies extends FeedDependencies {
  /** Runs first in each transaction, for example to record the action in the audit. */
  begin: (tx: Tx) => Promise<unknown>
}

/** Lets operators add feeds and decide about their imports. */
export function feeds({ begin, ...dependencies }: Dependencies) {
  const { db, jobs, clock } = dependencies

  const inTurn = <Result>(id: string, work: (tx: Tx, feed: StoredFeed) => Promise<Result>) =>
    db.transaction().execute(async (tx): Promise<Result> => {
      await begin(tx)
      const feed = await lockFeed(tx, id)
      if (!feed) throw errors.notFound('Feed')
      return work(tx, feed)
    })

  /** Changes a feed if it still has this version. Returns the new version. */
  async function change(tx: Tx, feed: StoredFeed, version: number, values: Partial<StoredFeed>) {
    if (feed.version !== version) throw feedErrors.changed()
    await updateFeed(tx, feed.id, { ...values, version: version + 1 })
    return { id: feed.id, version: version + 1 }
  }

  async function mustStart(tx: Tx, feed: StoredFeed, ...[cause, upload]: StartArguments) {
    const run = await startRun(tx, dependencies, feed, cause, upload)
    if (run === undefined) throw feedErrors.running()
    return { run }
  }

  async function heldRun(tx: Tx, feed: StoredFeed, runId: string): Promise<StoredRun> {
    const run = feed.run_id === runId ? await lockRun(tx, runId) : undefined
    if (run?.state !== 'held') throw feedErrors.notHeld()
    return run
  }

  return {
    /** Adds a feed, and reads its address at once. A repeated call with the same id changes nothing. */
    create: (id: string, { address = '', ...settings }: FeedSettings & { address?: string }) =>
      db.transaction().execute(async (tx) => {
        await begin(tx)
        if (await lockFeed(tx, id)) return { id, version: 0 }
        if ((await countFeeds(tx)) >= FEEDS_MAX) throw feedErrors.tooMany()
        if (address) requireHttps(address)
        const isRead = address !== ''
        const feed: StoredFeed = {
          id,
          ...settings,
          kind: isRead ? 'address' : 'file',
          address,
          state: 'active',
          version: 0,
          run_id: null,
          due_at: null,
          approved_at: null,
          created_at: clock().toISOString(),
        }
        await insertFeed(tx, feed)
        if (isRead) await mustStart(tx, feed, 'operator')
        return { id, version: 0 }
      }),

    change: (id: string, version: number, settings: FeedSettings) =>
      inTurn(id, (tx, feed) => change(tx, feed, version, settings)),

    /** Changes the state of a feed. @throws ApiError if the feed has ended, because that is permanent */
    setState: (id: string, version: number, state: FeedState) =>
      inTurn(id, async (tx, feed) => {
        if (feed.state === 'ended') throw feedErrors.changed()
        const isRead = state === 'active' && feed.kind === 'address'
        const due_at = isRead ? clock().toISOString() : null
        const changed = await change(tx, feed, version, { state, due_at })
        if (state === 'ended') await mustStart(tx, { ...feed, state, due_at }, 'end')
        return changed
      }),

    fetch: (id: string) =>
      inTurn(id, (tx, feed) => {
        if (feed.kind !== 'address' || feed.state === 'ended') throw feedErrors.changed()
        return mustStart(tx, feed, 'operator')
      }),

    /**
     * Starts a run with an uploaded file.
     * @param file content of the file in base64
     */
    upload: (id: string, file: string) =>
      inTurn(id, (tx, feed) => {
        if (feed.kind !== 'file' || feed.state !== 'active') throw feedErrors.changed()
        return mustStart(tx, feed, 'upload', file)
      }),

    approve: (id: string, runId: string) =>
      inTurn(id, async (tx, feed) => {
        const { lines } = await heldRun(tx, feed, runId)
        const now = clock().toISOString()
        await updateRun(tx, runId, { state: 'applying', changed_at: now, lines: refusedLines(lines) })
        await updateFeed(tx, id, { approved_at: feed.approved_at ?? now })
        await jobs.enqueue(tx, feedJob, { key: `${runId}:approved`, payload: { runId } })
        return { run: runId }
      }),

    /**
     * Discards a run and imports nothing. Pauses a feed that has an address, so that it is not read again the
     * next day.
     */
    discard: (id: string, runId: string) =>
      inTurn(id, async (tx, feed) => {
        await heldRun(tx, feed, runId)
        await discardRun(tx, runId, clock())
        const isPaused = feed.kind === 'address'
        await updateFeed(tx, id, {
          run_id: null,
          due_at: null,
          ...(isPaused && { state: 'paused', version: feed.version + 1 }),
        })
        return { run: runId }
      }),
  }
}

/** Returns the lines of a report that remain valid after the import. */
const refusedLines = (stored: string): string =>
  JSON.stringify((JSON.parse(stored) as FeedLine[]).filter(({ outcome }) => outcome === 'refused'))

type StartArguments = [cause: Parameters<typeof startRun>[3], upload?: string]

function requireHttps(address: string) {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw errors.invalidInput({ address: 'Enter an address that begins with https://.' })
}
