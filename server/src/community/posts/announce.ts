import { notifier, type NewEvent } from '../../messages/notifications/notifier'
import { blockedPeopleOf } from '../../accounts/people/blockedPairs.repo'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { followersAfter } from '../follows/follows.repo'
import { findAnswer, findQuestion } from './posts.repo'

/** Number of followers who are notified in one transaction. */
const AT_ONCE = 100

/** Job that notifies the followers of a question. `after` is the id of the last follower who was notified. */
const announceAnswer = jobKind<{ answerId: string; after: string }>('community.announce')

/** Queues the notifications for the followers of a question about an answer that everybody can now read. */
export const queueAnnouncement = (tx: Database, { jobs }: Pick<ApiDependencies, 'jobs'>, answerId: string) =>
  jobs.enqueue(tx, announceAnswer, { key: answerId, payload: { answerId, after: '' } })

/**
 * Handles the jobs that notify followers. Each follower is notified once, even if a process dies in between.
 */
export function handleAnnouncements({ jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })
  jobs.handle(announceAnswer, {
    async effect(tx, { answerId, after }) {
      const answer = await findAnswer(tx, answerId)
      if (!answer || answer.listed !== 1) return
      const followers = await followersAfter(tx, answer.question_id, after, AT_ONCE)
      const last = followers.at(-1)?.person_id
      if (followers.length === AT_ONCE && last)
        await jobs.enqueue(tx, announceAnswer, {
          key: `${answerId}:${last}`,
          payload: { answerId, after: last },
        })
      const ids = followers.map(({ person_id }) => person_id)
      await notifications.recordAll(tx, await eventsOf(tx, answer, ids))
    },
  })
}

type Announced = NonNullable<Awaited<ReturnType<typeof findAnswer>>>

/**
 * Returns the notifications for followers. The author of the answer gets none, nor do people who have blocked
 * the author or whom the author has blocked.
 */
async function eventsOf(tx: Database, answer: Announced, followers: string[]): Promise<NewEvent[]> {
  const question = await findQuestion(tx, answer.question_id)
  const blocked = await blockedPeopleOf(tx, answer.person_id)
  return followers
    .filter((person) => person !== answer.person_id && !blocked.includes(person))
    .map((person) => ({
      kind: person === question?.person_id ? 'community-answered' : 'community-followed',
      subject: answer.question_id,
      actor: answer.person_id,
      to: person,
      key: `${answer.id}:${person}`,
    }))
}
