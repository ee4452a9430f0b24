import type { ReplyTimes } from '@mentor-connect/contract/messages/chatInternal'
import { REPLY_TIMES_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { RecurringJob } from '../../platform/jobs/recurringJob'
import { mondayOf } from '../../platform/time/mondayOf'
import type { ApiDependencies } from '../../kernel/dependencies'
import { replyRankOf } from '../../accounts/people/replyRanks'
import { activeMentorsAfter, lastSeen, writeFigures, type MentorFigures } from './mentorFigures.repo'

type Dependencies = Pick<ApiDependencies, 'db'> & {
  replyTimes: (mentors: string[]) => Promise<ReplyTimes>
}

/** Job that measures, every six hours, how soon mentors reply and when they last used the site. */
export const mentorFigures = (dependencies: Dependencies): RecurringJob => ({
  name: 'mentors.figures',
  everyMs: 6 * HOUR_MS,
  run: () => measureMentors(dependencies),
})

async function measureMentors({ db, replyTimes }: Dependencies) {
  for (let after = ''; ;) {
    const mentors = await activeMentorsAfter(db, after, REPLY_TIMES_MAX)
    const ids = mentors.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return
    const times = new Map((await replyTimes(ids)).map((time) => [time.mentor, time.medianHours]))
    const seen = await lastSeen(db, ids)
    for (const before of mentors) {
      const seenAt = seen.get(before.id)
      const now: MentorFigures = {
        reply_rank: replyRankOf(times.get(before.id)),
        // The week is taken in UTC, because the mentor's time zone makes no relevant difference to it.
        active_week: seenAt ? mondayOf(seenAt) : before.active_week,
      }
      const isChanged = now.reply_rank !== before.reply_rank || now.active_week !== before.active_week
      if (isChanged) await writeFigures(db, before.id, now)
    }
    after = last
  }
}
