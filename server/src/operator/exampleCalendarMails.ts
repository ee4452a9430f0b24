import { calendarMail } from '../mentoring/meetings/calendar.mails'
import type { CalendarChange, Occurrence } from '../mentoring/meetings/calendarWords'
import { seriesMail } from '../mentoring/series/series.mails'
import type { Person } from '../accounts/people/person.repo'
import type { MailContent } from '../platform/mail/mailContent'

const EXAMPLES: [Occurrence, CalendarChange][] = [
  ['meeting', 'booked'],
  ['meeting', 'moved'],
  ['meeting', 'cancelled'],
  ['workshop', 'booked'],
  ['workshop', 'changed'],
  ['workshop', 'waiting'],
  ['workshop', 'removed'],
]

/** Returns example mails about sessions and workshops, by name. */
export function exampleCalendarMails(
  to: Person,
  { siteUrl, token }: { siteUrl: string; token: string },
): Record<string, MailContent> {
  const news = {
    title: 'Look at a résumé together',
    partner: 'Imran Sheikh',
    topic: 'My résumé',
    startsAt: '2026-12-07T10:30:00.000Z',
    endsAt: '2026-12-07T11:00:00.000Z',
    timeZone: 'Asia/Kolkata',
  }
  const parts = {
    page: `${siteUrl}/user/sessions/s1`,
    unsubscribe: `${siteUrl}/unsubscribe?token=${token}`,
    calendar: undefined,
  }
  const series = {
    title: news.title,
    partner: news.partner,
    datesIn: () => ['Mon, December 7, 2026, 4:00–4:30 pm IST', 'Mon, December 14, 2026, 4:00–4:30 pm IST'],
    zoneIn: () => 'India (Kolkata) · GMT+5:30',
  }
  const file = { method: 'PUBLISH', content: '' } as const
  const single = Object.fromEntries(
    EXAMPLES.map(([occurrence, change]) => [
      `calendarMail of a ${occurrence}: ${change}`,
      calendarMail(to, { ...news, occurrence, change }, parts),
    ]),
  )
  return { ...single, 'seriesMail of weekly sessions': seriesMail(to, series, { ...parts, calendar: file }) }
}
