import { freePorts } from '@mentor-connect/server/testing/freePort'
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { ChatPage } from '../chat/chatPage'
import { chatServiceOn, type ChatService } from '../chat/chatService'
import { DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import { newLearner } from '../people/learners'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { newPerson, SMALL_PHONE, witnessed } from '../stage/browser'
import { startProduct, type Product } from '../stage/product'
import { until } from '../stage/until'

// A learner with a phone and a mentor meet in a call. The browser has fake devices (`globalSetup.ts`).

let product: Product
let service: ChatService
let learner: ChatPage
let mentor: ChatPage
let account: Awaited<ReturnType<typeof newLearner>>

beforeAll(async () => {
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
    DATA_DIR: `${product.dataDir}/chat-of-calls`,
  })
  const [phone, desktop] = await Promise.all([
    newPerson(product.siteUrl, { viewport: SMALL_PHONE, permissions: ['camera', 'microphone'] }),
    newPerson(product.siteUrl, { permissions: ['camera', 'microphone'] }),
    service.start(),
  ])
  learner = new ChatPage(phone.page)
  mentor = new ChatPage(desktop.page)
  // A reload during a call is asked about.
  for (const { page } of [learner, mentor]) page.on('dialog', (dialog) => void dialog.accept())
  account = await newLearner(product)
  await logInAsLearner(learner.page, account)
  await logInAsMentor(mentor.page)
})
afterAll(async () => {
  await service?.kill()
  await product?.stop()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Allows calls in the open thread. */
async function allow(page: Page, name: string) {
  await button(page, `Calls with ${name}`).click()
  const dialog = page.getByRole('dialog')
  // The switch changes only when the server has stored it.
  await dialog.getByRole('switch').click()
  await dialog.getByRole('switch', { checked: true }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
}

/** Waits until the picture of the other person moves. */
async function sees(page: Page, name: string) {
  const picture = page.getByLabel(`Picture of ${name}`)
  await picture.waitFor()
  const time = () => picture.evaluate((video: HTMLVideoElement) => video.currentTime)
  const before = await time()
  await until(async () => (await time()) > before, `the picture of ${name} moves`)
}

test('two people allow calls, meet, lose chat, reload, and leave', () =>
  witnessed(learner.page, () =>
    witnessed(mentor.page, async () => {
      await learner.page.goto(`/user/mentor/${DEMO_MENTOR.id}`)
      await button(learner.page, 'Chat Now').click()
      await learner.isConnected()
      await learner.write('Namaste, can we talk?')
      await mentor.page.goto('/mentor/chat')
      await mentor.row(account.name).click()
      await mentor.write('Of course')
      await learner.sees('Of course')
      await allow(learner.page, DEMO_MENTOR.name)
      await allow(mentor.page, account.name)

      await button(learner.page, `Call ${DEMO_MENTOR.name}`).click()
      await learner.page.getByRole('meter').waitFor()
      expect(await violations(learner.page)).toEqual([])
      await button(learner.page, `Call ${DEMO_MENTOR.name}`).click()
      await button(mentor.page, 'Accept').click()
      await Promise.all([sees(learner.page, DEMO_MENTOR.name), sees(mentor.page, account.name)])
      for (const { page } of [learner, mentor]) expect(await violations(page)).toEqual([])

      await service.kill()
      await mentor.page.getByText('Chat is not connected at the moment.').waitFor()
      await sees(mentor.page, account.name)
      await service.start()
      await mentor.page.getByText('Chat is not connected at the moment.').waitFor({ state: 'detached' })
      await sees(learner.page, DEMO_MENTOR.name)

      await learner.page.reload()
      await button(learner.page, `Call ${DEMO_MENTOR.name}`).click()
      await Promise.all([sees(learner.page, DEMO_MENTOR.name), sees(mentor.page, account.name)])

      await button(learner.page, 'Leave').click()
      await mentor.page.getByText(`${account.name} has left the call.`).waitFor()
    }),
  ))
