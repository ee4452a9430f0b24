import type { Locale } from '@mentor-connect/contract/api/locales'
import type { MailCalendar, MailContent, MailText, Recipient } from '../../platform/mail/mailContent'
import { CALENDAR_WORDS } from '../meetings/calendarWords'

interface Words {
  subject: (count: number) => string
  heading: string
  says: (name: string) => string
  file: string
  alone: string
}

const WORDS: Record<Locale, Words> = {
  en: {
    subject: (count) => `Booked: ${count} weekly sessions`,
    heading: 'Your weekly sessions are booked',
    says: (name) => `you have weekly sessions with ${name}:`,
    file: 'Open the attached file to add all of them to your calendar.',
    alone: 'Each of them can be moved or cancelled alone, and the rest can be cancelled at once.',
  },
  hi: {
    subject: (count) => `बुक हुए: हर हफ़्ते के ${count} सेशन`,
    heading: 'आपके हर हफ़्ते के सेशन बुक हो गए हैं',
    says: (name) => `${name} के साथ आपके सेशन हर हफ़्ते तय हैं:`,
    file: 'सभी सेशन एक साथ अपने कैलेंडर में जोड़ने के लिए साथ लगी फ़ाइल खोलें।',
    alone: 'किसी भी सेशन का समय अलग से बदला या उसे रद्द किया जा सकता है, और बाक़ी सभी एक साथ भी रद्द हो सकते हैं।',
  },
}

interface News {
  title: string
  /** Name of the other person; undefined if the account was deleted. */
  partner: string | undefined
  datesIn: (locale: Locale) => string[]
  /** Returns the name of the recipient's time zone in a language. */
  zoneIn: (locale: Locale) => string
}

interface Parts {
  /** URL of the page of the first session. */
  page: string
  unsubscribe: string
  calendar: MailCalendar
}

/** Mail about a new series of weekly sessions. The attached calendar file contains all sessions. */
export function seriesMail(
  { name, ...to }: Recipient & { name: string },
  { title, partner, datesIn, zoneIn }: News,
  { page, unsubscribe, calendar }: Parts,
): MailContent {
  const text = (locale: Locale): MailText => {
    const words = WORDS[locale]
    const { hello, formerMember, link, button } = CALENDAR_WORDS[locale]
    const dates = datesIn(locale)
    return {
      subject: `${words.subject(dates.length)}: ${title}`,
      heading: words.heading,
      body: [
        `${hello(name)} ${words.says(partner ?? formerMember)}`,
        { list: [title, ...dates, zoneIn(locale)] },
        words.file,
        words.alone,
        link,
      ],
      button: { label: button.meeting, to: page },
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
