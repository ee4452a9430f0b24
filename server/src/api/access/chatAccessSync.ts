import type { AccessChanges } from '@mentor-connect/shared/contracts/restrictions'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { changesToTell, noteTold } from './accessChanges.repo'

interface Dependencies {
  db: Kysely<ApiDatabase>
  /** Tells the chat service; rejects when it was not heard. May be repeated. */
  tell: (changes: AccessChanges) => Promise<void>
  logger?: FastifyBaseLogger
}

/** How often a process looks, in ms: people have lost their access to chat a moment after they have lost it here. */
const INTERVAL_MS = 1_000
/** While chat does not answer, ms between two tries. */
const RETRY_MS = 5_000

/**
 * Tells chat who has lost access and who has it again, until chat has confirmed it. Several processes may tell the same:
 * chat keeps the latest version. There is no last try, and nothing to repeat by hand (ADR 124).
 */
export function chatAccessSync({ db, tell, logger }: Dependencies) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = true
  let isFailing = false

  /** Tells all that is to be told now. Rejects when chat, or the database, does not answer. */
  async function tellAll() {
    for (;;) {
      const changes = await changesToTell(db)
      if (changes.people.length + changes.endedSessions.length === 0) return
      await tell(changes)
      await noteTold(db, changes)
    }
  }

  async function tick() {
    try {
      await tellAll()
      if (isFailing) logger?.info('chat knows again who has lost access')
      isFailing = false
    } catch (error) {
      if (!isFailing) logger?.error({ err: error }, 'chat could not be told who has lost access')
      isFailing = true
    }
    if (!isStopped) schedule(isFailing ? RETRY_MS : INTERVAL_MS)
  }

  function schedule(ms: number) {
    timer = setTimeout(() => (running = tick()), ms).unref()
  }

  return {
    tellAll,
    start() {
      isStopped = false
      schedule(0)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
