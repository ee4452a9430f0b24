import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { MAIL_ACTION_LIFETIME_MS, mailActionUrl } from '../../platform/mail/action-links/mailActionToken'
import { signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { modesOf } from './preferences.repo'
import { unsubscribeLinks } from './unsubscribe'

let t: TestApp
let ravi: SignedIn<Mentor>
beforeEach(async () => {
  t = await testApp()
  ravi = await signedInMentor(t)
})
afterEach(() => t.close())

const mode = async () => (await modesOf(t.db, ravi.account._id)).messages.mail

/** The unsubscribe link of a mail that would be sent now. */
function linkInMail() {
  const links = unsubscribeLinks('messages', t)
  const { pathname, search } = new URL(
    mailActionUrl(links, { personId: ravi.account._id, role: 'mentor', at: t.clock() }),
  )
  return pathname + search
}

const open = (url: string) => t.app.inject(url)
const confirm = (url: string) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

it('turns the mails off by one click for ninety days; opening the page changes nothing', async () => {
  const url = linkInMail()
  t.clock.advance(MAIL_ACTION_LIFETIME_MS - 60_000)
  expect((await open(url)).body).toContain('<form method="post">')
  expect(await mode()).toBe('now')
  expect((await confirm(url)).statusCode).toBe(200)
  expect(await mode()).toBe('off')
})

it('then explains in both languages what to do instead, and changes nothing', async () => {
  const url = linkInMail()
  t.clock.advance(MAIL_ACTION_LIFETIME_MS)
  for (const page of [await open(url), await confirm(url)]) {
    expect(page.statusCode).toBe(410)
    expect(page.body).toMatch(/no longer works[^]*under Notifications[^]*पुराने ईमेल[^]*“सूचनाएँ”/)
    expect(page.body).toContain('href="http://localhost:3000/mentor/profile"')
  }
  expect(await mode()).toBe('now')
})

it('cannot be forged with a later date or for another person', async () => {
  const url = linkInMail()
  const [, expiresAt] = /\.(\d+)\./.exec(url)!
  for (const forged of [
    url.replace(expiresAt!, `${Number(expiresAt) + 1}`),
    url.replace(ravi.account._id, 'somebody'),
    url.replace('.mentor.', '.user.'),
    `${url}&token=b`,
  ])
    expect((await confirm(forged)).statusCode).toBe(400)
  expect(await mode()).toBe('now')
})
