import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtpServer'
import { memoryMailer, type MemoryMailer } from '../../testing/memoryMailer'
import { testClock } from '../../testing/testClock'
import { testConfig } from '../../testing/testConfig'
import { jobQueue, type JobQueue } from '../jobs/jobQueue'
import type { JobTables } from '../jobs/jobs.schema'
import { jobMigrations } from '../../testing/jobs/jobMigrations'
import type { MailContent } from './mailContent'
import type { Mailer, OutgoingMail } from './mailer'
import { mailQueue } from './mailQueue'
import { smtpMailer } from './smtpMailer'

const config = testConfig({
  siteUrl: 'https://learn.example.org',
  supportEmail: 'help@example.org',
  mailFrom: 'Mentor-Connect <hello@example.org>',
})

let fresh: FreshDatabase<JobTables>
let smtp: TestSmtpServer
beforeAll(async () => {
  fresh = await freshDatabaseWith<JobTables>(jobMigrations)
  smtp = await startSmtpServer()
})
afterAll(async () => {
  await smtp.close()
  await fresh.drop()
})

let mails = 0
async function sendWith(mailer: Mailer, mail: MailContent) {
  const jobs: JobQueue<JobTables> = jobQueue({ db: fresh.db, clock: testClock() })
  await mailQueue({ jobs, mailer, config }).enqueue(fresh.db, { key: `mail:${(mails += 1)}`, mail })
  await jobs.settle()
}
async function send(mail: MailContent): Promise<OutgoingMail> {
  const mailer: MemoryMailer = memoryMailer()
  await sendWith(mailer, mail)
  return mailer.sent[0]!
}

function welcome({
  language = null,
  ...changes
}: { language?: 'en' | 'hi' | null; name?: string; words?: string; course?: string } = {}): MailContent {
  const { name = 'Asha', words = 'Well done!', course = 'Bread' } = changes
  const to = '/signup'
  return {
    to: { email: 'asha@example.org', language },
    texts: {
      en: {
        subject: `Welcome to ${course}`,
        heading: `Hello ${name}`,
        body: [`You have joined ${course}.`, { quote: words }, { list: [name] }, { code: '4821' }],
        button: { label: 'Begin', to },
      },
      hi: {
        subject: 'स्वागत',
        heading: `नमस्ते ${name}`,
        body: ['आप जुड़ गए हैं।'],
        button: { label: 'शुरू करें', to },
      },
    },
  }
}

it('sends text and HTML with the same content, the address of the button, and an address that is read', async () => {
  const mail = await send(welcome({ language: 'en' }))
  for (const part of [mail.text, mail.html])
    for (const content of [
      'Hello Asha',
      'You have joined Bread.',
      'Well done!',
      '4821',
      'https://learn.example.org/signup',
      'because you have a Mentor-Connect account',
      'help@example.org',
    ])
      expect(part).toContain(content)
  expect(mail.html).toContain('<a href="https://learn.example.org/signup"')
  expect(mail).toMatchObject({ subject: 'Welcome to Bread', replyTo: 'help@example.org' })
})

it('is in Hindi, with the Hindi pages of the site, for somebody who has chosen it', async () => {
  const { subject, text, html } = await send(welcome({ language: 'hi' }))
  expect(subject).toBe('स्वागत')
  expect(html).toContain('<html lang="hi" dir="ltr">')
  expect(text).toContain('https://learn.example.org/hi/signup')
  expect(text).not.toContain('joined')
})

it('is in both languages, each marked, for somebody who has not chosen one', async () => {
  const { subject, text, html } = await send(welcome())
  expect(subject).toBe('Welcome to Bread · स्वागत')
  expect(text).toMatch(/You have joined[^]*learn\.example\.org\/signup[^]*आप जुड़ गए हैं[^]*\/hi\/signup/)
  expect(html).toMatch(/<div lang="en"[^]*You have joined[^]*<div lang="hi"[^]*आप जुड़ गए हैं/)
})

it('has light and dark colours and loads nothing', async () => {
  const { html } = await send(welcome())
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toMatch(/@media \(prefers-color-scheme:dark\)/)
  expect(html).not.toMatch(/<img|<link|<script|@import|url\(|src=/)
})

describe('what people have written', () => {
  const HOSTILE = '<img src=x onerror=alert(1)>"\'&</a>\r\nBcc: victim@example.org\u202e'

  it('stays text in the HTML', async () => {
    const { html } = await send(welcome({ name: HOSTILE, words: HOSTILE, course: HOSTILE }))
    expect(html).not.toMatch(/<img|<\/a>"/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;&lt;/a&gt;')
    expect(html).not.toContain('\u202e')
  })

  it('adds neither a header nor a line to the mail', async () => {
    await sendWith(smtpMailer(smtp.url, config.mailFrom), welcome({ course: HOSTILE, language: 'en' }))
    const { to, text } = smtp.taken.at(-1)!
    const [head] = text.split('\r\n\r\n')
    expect(to).toBe('asha@example.org')
    expect(head).toMatch(/^Reply-To: help@example\.org$/m)
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(text).not.toMatch(/^Bcc:/im)
  })

  it('keeps the lines of a reason, each marked as a quotation', async () => {
    const { text } = await send(welcome({ words: 'First.\r\nBcc: x@example.org', language: 'en' }))
    expect(text).toContain('> First.\n> Bcc: x@example.org')
  })
})

it('is sent to nobody if the address is two', async () => {
  const before = smtp.taken.length
  const mail = { ...welcome(), to: { email: 'a@example.org, b@example.org', language: null } }
  await sendWith(smtpMailer(smtp.url, config.mailFrom), mail)
  expect(smtp.taken).toHaveLength(before)
})
