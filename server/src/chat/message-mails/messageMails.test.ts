import { SERVICE_KEY } from '../../testing/chatApi'
import { MAIL_ACTION_LIFETIME_MS, mailActionUrl } from '../../platform/mail/action-links/mailActionToken'
import { testConfig } from '../../testing/testConfig'
import { TestChat } from '../testing/chatService'
import { digestLinks } from './unsubscribeLinks'

let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start()
  chat.know('asha', 'm-ravi')
})
afterEach(() => chat.close())

const isWanted = async () =>
  (await chat.call('m-ravi', '/api/chat/digest?userId=m-ravi')).json().data.enabled as boolean

it('earlier profile pages read and change the choice that the main API stores', async () => {
  expect(await isWanted()).toBe(true)
  await chat.call('m-ravi', '/api/chat/digest', { userId: 'm-ravi', enabled: false })
  expect([...chat.api.withoutMails]).toEqual(['m-ravi'])
  expect(await isWanted()).toBe(false)
  const refused = await chat.call('asha', '/api/chat/digest', { userId: 'm-ravi', enabled: true })
  expect(refused.statusCode).toBe(403)
  await chat.call('m-ravi', '/api/chat/digest', { userId: 'm-ravi', enabled: true })
  expect(await isWanted()).toBe(true)
})

describe('the link of an earlier mail', () => {
  const links = digestLinks(testConfig({ serviceKey: SERVICE_KEY }))!
  const link = () => {
    const { pathname, search } = new URL(
      mailActionUrl(links, { personId: 'm-ravi', role: 'mentor', at: chat.clock() }),
    )
    return pathname + search
  }
  const ask = (url: string, method: 'GET' | 'POST' = 'GET') => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const form = method === 'POST' && { headers, payload: 'List-Unsubscribe=One-Click' }
    return chat.nodes[0]!.inject({ method, url, ...form })
  }

  it('turns the mails off by one click for ninety days; opening the page changes nothing', async () => {
    const url = link()
    chat.clock.advance(MAIL_ACTION_LIFETIME_MS - 60_000)
    const page = await ask(url)
    expect(page.body).toContain('<form method="post">')
    expect(await isWanted()).toBe(true)
    expect((await ask(url, 'POST')).statusCode).toBe(200)
    expect(await isWanted()).toBe(false)
  })

  it('then explains in both languages what to do instead, and changes nothing', async () => {
    const url = link()
    chat.clock.advance(MAIL_ACTION_LIFETIME_MS)
    for (const method of ['GET', 'POST'] as const) {
      const page = await ask(url, method)
      expect(page.statusCode).toBe(410)
      expect(page.body).toMatch(/no longer works[^]*under Notifications[^]*पुराने मेल[^]*“सूचनाएँ”/)
      expect(page.body).toContain('href="http://localhost:3000/mentor/profile"')
    }
    expect(await isWanted()).toBe(true)
  })

  it('cannot be forged with a later date or for another person', async () => {
    const url = link()
    const [, expiresAt] = /\.(\d+)\./.exec(url)!
    for (const forged of [
      url.replace(expiresAt!, `${Number(expiresAt) + 1}`),
      url.replace('m-ravi', 'asha'),
      url.replace('.mentor.', '.user.'),
      `${url}&token=b`,
    ])
      expect((await ask(forged, 'POST')).statusCode).toBe(400)
    expect(await isWanted()).toBe(true)
  })
})
