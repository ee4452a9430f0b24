import type { Database } from '../../kernel/database/schema'
import type { Act, Answer } from './bookingActs'

/** Resolves with true if the database contains the result of the request. */
export async function isDone(db: Database, act: Act): Promise<boolean> {
  if (act.kind === 'join' || act.kind === 'leave') {
    const place = await db
      .selectFrom('workshop_people')
      .select('state')
      .where('workshop_id', '=', act.workshop)
      .where('learner_id', '=', act.learner)
      .executeTakeFirst()
    return (place !== undefined) === (act.kind === 'join')
  }
  const meetings = db.selectFrom('meetings').select(['state', 'starts_at'])
  const meeting = await (
    act.kind === 'book'
      ? meetings.where('learner_id', '=', act.learner).where('client_id', '=', act.clientId)
      : meetings.where('id', '=', act.meeting)
  ).executeTakeFirst()
  if (act.kind === 'book') return meeting !== undefined
  return act.kind === 'cancel' ? meeting?.state === 'cancelled' : meeting?.starts_at === act.start
}

interface Asked {
  /** The first answer; undefined if the process died before it answered. */
  first: Answer | undefined
  /** The answers to the two repetitions of the request. */
  again: [Answer, Answer]
  /** True if the change had been committed before the request was repeated. */
  isCommitted: boolean
  /** True if the change is in the database after the repetitions. */
  isDone: boolean
}

/** Problems in the answers to a request that was sent three times. */
export function wrongAnswers({ first, again: [second, third], isCommitted, isDone }: Asked) {
  const wrong: string[] = []
  if (first && 'done' in first && !isCommitted) wrong.push('what was acknowledged is lost')
  if (isCommitted && !isDone) wrong.push('what was committed is lost')
  if (isCommitted && 'refused' in second)
    wrong.push(`what was done is refused when it is repeated: ${second.refused}`)
  if ('done' in second !== isDone) wrong.push(`the answer ${JSON.stringify(second)} is not true`)
  if (JSON.stringify(second) !== JSON.stringify(third))
    wrong.push(`repeated: ${JSON.stringify(second)}, then ${JSON.stringify(third)}`)
  if (first && 'done' in first && JSON.stringify(first) !== JSON.stringify(second))
    wrong.push(`repeated: ${JSON.stringify(first)}, then ${JSON.stringify(second)}`)
  return wrong
}

/** Requests of others that were acknowledged but whose result is not in the database. */
export async function lostActs(db: Database, acts: { act: Act; answer: Answer }[]): Promise<string[]> {
  const lost: string[] = []
  for (const { act, answer } of acts)
    if ('done' in answer && !(await isDone(db, act))) lost.push(`lost: ${JSON.stringify(act)}`)
  return lost
}
