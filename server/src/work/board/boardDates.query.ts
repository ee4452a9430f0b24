import { CALENDAR_ENTRIES_MAX } from '@mentor-connect/contract/mentoring/calendarFeed'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { paths } from '@mentor-connect/contract/rules/paths'
import type { CalendarSource } from '../../kernel/calendar/calendarSource'

const ENTRY: Record<Locale, string> = {
  en: 'A reminder of your applications',
  hi: 'आपके आवेदनों का एक रिमाइंडर',
}

/** The days on which a learner wants to be reminded of applications. */
export const boardDates: CalendarSource = {
  part: 'deadlines',
  async find(db, { personId, locale, hasDetails, from, to }) {
    const rows = await db
      .selectFrom('board_entries')
      .select(['id', 'title', 'employer', 'remind_on', 'changed_at', 'version'])
      .where('learner_id', '=', personId)
      .where('remind_on', '>=', from.slice(0, 10))
      .where('remind_on', '<', to.slice(0, 10))
      .orderBy('remind_on')
      .orderBy('id')
      .limit(CALENDAR_ENTRIES_MAX)
      .execute()
    return rows.map(({ id, title, employer, remind_on, changed_at, version }) => ({
      id: `application-${id}`,
      revision: version,
      changedAt: changed_at,
      when: { day: remind_on! },
      summary: hasDetails ? [title, employer].filter(Boolean).join(' · ') : ENTRY[locale],
      description: '',
      path: paths.learner.applications,
    }))
  },
}
