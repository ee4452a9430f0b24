import type { Instant, Tx } from '../../kernel/database/schema'
import { sessionErrors } from '../sessionErrors'
import { updateMeeting, type StoredMeeting } from '../meetings/meetings.repo'
import { freeTime } from '../meetings/timeCells.repo'
import { lockAhead, noteEnd, sessionsOf, type StoredSeries } from './series.repo'

interface Ending {
  by: 'learner' | 'mentor'
  /** The coming sessions of the series that the person's screen shows. */
  seen: { id: string; revision: number }[]
  now: Instant
}

/**
 * Cancels the sessions of a series that have not begun, and returns them. Returns an empty list if the same
 * request has already done so.
 *
 * @throws ApiError `session_changed` if the coming sessions are not those that the person's screen shows
 */
export async function endSeries(
  tx: Tx,
  { id }: StoredSeries,
  { by, seen, now }: Ending,
): Promise<StoredMeeting[]> {
  const ahead = await lockAhead(tx, id, now)
  if (ahead.length === 0 && (await isRepeated(tx, id, seen))) return []
  const isSeen =
    seen.length === ahead.length && ahead.every((session) => seen.some((one) => isSame(one, session)))
  if (!isSeen) throw sessionErrors.sessionChanged()
  const cancelled: StoredMeeting[] = []
  for (const session of ahead) {
    await freeTime(tx, { meeting_id: session.id })
    const revision = Number(session.revision) + 1
    const change = { state: 'cancelled', cancelled_by: by, revision, changed_at: now } as const
    await updateMeeting(tx, session.id, change)
    cancelled.push({ ...session, ...change })
  }
  await noteEnd(tx, id, by, now)
  return cancelled
}

const isSame = (one: { id: string; revision: number }, { id, revision }: StoredMeeting) =>
  one.id === id && one.revision === Number(revision)

/** Tells whether the sessions in a request have been cancelled since, and not changed in any other way. */
async function isRepeated(tx: Tx, id: string, seen: Ending['seen']): Promise<boolean> {
  const sessions = new Map((await sessionsOf(tx, id)).map((one) => [one.id, one]))
  return seen.every((one) => {
    const session = sessions.get(one.id)
    return session?.state === 'cancelled' && Number(session.revision) === one.revision + 1
  })
}
