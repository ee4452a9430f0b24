import type { MentorshipEvent } from '@mentor-connect/contract/mentoring/mentorships'
import { waitsFor, type MentorshipSide } from '@mentor-connect/contract/mentoring/mentorship'
import type { NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { StoredMentorship } from './storedMentorships.repo'
import { notifier, type NewEvent } from '../../messages/notifications/notifier'

const KINDS: Record<MentorshipEvent['event'], NotificationKind> = {
  request: 'mentorship-requested',
  ask: 'mentorship-asked',
  answer: 'mentorship-answered',
  accept: 'mentorship-accepted',
  decline: 'mentorship-declined',
  withdraw: 'mentorship-withdrawn',
  confirm: 'mentorship-confirmed',
  propose: 'mentorship-proposed',
  continue: 'mentorship-continued',
  complete: 'mentorship-completed',
  end: 'mentorship-ended',
  expire: 'mentorship-expired',
  lapse: 'mentorship-lapsed',
  cancel: 'mentorship-cancelled',
}

/** A change of a mentorship about which people are notified. */
interface News {
  after: StoredMentorship
  event: MentorshipEvent['event']
  by?: MentorshipSide | undefined
}

/**
 * Notifies each of the two people of a mentorship of changes that the other person, or a time limit, has
 * caused, and reminds them to act.
 */
export function mentorshipNews(dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>) {
  const notifications = notifier(dependencies)
  const personOf = ({ learner_id, mentor_id }: StoredMentorship, side: MentorshipSide) =>
    side === 'learner' ? learner_id : mentor_id

  function eventsOf({ after, event, by }: News): NewEvent[] {
    const sides: MentorshipSide[] = ['learner', 'mentor']
    return sides
      .filter((side) => side !== by)
      .map((side) => {
        const to = personOf(after, side)
        const actor = personOf(after, side === 'learner' ? 'mentor' : 'learner')
        const key = `${after.id}:${after.version}:${to}`
        return { kind: KINDS[event], subject: after.id, actor, isAct: by !== undefined, to, key }
      })
  }

  return {
    async tell(tx: Database, news: News[]) {
      await notifications.recordAll(tx, news.flatMap(eventsOf))
    },

    /**
     * Reminds the person who has to act.
     *
     * @param key distinguishes this reminder from later ones
     */
    async nudge(tx: Database, row: StoredMentorship, key: string) {
      const side = waitsFor({ state: row.state, proposedBy: row.proposed_by ?? undefined })
      if (!side) return
      const actor = personOf(row, side === 'learner' ? 'mentor' : 'learner')
      await notifications.record(tx, {
        kind: 'mentorship-waiting',
        subject: row.id,
        actor,
        to: personOf(row, side),
        key: `${row.id}:${row.version}:${key}`,
      })
    },

    /**
     * Notifies a mentor that new requests are paused.
     *
     * @param key id of the mentorship whose expiry caused the pause
     */
    async tellPaused(tx: Database, mentorId: string, key: string) {
      await notifications.record(tx, { kind: 'requests-paused', subject: mentorId, to: mentorId, key })
    },
  }
}
