import { saveLessonPosition } from '@mentor-connect/contract/courses/lessons/lessons'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { call } from './call'
import type { Outbox } from './outbox/outbox'
import { ageOf } from './outbox/ageOf'
import { REFUSALS, flushEntries } from './outbox/flushEntries'
import { openOnce } from './outbox/outgoing'
import { POSITIONS_OUTBOX, type OutgoingPosition } from './outboxes'

/** The time for which a lesson position is kept on this device, in ms: as long as the lesson may be cached. */
const KNOWN_MS = 14 * DAY_MS

/** Opens the outbox with the last lesson positions. A position without `isSent` still has to be sent. */
export const positionsOutbox = openOnce(POSITIONS_OUTBOX)

type Lesson = Pick<OutgoingPosition, 'userId' | 'courseId' | 'lessonId'>
const idOf = ({ courseId, lessonId }: Lesson) => `${courseId}/${lessonId}`

/**
 * Saves the learner's position in a lesson. It is stored in this browser first, because a page that is being left
 * never learns that a request has failed.
 * @throws ApiFailure
 */
export async function savePosition(
  position: Omit<OutgoingPosition, 'id' | 'isSent'>,
  options: { keepalive: boolean },
  store = positionsOutbox(),
): Promise<void> {
  const entry = { ...position, id: idOf(position) }
  const stored = store.put(entry)
  await send(entry, options)
  await stored
  await markAsSent(store, entry)
}

/** Sends the positions that wait in this browser. Those that fail stay in the outbox. */
export async function flushUnsentPositions(userId: string, from = positionsOutbox()) {
  const unsent: Outbox<OutgoingPosition> = {
    ...from,
    open: async (owner) => (await from.open(owner)).filter(({ isSent }) => !isSent),
  }
  await flushEntries({
    owner: userId,
    outbox: unsent,
    send: async (entry) => {
      await send(entry)
      await markAsSent(from, entry)
    },
    refusedForGood: REFUSALS,
  })
  for (const { id, isSent, actedAt } of await from.open(userId))
    if (isSent && ageOf(actedAt) > KNOWN_MS) await from.remove(id)
}

/**
 * Returns the learner's last position in a lesson on this device. A lesson that was loaded earlier, or offline, may
 * contain an older position.
 */
export async function placeOnDevice(
  lesson: Lesson,
  store = positionsOutbox(),
): Promise<{ blockId?: string; second?: number; at: string } | undefined> {
  const entry = (await store.open(lesson.userId)).find(({ id }) => id === idOf(lesson))
  return entry && { ...placeOf(entry), at: entry.actedAt }
}

/** Marks a position as sent. A position that was reached while an earlier one was being sent stays unsent. */
async function markAsSent(store: Outbox<OutgoingPosition>, { id, userId, actedAt }: OutgoingPosition) {
  for (const known of await store.open(userId))
    if (known.id === id && known.actedAt === actedAt) await store.put({ ...known, isSent: true })
}

function send(entry: OutgoingPosition, options: { keepalive?: boolean } = {}) {
  const { userId, courseId, lessonId, actedAt } = entry
  return call(saveLessonPosition, {
    params: { id: courseId, lessonId },
    body: { userId, ...placeOf(entry), ageMs: ageOf(actedAt) },
    ...options,
  })
}

const placeOf = ({ blockId, second }: OutgoingPosition) => ({
  ...(blockId !== undefined && { blockId }),
  ...(second !== undefined && { second }),
})
