import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderMail } from '../platform/mail/renderMail'
import { allMails } from './allMails'

const SITE = { siteUrl: 'https://learn.example.org', supportEmail: 'help@example.org' }
const DEVANAGARI = /[\u0900-\u097f]/

it('has an example of every mail', () => {
  const source = join(__dirname, '..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mails.ts'),
  )
  const names = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/^export function (\w+Mail)\(/gm)].map(
      ([, name]) => name,
    ),
  )
  // Several examples of one mail are named "sanctionMail of a warning".
  const shown = Object.keys(allMails({ ...SITE, language: null })).map((name) => name.split(' ')[0])
  expect([...new Set(shown)].sort()).toEqual(names.sort())
})

describe.each(['en', 'hi', null] as const)('in the language %s', (language) => {
  const all = Object.entries(allMails({ ...SITE, language }))

  it.each(all)('%s can be answered, and says so in text and HTML', (_name, content) => {
    const mail = renderMail(content, SITE)
    expect(mail.replyTo).toBe(SITE.supportEmail)
    expect(mail.text).toContain(SITE.supportEmail)
    expect(mail.html).toContain(`mailto:${SITE.supportEmail}`)
    expect(mail.text + mail.html).not.toMatch(/undefined|\[object|NaN/)
  })

  it.each(all)('%s spells the address of its button out', (_name, content) => {
    const { text, html } = renderMail(content, SITE)
    const [, href] = /<a href="([^"]+)" class="button"/.exec(html) ?? []
    if (href) expect(text).toContain(href.replace('mailto:', ''))
    expect(text).not.toMatch(
      /(?<!https:\/\/[^\s]*)\/(signup|mentor-signup|forgot-password|confirm-sign-up)\b/,
    )
  })
})

it.each(Object.keys(allMails({ ...SITE, language: null })).filter((name) => name !== 'newsMail'))(
  '%s is in Hindi for people who read Hindi, and in both languages for those who have not chosen',
  (name) => {
    const inHindi = renderMail(allMails({ ...SITE, language: 'hi' })[name]!, SITE)
    const inBoth = renderMail(allMails({ ...SITE, language: null })[name]!, SITE)
    expect(inHindi.subject).toMatch(DEVANAGARI)
    expect(inHindi.text).toMatch(/कोई सवाल है\?/)
    expect(inBoth.text).toMatch(/You get this email because[^]*यह ईमेल आपको इसलिए मिला है/)
  },
)
