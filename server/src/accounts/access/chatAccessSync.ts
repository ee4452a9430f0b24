import type { AccessChanges } from '@mentor-connect/contract/trust/restrictions'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../kernel/database/schema'
import { pendingAccessChanges, markConfirmed } from './accessChanges.repo'

interface Dependencies {
  db: Database
  /** Sends the changes to the chat service; rejects if the call failed. Safe to repeat. */
  tell: (changes: AccessChanges) => Promise<void>
  logger?: FastifyBaseLogger
}

/** Polling interval in ms. It bounds how long somebody keeps access to chat after losing it here. */
const INTERVAL_MS = 1_000
/** Delay between retries while chat does not respond, in ms. */
const RETRY_MS = 5_000

/**
 * Sends access changes (suspensions, decisions about mentors, ended sessions) to chat until chat confirms them. Several
 * processes may send the same change: chat keeps the latest version. Retries never stop (ADR 124).
 */
export function chatAccessSync({ db, tell, logger }: Dependencies) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = true
  let isFailing = false

  /** Sends all pending changes now. Rejects if chat or the database does not respond. */
  async function sendPending() {
    for (;;) {
      const changes = await pendingAccessChanges(db)
      if (changes.people.length + changes.endedSessions.length === 0) return
      await tell(changes)
      await markConfirmed(db, changes)
    }
  }

  async function tick() {
    try {
      await sendPending()
      if (isFailing) logger?.info('access changes are reaching chat again')
      isFailing = false
    } catch (error) {
      if (!isFailing) logger?.error({ err: error }, 'access changes could not be sent to chat; retrying')
      isFailing = true
    }
    if (!isStopped) schedule(isFailing ? RETRY_MS : INTERVAL_MS)
  }

  function schedule(ms: number) {
    timer = setTimeout(() => (running = tick()), ms).unref()
  }

  return {
    sendPending,
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
