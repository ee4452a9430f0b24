import type { Page } from 'playwright-core'
import { acceptInvitation, startOffice, type Office } from '../back-office/office'
import { newLearner } from '../people/learners'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { newMentor } from '../people/mentors'
import { DESKTOP, newPerson, SMALL_PHONE, witnessed } from '../stage/browser'
import { heading } from './mentorshipSteps'
import { answer, approve, makePath, post } from './postingSteps'
import { apply, completeAllButOne, finish, join, reads, show } from './workSteps'

// The way from a career to an offer: for a learner who uses a small phone in Hindi, the mentor who makes a skill path and
// posts an opening, and the operator who reads the mentor's first opening.

let office: Office
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office?.product.stop())

async function onSmallPhone() {
  const account = await newLearner(office.product, 'आशा वर्मा')
  const person = await newPerson(office.product.siteUrl, { viewport: SMALL_PHONE, hasTouch: true })
  await logInAsLearner(person.page, account)
  await person.context.addInitScript(() => localStorage.setItem('mc.locale', 'hi'))
  return { ...person, account }
}

async function onDesktop(url: string, logIn: (page: Page) => Promise<void>) {
  const person = await newPerson(url, { viewport: DESKTOP })
  await logIn(person.page)
  return person
}

test('from a career to an offer, by a skill path, its certificates and a portfolio', async () => {
  const account = await newMentor(office.product)
  const learner = await onSmallPhone()
  const mentor = await onDesktop(office.product.siteUrl, (page) => logInAsMentor(page, account))
  const operator = await onDesktop(office.url, async (page) => {
    await acceptInvitation(page, await office.invite('owner@example.org', 'owner'))
  })
  await witnessed(operator.page, () =>
    witnessed(mentor.page, () =>
      witnessed(learner.page, async () => {
        await makePath(mentor.page)
        const opening = await post(mentor.page)
        await learner.page.goto(opening)
        await heading(learner.page, 'यह अवसर नहीं मिला')
        await approve(operator.page)

        await completeAllButOne(learner.account.person)
        await join(learner.page)
        await finish(learner.page)
        await show(learner.page)
        await apply(learner.page)
        await answer(mentor.page, opening, 'Invitation to an interview')
        await reads(learner.page, 'इंटरव्यू के लिए बुलाया है')
        await answer(mentor.page, opening, 'Offer')
        await reads(learner.page, 'आपको ऑफ़र मिला है')
      }),
    ),
  )
  for (const { context } of [learner, mentor, operator]) await context.close()
})
