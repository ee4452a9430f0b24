import { freePorts } from '@mentor-connect/server/testing/freePort'
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import { faultsInState } from '../accessibility/liveState'
import { ChatPage } from '../chat/chatPage'
import { chatServiceOn, type ChatService } from '../chat/chatService'
import { newLearner } from '../people/learners'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { newPerson, SMALL_PHONE, witnessed } from '../stage/browser'
import { callNetwork } from '../stage/callNetwork'
import { startProduct, type Product } from '../stage/product'
import { until } from '../stage/until'

// A learner with a phone and a mentor meet in a call. The browser has fake devices (`globalSetup.ts`). The
// screens of a call are checked here, in both languages and colours, because the lists of screens load pages one by one.

const network = callNetwork()
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
  await network.carry(phone.context, 'learner')
  await network.carry(desktop.context, 'mentor')
  for (const { context } of [phone, desktop]) {
    await context.addInitScript(drawScreen)
    await context.addInitScript(reportNetwork, FAST)
  }
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
  await network.close()
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

/** Runs in pages. Makes a canvas the screen that a person shares, because the browser of the tests has none to choose. */
function drawScreen() {
  navigator.mediaDevices.getDisplayMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    canvas.getContext('2d')!.fillText('Shared', 20, 20)
    return canvas.captureStream(5)
  }
}

/** Type of a statistic → values that replace those of the browser. */
type Replaced = Record<string, Record<string, number>>

/** Nothing is lost: on a busy machine packets are, and pictures would pause. */
const FAST: Replaced = {
  'candidate-pair': { availableOutgoingBitrate: 2_000_000 },
  'inbound-rtp': { packetsLost: 0 },
  'remote-inbound-rtp': { fractionLost: 0 },
}
/** Hardly anything can be sent, so that the picture pauses. */
const SLOW: Replaced = { 'candidate-pair': { availableOutgoingBitrate: 60_000 } }

/** Runs in pages. Lets the browser report such a network. */
function reportNetwork(replaced: Replaced) {
  const { getStats } = RTCPeerConnection.prototype
  RTCPeerConnection.prototype.getStats = async function () {
    const report = new Map(await getStats.call(this))
    for (const [id, entry] of report) report.set(id, { ...entry, ...replaced[entry.type] })
    return report
  }
}

/** Checks a state of the call on the screens of both people at the same time. */
async function looksRight(state: string) {
  const pages = { learner, mentor }
  const found = await Promise.all(
    Object.entries(pages).map(([who, { page }]) => faultsInState(page, `${state}, ${who}`)),
  )
  expect(found.flat()).toEqual([])
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
      await button(learner.page, `Call ${DEMO_MENTOR.name}`).click()
      await button(mentor.page, 'Accept').click()
      await Promise.all([sees(learner.page, DEMO_MENTOR.name), sees(mentor.page, account.name)])
      await looksRight('in the call')

      await button(mentor.page, /^Share the screen/).click()
      await learner.page.getByText(`${DEMO_MENTOR.name} is sharing a screen`).waitFor()
      await looksRight('shared screen')
      await button(mentor.page, /^Share the screen/).click()

      await button(learner.page, /^Chat/).click()
      network.cut()
      for (const { page } of [learner, mentor])
        await page.getByText('The connection is interrupted').last().waitFor()
      await looksRight('interrupted, with the chat')
      network.mend()
      await button(learner.page, 'Close the chat').click()
      await Promise.all([sees(learner.page, DEMO_MENTOR.name), sees(mentor.page, account.name)])

      await service.kill()
      await mentor.page.getByText('Chat is not connected at the moment.').waitFor()
      await sees(mentor.page, account.name)
      await service.start()
      await mentor.page.getByText('Chat is not connected at the moment.').waitFor({ state: 'detached' })
      await sees(learner.page, DEMO_MENTOR.name)

      await learner.page.evaluate(reportNetwork, SLOW)
      await mentor.page.getByText(`The network of ${account.name} is slow`).waitFor()
      await looksRight('paused picture')

      await learner.page.reload()
      await button(learner.page, `Call ${DEMO_MENTOR.name}`).click()
      await Promise.all([sees(learner.page, DEMO_MENTOR.name), sees(mentor.page, account.name)])

      await button(learner.page, 'Leave').click()
      await mentor.page.getByText(`${account.name} has left the call.`).waitFor()
      await button(mentor.page, 'Call again').click()
      await button(mentor.page, `Call ${account.name}`).click()
      await button(learner.page, 'Accept').waitFor()
      await looksRight('ringing')
    }),
  ))
