import type { BrowserContext, Page } from 'playwright-core'
import { acceptInvitation, startOffice, type Office } from '../back-office/office'
import { newLearner } from '../people/learners'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { DESKTOP, newPerson, SMALL_PHONE, witnessed } from '../stage/browser'
import { accept, answerQuestion, approveQuestion, ask } from './communitySteps'
import { approveMilestone, conclude, decide, handIn, prove, writeAbout } from './endingSteps'
import { applyFor, openProject, PROJECT, startTeam } from './projectSteps'
import {
  addCards,
  comeBack,
  followMention,
  mention,
  moveAtOnce,
  openBoard,
  openRoom,
  readsCard,
  readsOnce,
  renameCard,
  visitBoardAndRoom,
  workOffline,
  write,
} from './teamSteps'

// A mentor and four learners, two of whom use a small phone in Hindi, from the brief of a project to the proof in a
// portfolio; then a question to the community. The mentor is a demo account, so the product is one of its own.

const [STREET, OTHER_STREET, LEGEND] = ['Ask in Station Road', 'Ask in Mill Road', 'Draw the legend']
const OFFLINE = { message: 'नेटवर्क नहीं है, पर स्टेशन रोड पूरी हो गई।', text: 'स्टेशन रोड: चार नल, एक बंद।' }
const MEANWHILE = 'I am at the mill now.'

let office: Office
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office?.product.stop())

async function onDesktop(name: string) {
  const account = await newLearner(office.product, name)
  const { page, context } = await newPerson(office.product.siteUrl, { viewport: DESKTOP })
  await logInAsLearner(page, account)
  return { name, page, context, language: 'en' as const }
}

async function onSmallPhone(name: string) {
  const account = await newLearner(office.product, name)
  const { page, context } = await newPerson(office.product.siteUrl, { viewport: SMALL_PHONE, hasTouch: true })
  await logInAsLearner(page, account)
  await context.addInitScript(() => localStorage.setItem('mc.locale', 'hi'))
  return { name, page, context, language: 'hi' as const }
}

async function theMentor() {
  const { page, context } = await newPerson(office.product.siteUrl, { viewport: DESKTOP })
  await logInAsMentor(page)
  return { name: 'Nikhil Kulkarni', page, context, language: 'en' as const }
}

async function theOperator() {
  const { page, context } = await newPerson(office.url, { viewport: DESKTOP })
  await acceptInvitation(page, await office.invite('owner@example.org', 'owner'))
  return { page, context }
}

/** The phone is a quarter as fast as this machine. */
async function slowDown({ page, context }: { page: Page; context: BrowserContext }) {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** If the journey fails, the error says what each of the people saw. */
function allWitnessed(people: { page: Page }[], journey: () => Promise<void>): Promise<void> {
  return people.reduce(
    (inner, { page }) =>
      () =>
        witnessed(page, inner),
    journey,
  )()
}

test('four learners and a mentor build something together, and a question is answered', async () => {
  const [vijay, meera] = [await onDesktop('Vijay Kumar'), await onDesktop('Meera Nair')]
  const [asha, zoya] = [await onSmallPhone('आशा वर्मा'), await onSmallPhone('ज़ोया अंसारी')]
  const mentor = await theMentor()
  const operator = await theOperator()
  const members = [vijay, meera, asha, zoya]
  const names = members.map(({ name }) => name)
  await allWitnessed([...members, mentor, operator], async () => {
    await openProject(mentor.page)
    const [asking, drawing] = PROJECT.roles
    await applyFor(vijay, asking!)
    await applyFor(meera, drawing!)
    await applyFor(asha, asking!)
    await applyFor(zoya, drawing!)
    const id = await startTeam(mentor.page, names)
    const [team, mentorsTeam] = [`/user/teams/${id}`, `/mentor/teams/${id}`]

    // In the room
    const present = [vijay, asha, zoya, mentor]
    await openRoom(mentor, mentorsTeam)
    for (const member of [vijay, asha, zoya]) await openRoom(member, team)
    for (const person of present) await write(person, `Namaste, ${person.name}`)
    await mention(asha, meera.name, 'क्या आप पानी की टंकी के पास रहती हैं?')
    await followMention(meera)
    await write(meera, `Namaste, ${meera.name}`)
    for (const person of [...members, mentor])
      await readsOnce(
        person,
        [...names, mentor.name].map((name) => `Namaste, ${name}`),
      )

    // On the board
    await addCards(vijay, team, [STREET, LEGEND])
    await openBoard(meera, team)
    await openBoard(zoya, team)
    await moveAtOnce(LEGEND, [
      [meera, 'doing'],
      [zoya, 'done'],
    ])

    // On a slow phone without a connection
    await slowDown(asha)
    await visitBoardAndRoom(asha, team)
    await asha.context.setOffline(true)
    await workOffline(asha, { message: OFFLINE.message, card: STREET, text: OFFLINE.text })
    await renameCard(vijay, STREET, OTHER_STREET)
    await openRoom(vijay, team)
    await write(vijay, MEANWHILE)
    await asha.context.setOffline(false)
    await comeBack(asha)
    for (const person of [asha, vijay]) await readsOnce(person, [OFFLINE.message, MEANWHILE])
    await openBoard(vijay, team)
    await readsCard(vijay, OTHER_STREET, OFFLINE.text)

    // At the end
    await handIn(zoya.page, team)
    await approveMilestone(mentor.page, mentorsTeam)
    await conclude(mentor.page, mentorsTeam)
    for (const member of members) await writeAbout(member, team, names.length - 1)
    await decide(mentor.page, mentorsTeam, names)
    await prove(zoya.page, team)

    // In the community
    const question = await ask(zoya.page)
    await approveQuestion(operator.page)
    await answerQuestion(mentor.page)
    await accept(zoya.page, question, mentor.name)
  })
  for (const { context } of [...members, mentor, operator]) await context.close()
})
