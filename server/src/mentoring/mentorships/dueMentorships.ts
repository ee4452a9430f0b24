import { REQUEST_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import type { Tx, Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { lockMentorship, lockPair, type StoredMentorship } from './storedMentorships.repo'
import { countMissed } from './places.repo'
import { changeMentorship, nextNudge, type Change } from './changeMentorship'
import { dueIds, setNudge, withoutConsent } from './dueMentorships.query'
import { mentorshipNews } from './mentorshipNews'

const AT_ONCE = 100

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>

/**
 * Sends due reminders, and changes the state of mentorships whose time limit has passed, each in a separate
 * transaction. Also cancels mentorships of minors whose guardian's consent has ended. Safe to repeat.
 */
export async function dueMentorships(dependencies: Dependencies, now: Date) {
  const { db } = dependencies
  const at = now.toISOString()
  for (const pair of await dueIds(db, at, AT_ONCE)) await inTurn(db, pair, (tx, row) => act(tx, row))
  for (const pair of await withoutConsent(db, AT_ONCE))
    await inTurn(db, pair, (tx, row) => decide(tx, row, { event: 'cancel', to: 'cancelled' }))

  async function act(tx: Tx, row: StoredMentorship) {
    if (row.due_at && row.due_at <= at) return decide(tx, row, whenDue(row))
    if (!row.nudge_at || row.nudge_at > at) return
    await mentorshipNews(dependencies).nudge(tx, row, row.nudge_at)
    await setNudge(tx, row.id, nextNudge(row, now))
  }

  async function decide(tx: Tx, row: StoredMentorship, change: Change) {
    const news = mentorshipNews(dependencies)
    const after = await changeMentorship(tx, row, change, now)
    const isMissed = change.event === 'expire' && row.state === 'requested'
    const isPaused = isMissed && (await countMissed(tx, row.mentor_id, at))
    await news.tell(tx, [{ after, event: change.event }])
    if (isPaused) await news.tellPaused(tx, row.mentor_id, row.id)
  }
}

type Pair = Pick<StoredMentorship, 'id' | 'learner_id' | 'mentor_id'>

/** Runs `work` in a transaction that holds all locks that a change needs. */
function inTurn(db: Database, pair: Pair, work: (tx: Tx, row: StoredMentorship) => Promise<void>) {
  return db.transaction().execute(async (tx) => {
    const row = (await lockPair(tx, pair)) ? await lockMentorship(tx, pair.id) : undefined
    if (row) await work(tx, row)
  })
}

function whenDue({ state }: StoredMentorship): Change {
  if (REQUEST_STATES.some((open) => open === state)) return { event: 'expire', to: 'expired' }
  if (state === 'accepted') return { event: 'lapse', to: 'lapsed' }
  return { event: 'complete', to: 'completed' }
}
