import { CALENDAR_ENTRIES_MAX } from '@mentor-connect/contract/mentoring/calendarFeed'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { paths } from '@mentor-connect/contract/rules/paths'
import type { CalendarSource } from '../../kernel/calendar/calendarSource'

const STEP: Record<Locale, string> = { en: 'A step of your plan', hi: 'आपकी योजना का एक चरण' }

/** Time of creation of steps that are older than the column `created_at`. */
const UNKNOWN = new Date(0).toISOString()

/** The days by which a learner wants to finish steps of the plan. */
export const planDates: CalendarSource = {
  part: 'deadlines',
  async find(db, { personId, role, locale, hasDetails, from, to }) {
    if (role !== 'user') return []
    const rows = await db
      .selectFrom('plan_steps')
      .select(['id', 'title', 'subject', 'due', 'created_at'])
      .where('learner_id', '=', personId)
      .where('done_at', 'is', null)
      .where('skipped', '=', 0)
      .where('due', '>=', from.slice(0, 10))
      .where('due', '<', to.slice(0, 10))
      .orderBy('due')
      .orderBy('id')
      .limit(CALENDAR_ENTRIES_MAX)
      .execute()
    return rows.map(({ id, title, subject, due, created_at }) => ({
      id: `plan-${id}`,
      revision: 0,
      changedAt: created_at || UNKNOWN,
      when: { day: due! },
      summary: (hasDetails && (title ?? subject)) || STEP[locale],
      description: '',
      path: paths.learner.plan,
    }))
  },
}
