import type { BrowserContext, Page } from 'playwright-core'
import { faultsInState } from '../accessibility/liveState'
import type { callNetwork } from '../stage/callNetwork'
import { button, heading, isAccessible, LEARNER, MENTOR, said } from './mentorshipSteps'
import { chooseTime, seesTime } from './sessionSteps'

// Steps of a weekly series of sessions between the learner and the mentor of `mentorshipSteps.ts`, with a call.

const LINK = 'https://meet.jit.si/kavita-and-learners'

/** The mentor names a link of another service, for people who cannot meet in the call. */
export async function offerLink(page: Page) {
  await page.goto('/mentor/sessions/hours')
  await page.getByLabel('Link to your video call').fill(LINK)
  await button(page, 'Save').click()
  await said(page, /^Your hours are saved/)
}

/** Books four Fridays at nine in the morning in New York. Returns the id of the first session. */
export async function bookWeekly(learner: Page, mentor: Page): Promise<string> {
  await learner.getByRole('link', { name: 'सेशन बुक करें' }).first().click()
  await learner.getByLabel('हर हफ़्ते दोहराएँ').check()
  await chooseTime(learner, /^शुक्रवार,? 30 अक्टूबर/, /(^| )6:30/)
  await button(learner, /^सारी तारीख़ें देखें:/).click()
  await said(learner, /^बीच में घड़ियाँ बदलेंगी/)
  await isAccessible(learner)
  await button(learner, '4 सेशन बुक करें').click()
  await learner.waitForURL(/\/user\/sessions\/(?!book)[^/]+$/)
  await heading(learner, '4 में से सेशन 1')
  const first = learner.url().split('/').at(-1)!
  await seesTime(mentor, first, /9:00.+9:30/)
  return first
}

/** Connects a calendar that is read at once, and that overlaps with one booked session. */
export async function connectCalendar(page: Page, address: string) {
  await page.goto('/mentor/sessions/calendar')
  await button(page, 'Connect a calendar').click()
  await page.getByLabel('Name of the calendar').fill('Practice')
  await page.getByLabel('Address of the calendar').fill(address)
  await button(page, 'Connect').click()
  await said(page, /^Last read on .+ 2 busy times from now on\.$/)
  await page.reload()
  await said(page, /^1 booked session overlaps/)
  await page.getByRole('link', { name: new RegExp(`20.+${LEARNER}`) }).waitFor()
  await isAccessible(page)
}

/** The half hour after the booked session is free on the sixth, and closed by the calendar on the thirteenth. */
export async function findsClosed(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('link', { name: 'सेशन बुक करें' }).first().click()
  await button(page, 'अगला महीना').click()
  await button(page, /^शुक्रवार,? 6 नवंबर/).waitFor()
  expect(await button(page, /^शुक्रवार,? 13 नवंबर/).count()).toBe(0)
}

/** Both join the call of the session, and see each other. */
export async function meetInCall(learner: Page, mentor: Page, id: string) {
  await learner.goto(`/user/sessions/${id}`)
  await learner.getByRole('link', { name: 'कॉल में जाएँ' }).click()
  await button(learner, 'कॉल में शामिल हों').click()
  await said(learner, /^आप कॉल में आ गए हैं।/)
  expect(await faultsInState(learner, 'waiting room')).toEqual([])
  await mentor.goto(`/mentor/sessions/${id}`)
  await mentor.getByRole('link', { name: 'Join the call' }).click()
  await button(mentor, 'Join the call').click()
  await areConnected(learner, mentor)
}

async function areConnected(learner: Page, mentor: Page) {
  await said(mentor, `You are connected with ${LEARNER}`)
  await said(learner, `आप ${MENTOR} से जुड़ गए हैं`)
}

const NOTE = 'अगली बार: GNM और B.Sc. की फ़ीस'

/** The learner writes in the notes beside the call, and the mentor, who has them open, reads it there. */
export async function noteInCall(learner: Page, mentor: Page) {
  await button(mentor, 'Notes').click()
  await said(mentor, /^Nothing is written yet/)
  await button(learner, 'नोट').click()
  await button(learner, 'नोट बदलें').click()
  await learner.getByLabel('आप दोनों के नोट').fill(NOTE)
  await button(learner, 'सेव करें').click()
  await said(mentor, NOTE)
  expect(await faultsInState(learner, 'notes beside a call')).toEqual([])
  await button(learner, 'नोट बंद करें').click()
  await button(mentor, 'Notes').click()
}

type Network = Pick<ReturnType<typeof callNetwork>, 'cut' | 'mend'>

/** The phone of the learner loses its network for a short time, and the call comes back by itself. */
export async function interruptCall(learner: Page, mentor: Page, network: Network) {
  await loseNetwork(learner, network)
  await said(learner, /^संपर्क टूट गया है।/)
  await said(mentor, /^The connection is (interrupted|lost)/)
  network.mend()
  await learner.context().setOffline(false)
  await areConnected(learner, mentor)
}

const loseNetwork = async (learner: Page, network: Network) => {
  network.cut()
  await learner.context().setOffline(true)
}

/** The phone loses its network again. Both leave the call, and open the link of the other service. */
export async function finishByLink(learner: Page, mentor: Page, network: Network) {
  await loseNetwork(learner, network)
  await said(learner, /^संपर्क टूट गया है।/)
  await button(learner, 'छोड़ें').click()
  await learner.context().setOffline(false)
  expect(await openedBy(learner, 'इसके बजाय लिंक से मिलें')).toBe(LINK)
  await button(mentor, 'Leave').click()
  expect(await openedBy(mentor, 'Use the link instead')).toBe(LINK)
}

/** Presses a link that opens another tab, and returns the address of that tab. Nothing is loaded from there. */
async function openedBy(page: Page, name: string): Promise<string> {
  await blockLink(page.context())
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name }).click()])
  await tab.waitForLoadState()
  const address = tab.url()
  await tab.close()
  return address
}

const blockLink = (context: BrowserContext) =>
  context.route(`${LINK}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Call</title>' }),
  )
