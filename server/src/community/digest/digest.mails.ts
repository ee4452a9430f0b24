import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { SUBJECTS } from '@mentor-connect/contract/courses/subjects'
import { paths } from '@mentor-connect/contract/rules/paths'
import type { MailContent, MailInline, MailText, Recipient } from '../../platform/mail/mailContent'

interface Links {
  role: Role
  /** URL of the community in the reader's area. */
  page: string
  unsubscribe: string
}

interface MailedQuestion {
  id: string
  title: string
  subject: string
  answers: number
}

/** The weekly mail with the new questions about the subjects that a person follows, newest first. */
export function communityMail(
  { name, ...to }: Recipient & { name: string },
  questions: MailedQuestion[],
  { role, page, unsubscribe }: Links,
): MailContent {
  const text = (locale: Locale): MailText => {
    const { subject, heading, hello, button } = WORDS[locale]
    return {
      subject: subject(questions.length),
      heading,
      body: [hello(name), ...questions.map((question) => lineOf(question, { locale, role }))],
      button: { label: button, to: page },
    }
  }
  return { to, why: 'news', unsubscribeUrl: unsubscribe, texts: { en: text('en'), hi: text('hi') } }
}

function lineOf(
  { id, title, subject, answers }: MailedQuestion,
  { locale, role }: { locale: Locale; role: Role },
): MailInline[] {
  const to = (role === 'mentor' ? paths.mentorArea : paths.learner).communityQuestion(id)
  const name = SUBJECTS.find((one) => one.id === subject)?.names[locale] ?? ''
  return [{ label: title, to }, ` – ${name} · ${WORDS[locale].answers(answers)}`]
}

interface Words {
  subject: (count: number) => string
  heading: string
  hello: (name: string) => string
  button: string
  answers: (count: number) => string
}

const WORDS: Record<Locale, Words> = {
  en: {
    subject: (count) => (count === 1 ? 'A new question for you' : `${count} new questions for you`),
    heading: 'New questions about your subjects',
    hello: (name) => `Hello ${name}, these questions about subjects that you follow are new since last week:`,
    button: 'Open the community',
    answers: (count) => (count === 0 ? 'no answer yet' : count === 1 ? '1 answer' : `${count} answers`),
  },
  hi: {
    subject: (count) => (count === 1 ? 'आपके लिए एक नया सवाल' : `आपके लिए ${count} नए सवाल`),
    heading: 'आपके विषयों के नए सवाल',
    hello: (name) => `नमस्ते ${name}, आप जिन विषयों को फ़ॉलो करते हैं, उन पर पिछले हफ़्ते ये सवाल पूछे गए:`,
    button: 'समुदाय खोलें',
    answers: (count) => (count === 0 ? 'अभी कोई जवाब नहीं' : `${count} जवाब`),
  },
}
