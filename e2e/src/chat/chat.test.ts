import { HISTORY_PAGE } from '@mentor-connect/contract/messages/chatLimits'
import { DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import { addHistory } from '@mentor-connect/server/testing/chatHistory'
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { BrowserContext } from 'playwright-core'
import { freePorts } from '@mentor-connect/server/testing/freePort'
import { violations } from '../accessibility/axe'
import { newLearner } from '../people/learners'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { newPerson, PHONE, witnessed } from '../stage/browser'
import { startProduct, type Product } from '../stage/product'
import { until } from '../stage/until'
import { ChatPage } from './chatPage'
import { chatServiceOn, type ChatService } from './chatService'
import { drawn, readBackTo, scrolledThrough } from './scrolling'

/** Number of messages: more than one page of the history contains. */
const MANY = 60
const TEN_THOUSAND = 10_000
/** Maximum number of messages that are drawn: those of the visible blocks and their neighbours. */
const DRAWN_MAX = 400

let product: Product
let service: ChatService
let learner: ChatPage
let mentor: ChatPage
let learnerContext: BrowserContext
/** A learner whom the mentor does not know yet. */
let account: Awaited<ReturnType<typeof newLearner>>

beforeAll(async () => {
  // The page uses a separate chat service, so that the test can kill it without affecting the product.
  const [chat] = await freePorts(1)
  const chatUrl = `http://localhost:${chat}`
  const shared = { SERVICE_KEY: randomBytes(32).toString('hex') }
  product = await startProduct({ CHAT_URL: chatUrl, ...shared })
  service = chatServiceOn({
    ...shared,
    CHAT_PORT: String(chat),
    CHAT_URL: chatUrl,
    SITE_URL: product.siteUrl,
    API_URL: product.apiUrl,
    DATA_DIR: `${product.dataDir}/chat-of-test`,
  })
  const people = await Promise.all([
    newPerson(product.siteUrl, { viewport: PHONE }),
    newPerson(product.siteUrl),
    service.start(),
  ])
  learnerContext = people[0].context
  learner = new ChatPage(people[0].page)
  mentor = new ChatPage(people[1].page)
  account = await newLearner(product)
  await logInAsLearner(learner.page, account)
  await logInAsMentor(mentor.page)
})
afterAll(async () => {
  await service?.kill()
  await product?.stop()
})

test('a learner starts a chat from the mentor’s page; the mentor sees it as unread and replies', () =>
  both(async () => {
    await learner.page.goto(`/user/mentor/${DEMO_MENTOR.id}`)
    await learner.page.getByRole('button', { name: 'Chat Now' }).click()
    await learner.page.waitForURL(`**/user/chat?with=${DEMO_MENTOR.id}`)
    await learner.isConnected()
    await learner.sees('No messages yet. Say hello to Nikhil Kulkarni.')
    const limit = learner.page.getByText('You can send 5 more messages until Nikhil Kulkarni answers.')
    await limit.waitFor()
    await learner.write('Namaste, may I ask something?')
    await learner.lastIs('Sent')

    await mentor.page.goto('/mentor/chat')
    await mentor.row(account.name).getByText('1 unread message').waitFor()
    await mentor.row(account.name).click()
    await mentor.sees('Namaste, may I ask something?')
    await mentor.log.getByText('Today', { exact: true }).waitFor()
    await learner.lastIs('Read')
    await mentor.write('Of course <b>Asha</b> 🙂')
    await learner.sees('Of course <b>Asha</b> 🙂')
    expect(await learner.page.getByText(/until Nikhil Kulkarni answers/).count()).toBe(0)
    expect(await mentor.row(account.name).getByText('unread').count()).toBe(0)
    await mentor.page.getByText('Online', { exact: true }).first().waitFor()
  }))

test('on a phone either the list or the thread is shown', () =>
  both(async () => {
    await learner.page.getByRole('button', { name: 'Back to conversations' }).click()
    await mentor.write('For the badge')
    await learner.row(DEMO_MENTOR.name).getByText('1 unread message').waitFor()
    expect(await learner.log.count()).toBe(0)
    await learner.row(DEMO_MENTOR.name).click()
    await learner.sees('For the badge')
  }))

test('neither an open thread nor the report dialog violates WCAG 2.2 AA', () =>
  both(async () => {
    for (const { page } of [learner, mentor]) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Block or report' }).click()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Report this conversation' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('What happened?').waitFor()
      expect(await violations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.emulateMedia({ reducedMotion: null })
    }
  }))

test('when the service is killed and restarted, no message is lost and no page must be reloaded', () =>
  both(async () => {
    await learner.write('Before the fall')
    await mentor.sees('Before the fall')
    await service.kill()
    await Promise.all([learner.isConnected(false), mentor.isConnected(false)])
    await learner.write('While it is down, 1')
    await learner.write('While it is down, 2')
    await learner.lastIs('Sending')
    await service.start()
    await Promise.all([learner.isConnected(), mentor.isConnected()])
    await mentor.sees('While it is down, 2')
    for (const { page } of [learner, mentor])
      await page.getByText('Online', { exact: true }).first().waitFor()
    const tail = ['Before the fall', 'While it is down, 1', 'While it is down, 2']
    expect((await mentor.messages()).slice(-3)).toEqual(tail)
    expect((await learner.messages()).slice(-3)).toEqual(tail)
  }))

test.each([
  ['a phone', PHONE],
  ['the narrowest one', { width: 320, height: 568 }],
])('without a network, the notice on %s leaves the button free that sends', (_, viewport) =>
  both(async () => {
    await learner.page.setViewportSize(viewport)
    await learnerContext.setOffline(true)
    await learner.isConnected(false)
    await learner.page.getByText('No connection. What you see may not be current.').waitFor()
    const text = `Sent by touch at ${viewport.width} px`
    await learner.page.getByPlaceholder('Type your message...').fill(text)
    await learner.pressesSend()
    await learner.sees(text)
    await learner.lastIs('Sending')
    await learnerContext.setOffline(false)
    await learner.isConnected()
    await mentor.sees(text)
    await learner.page.setViewportSize(PHONE)
  }),
)

test('messages written offline survive closing the page, and are sent once', () =>
  both(async () => {
    await learnerContext.setOffline(true)
    await learner.isConnected(false)
    await learner.write('From the train')
    await learner.lastIs('Sending')
    await mentor.write('Meanwhile here')
    await mentor.lastIs('Sent')
    await learner.page.close()

    await learnerContext.setOffline(false)
    learner = new ChatPage(await learnerContext.newPage())
    await learner.page.goto(`/user/chat?with=${DEMO_MENTOR.id}`)
    await mentor.sees('From the train')
    await learner.sees('Meanwhile here')
    await learner.lastIs('Read')
    expect((await learner.messages()).filter((text) => text === 'From the train')).toHaveLength(1)
    expect((await mentor.messages()).slice(-2)).toEqual((await learner.messages()).slice(-2))
  }))

test('two tabs of one person show the same state', () =>
  both(async () => {
    const tab = new ChatPage(await learnerContext.newPage())
    await tab.page.goto(`/user/chat?with=${DEMO_MENTOR.id}`)
    await tab.isConnected()
    await learner.write('From the first tab')
    await tab.sees('From the first tab')
    await tab.write('From the second tab')
    await learner.sees('From the second tab')
    await mentor.sees('From the second tab')
    await tab.lastIs('Read')
    // New messages may arrive in the second tab before the messages of its history.
    await until(
      async () => isDeepStrictEqual(await tab.messages(), await learner.messages()),
      'both tabs show the same messages',
    )
    await tab.page.close()
  }))

test('older messages are loaded on scrolling up, and what is being read stays in place', () =>
  both(async () => {
    for (let number = 1; number <= MANY; number += 1) await mentor.write(`Number ${number}`)
    await learner.sees(`Number ${MANY}`)
    await learner.page.reload()
    await until(
      async () => (await learner.messages()).length >= HISTORY_PAGE,
      'the newest messages are loaded',
    )
    expect((await learner.messages())[0]).not.toBe('Namaste, may I ask something?')

    // The reader scrolls up. Older messages that are added above must not move the visible ones.
    await learner.log.evaluate((log) => log.scrollTo({ top: 500 }))
    await learner.sees('Namaste, may I ask something?')
    await mentor.write('Are you there?')
    const button = learner.page.getByRole('button', { name: 'New messages' })
    await button.waitFor()
    expect(await isInView(learner, 'Are you there?')).toBe(false)
    expect(await isInView(learner, 'Namaste, may I ask something?')).toBe(false)
    await button.click()
    await button.waitFor({ state: 'detached' })
    await until(() => isInView(learner, 'Are you there?'), 'the new message comes into view')

    // A reader at the end of the thread follows new messages.
    await mentor.write('Good.')
    await mentor.lastIs('Read')
    await until(() => isInView(learner, 'Good.'), 'a reader at the end follows what is new')
  }))

test('a clock that is wrong by an hour affects neither order nor times', () =>
  both(async () => {
    const wrong = new ChatPage(await learnerContext.newPage())
    await wrong.page.clock.install({ time: Date.now() - HOUR_MS })
    await wrong.page.goto(`/user/chat?with=${DEMO_MENTOR.id}`)
    await wrong.isConnected()
    await wrong.write('From the past')
    await mentor.sees('From the past')
    await mentor.write('From the present')
    await wrong.sees('From the present')
    expect((await wrong.messages()).slice(-2)).toEqual(['From the past', 'From the present'])
    expect((await mentor.messages()).slice(-2)).toEqual(['From the past', 'From the present'])
    const times = (page: ChatPage) =>
      page.log.getByRole('listitem').locator('[dir=auto] + * time').allTextContents()
    expect((await times(wrong)).slice(-2)).toEqual((await times(mentor)).slice(-2))
    await wrong.page.close()
  }))

test('axe finds no violations in list and thread, in both languages', () =>
  both(async () => {
    for (const locale of ['hi', 'en']) {
      for (const { page } of [learner, mentor]) {
        await page.evaluate(
          (detail) => document.dispatchEvent(new CustomEvent('mc:locale', { detail })),
          locale,
        )
        await page.getByPlaceholder(locale === 'hi' ? 'अपना संदेश लिखें...' : 'Type your message...').waitFor()
        expect(await violations(page)).toEqual([])
      }
    }
  }))

test('ten thousand messages are complete and in order, and only those near the viewport are rendered', () =>
  both(async () => {
    const few = await scrolledThrough(mentor)
    await service.kill()
    const texts = Array.from({ length: TEN_THOUSAND }, (_, index) => `Message ${index} of a long friendship`)
    await addHistory(`${product.dataDir}/chat-of-test`, account.person._id, DEMO_MENTOR.id, texts)
    await service.start()
    // One page stays open and loads the messages that it missed. The other one is reloaded and loads the history.
    await Promise.all([mentor.isConnected(), learner.page.reload()])
    const last = texts.at(-1)!
    await Promise.all([mentor.sees(last), learner.sees(last)])
    expect((await mentor.messages()).slice(-TEN_THOUSAND)).toEqual(texts)
    expect(await readBackTo(learner, TEN_THOUSAND)).toEqual({ jumps: 0 })
    expect((await learner.messages()).slice(-TEN_THOUSAND)).toEqual(texts)
    for (const reader of [mentor, learner]) expect(await drawn(reader)).toBeLessThan(DRAWN_MAX)
    const many = await scrolledThrough(mentor)
    process.stdout.write(`\nFrames while scrolling, median and p95 in ms: ${JSON.stringify({ few, many })}\n`)
  }))

/** Runs a journey. If it fails, the error shows what both pages displayed. */
async function both(journey: () => Promise<void>) {
  await witnessed(mentor.page, () => witnessed(learner.page, journey))
}

async function isInView(chat: ChatPage, text: string): Promise<boolean> {
  const [message, log] = await Promise.all([
    chat.log.getByText(text, { exact: true }).boundingBox(),
    chat.log.boundingBox(),
  ])
  if (!message || !log) return false
  return message.y >= log.y && message.y + message.height <= log.y + log.height
}
