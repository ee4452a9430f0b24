import type { MailContent } from '../../platform/mail/mailContent'
import type { Contact } from '../people/people'

export interface UnreadFrom {
  /** Undefined if the account was deleted. */
  name: string | undefined
  unread: number
}

export interface DigestLinks {
  chat: string
  unsubscribe: string
}

/** Bilingual, because chat does not know the reader's language. Does not contain the messages. */
export function digestMail({ email, name }: Contact, from: UnreadFrom[], links: DigestLinks): MailContent {
  const total = from.reduce((sum, { unread }) => sum + unread, 0)
  const english = (number: number) => count(number, 'new message', 'new messages')
  const hindi = (number: number) => count(number, 'नया संदेश', 'नए संदेश')
  return {
    to: { email, language: null },
    why: 'messages',
    unsubscribeUrl: links.unsubscribe,
    texts: {
      en: {
        subject: `${english(total)} on Mentor-Connect`,
        heading: 'Messages wait for you',
        body: [
          `Hello ${name}, somebody has written to you:`,
          { list: from.map((one) => `${one.name ?? 'Former member'}: ${english(one.unread)}`) },
        ],
        button: { label: 'Read and answer', to: links.chat },
      },
      hi: {
        subject: `मेंटर-कनेक्ट पर ${hindi(total)}`,
        heading: 'आपके लिए नए संदेश हैं',
        body: [
          `नमस्ते ${name}, आपके लिए संदेश आए हैं:`,
          { list: from.map((one) => `${one.name ?? 'पूर्व सदस्य'}: ${hindi(one.unread)}`) },
        ],
        button: { label: 'पढ़ें और उत्तर दें', to: links.chat },
      },
    },
  }
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
