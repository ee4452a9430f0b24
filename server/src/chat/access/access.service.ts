import type { AccessChanges, PersonAccess } from '@mentor-connect/contract/trust/restrictions'
import type { ChatRestriction } from '@mentor-connect/contract/trust/restrictionCodes'
import { CLOSE_CODES } from '@mentor-connect/contract/messages/chatFrames'
import { BEARER_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import type { BearerClaims } from '../../platform/keys/bearer'
import type { Bus } from '../bus/bus'
import { conversationsOf } from '../store/conversations.repo'
import { otherOf, sideOf } from '../store/sides'
import type { Messenger } from '../delivery/messenger'
import type { ChatDependencies } from '../dependencies'
import {
  deleteEndedSessions,
  endedAmong,
  hasEnded,
  restrictedAmong,
  restrictionOf,
  storeAccessChanges,
} from '../store/access.repo'

/**
 * Time in ms for which an ended session is remembered. It is twice the lifetime of a token, because a
 * connection may still use a token of the session.
 */
const REMEMBERED_MS = 2 * BEARER_LIFETIME_MS

/** Result of the check whether the holder of a valid token still has access. */
export type AccessVerdict = { kind: 'open' } | { kind: 'ended' } | { kind: 'restricted'; by: ChatRestriction }

export type AccessService = ReturnType<typeof accessService>

type Dependencies = Pick<ChatDependencies, 'db' | 'clock'> & {
  bus: Bus
  messenger: Messenger
  /** Called when a person may not use chat any more. */
  onRestricted: (personId: string) => Promise<void>
}

/**
 * Checks the access of people and sessions. Tokens are verified locally; the main API sends the changes that
 * have happened since a token was issued.
 */
export function accessService({ db, clock, bus, messenger, onRestricted }: Dependencies) {
  const { hub } = messenger

  async function check({ personId, sessionId, restriction }: BearerClaims): Promise<AccessVerdict> {
    if (await hasEnded(db, sessionId)) return { kind: 'ended' }
    const by = restriction ?? (await restrictionOf(db, personId))
    return by ? { kind: 'restricted', by } : { kind: 'open' }
  }

  /**
   * Tells the partners of a restricted person that the conversation is blocked, so that a suspension is not revealed.
   */
  async function tellPartners({ userId, restriction }: PersonAccess) {
    for (const row of await conversationsOf(db, userId)) {
      const isBlockedAnyway = (sideOf(row, userId) === 'low' ? row.blocked_low : row.blocked_high) === 1
      if (isBlockedAnyway) continue
      const frame = {
        type: 'blocked',
        conversationId: row.id,
        userId,
        blocked: restriction !== null,
      } as const
      messenger.tell([otherOf(row, userId)], frame)
    }
  }

  function closeRestricted(personId: string) {
    hub.close(personId, CLOSE_CODES.forbidden, 'this account may not use chat')
  }

  return {
    check,

    async apply(changes: AccessChanges) {
      const changed = await storeAccessChanges(db, changes, clock().toISOString())
      // Connections are closed even if no change was new: the process that stored the changes may have died before it
      // closed them.
      for (const { userId, restriction } of changes.people) {
        if (restriction === null || !(await restrictionOf(db, userId))) continue
        closeRestricted(userId)
        bus.publish([userId], { kind: 'restricted', personId: userId })
        await onRestricted(userId)
      }
      if (changes.endedSessions.length > 0) {
        hub.endSessions(new Set(changes.endedSessions))
        bus.announce({ kind: 'sessions-ended', sessionIds: changes.endedSessions })
      }
      for (const person of changed) await tellPartners(person)
    },

    /** Called for events of other nodes. */
    onRestricted: closeRestricted,
    onSessionsEnded: (sessionIds: string[]) => hub.endSessions(new Set(sessionIds)),

    /** Closes connections whose access has ended. This is needed because the bus may have lost the event. */
    async sweep() {
      for (const personId of await restrictedAmong(db, hub.people())) closeRestricted(personId)
      hub.endSessions(await endedAmong(db, hub.sessions()))
    },

    async forgetOld() {
      await deleteEndedSessions(db, new Date(clock().getTime() - REMEMBERED_MS).toISOString())
    },
  }
}
