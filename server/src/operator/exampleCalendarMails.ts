import { calendarMail } from '../mentoring/meetings/calendar.mails'
import type { CalendarChange, Occurrence } from '../mentoring/meetings/calendarWords'
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

/** Mails about sessions and workshops, by name. */
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
  return Object.fromEntries(
    EXAMPLES.map(([occurrence, change]) => [
      `calendarMail of a ${occurrence}: ${change}`,
      calendarMail(to, { ...news, occurrence, change }, parts),
    ]),
  )
}
