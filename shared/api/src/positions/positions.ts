import { saveLessonPosition } from '@mentor-connect/contract/api/lessons'
import { call } from '../call'
import { safeOutbox, type Outbox } from '../outbox'
import { ageOf } from '../outbox/ageOf'
import { REFUSALS, flushEntries } from '../outbox/flushEntries'
import { POSITIONS_OUTBOX, type OutgoingPosition } from '../outboxes'

let outbox: Outbox<OutgoingPosition> | undefined

/** The outbox for places in lessons that the server has not confirmed. */
export function positionsOutbox(): Outbox<OutgoingPosition> {
  outbox ??= safeOutbox(POSITIONS_OUTBOX)
  return outbox
}

/**
 * Saves where the learner is in a lesson. It is stored in this browser until the server has confirmed it, because a page
 * that is left learns of no failure.
 * @throws ApiFailure
 */
export async function savePosition(
  position: Omit<OutgoingPosition, 'id'>,
  options: { keepalive: boolean },
  store = positionsOutbox(),
): Promise<void> {
  const entry = { ...position, id: `${position.courseId}/${position.lessonId}` }
  const stored = store.put(entry)
  await send(entry, options)
  await stored
  const { userId, id, actedAt } = entry
  for (const waiting of await store.open(userId))
    if (waiting.id === id && waiting.actedAt === actedAt) await store.remove(id)
}

/** Sends the places that wait in this browser. Those that fail stay in the outbox. */
export const flushUnsentPositions = (userId: string, from = positionsOutbox()) =>
  flushEntries({ owner: userId, outbox: from, send, refusedForGood: REFUSALS })

function send(
  { userId, courseId, lessonId, blockId, second, actedAt }: OutgoingPosition,
  options: { keepalive?: boolean } = {},
) {
  const place = { ...(blockId !== undefined && { blockId }), ...(second !== undefined && { second }) }
  return call(saveLessonPosition, {
    params: { id: courseId, lessonId },
    body: { userId, ...place, ageMs: ageOf(actedAt) },
    ...options,
  })
}
