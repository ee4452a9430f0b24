import type { Locale } from '../api/locales'

/** Templates for a poster's answers to applicants. */
export const ANSWER_TEMPLATES = ['received', 'interview', 'offer', 'declined'] as const
export type AnswerTemplate = (typeof ANSWER_TEMPLATES)[number]

interface Named {
  /** Name of the applicant. */
  name: string
  /** Title of the opening. */
  title: string
  employer: string
}

type Writer = (about: Named) => string

const TEXTS: Record<AnswerTemplate, Record<Locale, Writer>> = {
  received: {
    en: ({ name, title, employer }) =>
      `Dear ${name},\n\nThank you for applying for “${title}” at ${employer}. We have read your application and will write to you again when we have decided.`,
    hi: ({ name, title, employer }) =>
      `प्रिय ${name},\n\n${employer} में “${title}” के लिए आवेदन करने का धन्यवाद। हमने आपका आवेदन पढ़ लिया है। फ़ैसला होते ही हम आपको फिर लिखेंगे।`,
  },
  interview: {
    en: ({ name, title, employer }) =>
      `Dear ${name},\n\nWe liked your application for “${title}” at ${employer} and would like to talk to you. We will write to your email address to agree on a time.`,
    hi: ({ name, title, employer }) =>
      `प्रिय ${name},\n\n${employer} में “${title}” के लिए आपका आवेदन हमें अच्छा लगा और हम आपसे बात करना चाहते हैं। समय तय करने के लिए हम आपके ईमेल पते पर लिखेंगे।`,
  },
  offer: {
    en: ({ name, title, employer }) =>
      `Dear ${name},\n\nWe are glad to offer you “${title}” at ${employer}. The details will reach you by email. You pay nothing for this offer, neither now nor later.`,
    hi: ({ name, title, employer }) =>
      `प्रिय ${name},\n\nहमें यह बताते हुए ख़ुशी है कि ${employer} में “${title}” के लिए हम आपको चुनना चाहते हैं। पूरी जानकारी आपको ईमेल से मिलेगी। इसके लिए आपको न अभी कुछ देना है, न बाद में।`,
  },
  declined: {
    en: ({ name, title, employer }) =>
      `Dear ${name},\n\nThank you for your interest in “${title}” at ${employer}. We have chosen other applicants this time. We wish you success and would be glad to hear from you again.`,
    hi: ({ name, title, employer }) =>
      `प्रिय ${name},\n\n${employer} में “${title}” में रुचि लेने का धन्यवाद। इस बार हमने दूसरे आवेदकों को चुना है। आगे के लिए शुभकामनाएँ। आप फिर आवेदन करेंगे तो हमें ख़ुशी होगी।`,
  },
}

/** Returns the text of a template, which the poster can change before it is sent. */
export const answerTemplate = (template: AnswerTemplate, locale: Locale, about: Named): string =>
  TEXTS[template][locale](about)
