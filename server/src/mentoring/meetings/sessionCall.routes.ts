import {
  SESSION_CALL_CLOSES_AFTER,
  SESSION_CALL_OPENS_BEFORE,
} from '@mentor-connect/contract/messages/callRules'
import {
  getSessionCall,
  listOpenSessions,
  type SessionCall,
} from '@mentor-connect/contract/messages/callsInternal'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { serve } from '../../platform/http/serve'
import { findMeeting, findMeetings, type StoredMeeting } from './meetings.repo'

/** Registers the routes by which the chat service reads the sessions whose call is open. */
export function registerSessionCalls(
  app: FastifyInstance,
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  serve(app, getSessionCall, async ({ body: { userId, sessionId } }) => {
    const row = await findMeeting(db, sessionId)
    const call = row && openCallOf(row, userId, clock().getTime())
    return { data: call ? { call } : {} }
  })

  serve(app, listOpenSessions, async ({ body }) => {
    const rows = await findMeetings(db, body.sessionIds)
    const open = rows.filter((row) => isOpen(row, clock().getTime()))
    return { data: { sessionIds: open.map(({ id }) => id) } }
  })
}

function openCallOf(row: StoredMeeting, personId: string, now: number): SessionCall | undefined {
  const { learner_id, mentor_id } = row
  if (!isOpen(row, now) || (personId !== learner_id && personId !== mentor_id)) return undefined
  const partnerId = personId === learner_id ? mentor_id : learner_id
  return { partnerId, closesAt: new Date(closingOf(row)).toISOString() }
}

function isOpen(row: StoredMeeting, now: number): boolean {
  const opens = Date.parse(row.starts_at) - SESSION_CALL_OPENS_BEFORE * MINUTE_MS
  return row.state === 'booked' && now >= opens && now < closingOf(row)
}

const closingOf = (row: StoredMeeting) => Date.parse(row.ends_at) + SESSION_CALL_CLOSES_AFTER * MINUTE_MS
