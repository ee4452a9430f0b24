import type { Locale } from '@mentor-connect/contract/api/locales'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { paths } from '@mentor-connect/contract/rules/paths'
import type { OpeningKind, Pay, PayPeriod, Workplace } from '@mentor-connect/contract/work/openingRules'
import type { OpeningSummary } from '@mentor-connect/contract/work/openings'
import { placeName } from '@mentor-connect/contract/work/placeNames'
import type { MailContent, MailInline, MailText, Recipient } from '../../platform/mail/mailContent'

interface Links {
  /** URL of the page with the reader's alerts. */
  page: string
  unsubscribe: string
}

/** Returns the weekly mail with the openings that the alerts of a learner have found, the latest first. */
export function newOpeningsMail(
  { name, ...to }: Recipient & { name: string },
  openings: OpeningSummary[],
  { page, unsubscribe }: Links,
): MailContent {
  const text = (locale: Locale): MailText => {
    const { subject, heading, hello, button } = WORDS[locale]
    return {
      subject: subject(openings.length),
      heading,
      body: [hello(name), ...openings.map((opening) => lineOf(opening, locale))],
      button: { label: button, to: page },
    }
  }
  return { to, why: 'news', unsubscribeUrl: unsubscribe, texts: { en: text('en'), hi: text('hi') } }
}

/**
 * Renders one opening: its title as a link, then the employer, the kind, the place, the pay and the closing
 * day.
 */
function lineOf(opening: OpeningSummary, locale: Locale): MailInline[] {
  const { kinds, workplaces, closes } = WORDS[locale]
  const { place, workplace } = opening
  const facts = [
    opening.employer.name,
    kinds[opening.kind],
    ...(place ? [placeName(place, locale)] : []),
    workplaces[workplace],
    payText(opening.pay, locale),
    closes(dateFormats(locale, 'UTC').longDate(opening.closesOn)),
  ]
  return [{ label: opening.title, to: paths.opening(opening._id) }, ` – ${facts.join(' · ')}`]
}

function payText(pay: Pay | null, locale: Locale): string {
  const { unstated, unpaid, per } = WORDS[locale]
  if (!pay) return unstated
  const to = pay.to ?? pay.from
  if (to === 0) return unpaid
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
  return per[pay.per](to > pay.from ? `${rupees(pay.from)}–${rupees(to)}` : rupees(to))
}

interface Words {
  subject: (count: number) => string
  heading: string
  hello: (name: string) => string
  button: string
  kinds: Record<OpeningKind, string>
  workplaces: Record<Workplace, string>
  closes: (date: string) => string
  unstated: string
  unpaid: string
  per: Record<PayPeriod, (amount: string) => string>
}

const WORDS: Record<Locale, Words> = {
  en: {
    subject: (count) => (count === 1 ? 'A new opening for you' : `${count} new openings for you`),
    heading: 'New openings for your alerts',
    hello: (name) => `Hello ${name}, your alerts have found these openings in the last week:`,
    button: 'See your alerts',
    kinds: {
      job: 'Job',
      internship: 'Internship',
      apprenticeship: 'Apprenticeship',
      volunteering: 'Volunteering',
    },
    workplaces: { 'on-site': 'On site', hybrid: 'Partly from home', remote: 'From home' },
    closes: (date) => `Apply by ${date}`,
    unstated: 'Pay not stated',
    unpaid: 'Unpaid',
    per: {
      hour: (amount) => `${amount} per hour`,
      day: (amount) => `${amount} per day`,
      month: (amount) => `${amount} per month`,
      year: (amount) => `${amount} per year`,
      whole: (amount) => `${amount} in all`,
    },
  },
  hi: {
    subject: (count) => (count === 1 ? 'आपके लिए एक नया अवसर' : `आपके लिए ${count} नए अवसर`),
    heading: 'आपके अलर्ट के लिए नए अवसर',
    hello: (name) => `नमस्ते ${name}, पिछले हफ़्ते आपके अलर्ट में ये अवसर मिले:`,
    button: 'अपने अलर्ट देखें',
    kinds: {
      job: 'नौकरी',
      internship: 'इंटर्नशिप',
      apprenticeship: 'अप्रेंटिसशिप',
      volunteering: 'स्वयंसेवा',
    },
    workplaces: { 'on-site': 'काम की जगह पर', hybrid: 'कुछ दिन घर से', remote: 'घर से' },
    closes: (date) => `${date} तक आवेदन करें`,
    unstated: 'वेतन नहीं बताया गया',
    unpaid: 'बिना वेतन',
    per: {
      hour: (amount) => `${amount} प्रति घंटा`,
      day: (amount) => `${amount} प्रति दिन`,
      month: (amount) => `${amount} प्रति माह`,
      year: (amount) => `${amount} प्रति वर्ष`,
      whole: (amount) => `कुल ${amount}`,
    },
  },
}
