import { escapeHtml } from '../../platform/mail/escapeHtml'
import type { Mail } from '../../platform/mail/mailer'
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
export function digestMail({ email, name }: Contact, from: UnreadFrom[], links: DigestLinks): Mail {
  const total = from.reduce((sum, { unread }) => sum + unread, 0)
  const english = {
    language: 'en',
    hello: `Hello ${name},`,
    intro: 'somebody has written to you:',
    lines: from.map(
      (one) => `${one.name ?? 'Former member'}: ${count(one.unread, 'new message', 'new messages')}`,
    ),
    open: 'Read and answer',
    stop: 'No more such mails',
  }
  const hindi = {
    language: 'hi',
    hello: `नमस्ते ${name},`,
    intro: 'आपके लिए संदेश आए हैं:',
    lines: from.map((one) => `${one.name ?? 'पूर्व सदस्य'}: ${count(one.unread, 'नया संदेश', 'नए संदेश')}`),
    open: 'पढ़ें और उत्तर दें',
    stop: 'ऐसे मेल बंद करें',
  }
  return {
    to: email,
    subject: `${count(total, 'new message', 'new messages')} on Mentor-Connect · मेंटर-कनेक्ट पर ${count(total, 'नया संदेश', 'नए संदेश')}`,
    text: [english, hindi].map((part) => asText(part, links)).join('\n\n—\n\n'),
    html: [english, hindi].map((part) => asHtml(part, links)).join('<hr>'),
    unsubscribeUrl: links.unsubscribe,
  }
}

interface Part {
  language: string
  hello: string
  intro: string
  lines: string[]
  open: string
  stop: string
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

function asText({ hello, intro, lines, open, stop }: Part, links: DigestLinks) {
  const list = lines.map((line) => `• ${line}`).join('\n')
  return [`${hello} ${intro}`, list, `${open}: ${links.chat}`, `${stop}: ${links.unsubscribe}`].join('\n\n')
}

function asHtml({ language, hello, intro, lines, open, stop }: Part, links: DigestLinks) {
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  const link = (url: string, label: string) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`
  return `<div lang="${language}"><p>${escapeHtml(hello)} ${escapeHtml(intro)}</p><ul>${items}</ul>${link(links.chat, open)}${link(links.unsubscribe, stop)}</div>`
}
