import type { Locale } from '@mentor-connect/contract/api/locales'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { zoneName } from '@mentor-connect/contract/rules/zoneName'
import type { MailContent, MailText, Recipient } from '../../platform/mail/mailContent'
import { CALENDAR_WORDS, isComing, type CalendarChange, type Occurrence } from './calendarWords'

interface CalendarNews {
  occurrence: Occurrence
  change: CalendarChange
  title: string
  /** Name of the other person in a session; undefined for a workshop, or if the account was deleted. */
  partner: string | undefined
  topic: string
  isTopicHidden?: boolean
  startsAt: string
  endsAt: string
  /** Time zone of the recipient. */
  timeZone: string
}

interface Parts {
  /** URL of the page to which the button in the mail leads. */
  page: string
  unsubscribe: string
  calendar: MailContent['calendar']
}

/**
 * Writes the mail about a new, moved or cancelled session or workshop. The attached calendar file updates the
 * entry in the recipient's calendar.
 */
export function calendarMail(
  { name, ...to }: Recipient & { name: string },
  news: CalendarNews,
  { page, unsubscribe, calendar }: Parts,
): MailContent {
  const { occurrence, change, title, topic } = news
  const text = (locale: Locale): MailText => {
    const words = CALENDAR_WORDS[locale]
    const { subject, heading, says } = words[occurrence][change]!
    const when = spanText(news, locale)
    const about = topic && change !== 'cancelled' ? [words.topic(topic)] : []
    return {
      subject: `${subject}: ${title}, ${when}`,
      heading,
      body: [
        `${words.hello(name)} ${says(news.partner ?? words.formerMember)}`,
        { list: [title, when, zoneName(news.timeZone, `${locale}-IN`, new Date(news.startsAt)), ...about] },
        ...(isComing(change) && news.isTopicHidden ? [words.topicOnPage] : []),
        ...(isComing(change) ? [words.link] : []),
      ],
      button: { label: words.button[occurrence], to: page },
    }
  }
  return {
    to,
    why: 'sessions',
    unsubscribeUrl: unsubscribe,
    calendar,
    texts: { en: text('en'), hi: text('hi') },
  }
}

/** Returns the time in the form `Mon, December 7, 2026, 4:00–4:30 pm IST`. */
function spanText({ startsAt, endsAt, timeZone }: CalendarNews, locale: Locale): string {
  const { span, zone } = dateFormats(locale, timeZone)
  return `${span(startsAt, endsAt)} ${zone(startsAt)}`
}
