import { RING_AGAIN_AFTER_MS, RINGS_PER_HOUR } from '@mentor-connect/contract/messages/callRules'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { Database } from '../database/schema'

/**
 * Returns the time from which this person may ring again in this conversation; undefined if the person may
 * ring now.
 */
export async function mayRingAt(
  db: Database,
  { personId, conversationId, now }: { personId: string; conversationId: string; now: Date },
): Promise<string | undefined> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString()
  const rings = db
    .selectFrom('calls')
    .select(['started_by', 'started_at', 'ended_at', 'answered_at'])
    .where('rings_until', 'is not', null)
    .where('started_at', '>', since)
    .orderBy('started_at', 'desc')
  const own = await rings.where('started_by', '=', personId).limit(RINGS_PER_HOUR).execute()
  if (own.length === RINGS_PER_HOUR) return after(own.at(-1)!.started_at, HOUR_MS)
  const here = await rings.where('conversation_id', '=', conversationId).limit(RINGS_PER_HOUR).execute()
  const answered = here.findIndex(({ answered_at }) => answered_at !== null)
  const unanswered = (answered === -1 ? here : here.slice(0, answered)).filter(
    ({ started_by }) => started_by === personId,
  )
  const last = unanswered[0]
  if (!last) return undefined
  const wait = RING_AGAIN_AFTER_MS[unanswered.length]
  const at =
    wait === undefined
      ? after(unanswered.at(-1)!.started_at, HOUR_MS)
      : after(last.ended_at ?? last.started_at, wait)
  return at > now.toISOString() ? at : undefined
}

const after = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString()
