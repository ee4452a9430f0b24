import { newLearner } from '../people/learners'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { applyAsMentor, approve, newApplicant } from '../people/mentors'
import { DESKTOP, newPerson, PHONE, witnessed } from '../stage/browser'
import { movableClock } from '../stage/movableClock'
import { startProduct, type Product } from '../stage/product'
import { agree, ask, LEARNER, MENTOR, offerHours, planCareer } from './mentorshipSteps'
import { complete, lookBack, meet, review } from './sessionSteps'

// A learner in Bhopal uses a phone in Hindi, a mentor in New York a desktop in English. In New York, the clocks go back
// on 1 November 2026: nine in the morning there is 18:30 in Bhopal before that day, and 19:30 from then on.

const MONDAY = '2026-10-26T04:30:00.000Z'
const AFTER_FIRST_SESSION = '2026-10-30T14:00:00.000Z'

const clock = movableClock(MONDAY)
let product: Product
beforeAll(async () => {
  product = await startProduct({ ...clock.environment, AUTH_REQUESTS_PER_MINUTE: '100000' })
})
afterAll(async () => {
  await product.stop()
  clock.remove()
})

async function inBhopal() {
  const account = await newLearner(product, LEARNER)
  const options = { viewport: PHONE, hasTouch: true, timezoneId: 'Asia/Kolkata' }
  const person = await newPerson(product.siteUrl, options)
  await clock.follow(person.context)
  await logInAsLearner(person.page, account)
  await person.context.addInitScript(() => localStorage.setItem('mc.locale', 'hi'))
  return person
}

async function inNewYork() {
  const applicant = { ...newApplicant(), name: MENTOR }
  await applyAsMentor(product, applicant)
  await approve(product, applicant.email, clock.environment)
  const person = await newPerson(product.siteUrl, { viewport: DESKTOP, timezoneId: 'America/New_York' })
  await clock.follow(person.context)
  await logInAsMentor(person.page, applicant)
  return person
}

test('from an interest assessment to a completed mentorship and its review', async () => {
  const [learner, mentor] = [await inBhopal(), await inNewYork()]
  await witnessed(mentor.page, () =>
    witnessed(learner.page, async () => {
      await offerHours(mentor.page)
      await planCareer(learner.page)
      const address = await ask(learner.page)
      await agree(learner.page, mentor.page, address)
      const sessions = await meet(learner.page, mentor.page)
      await clock.moveTo(AFTER_FIRST_SESSION)
      await lookBack(learner.page, mentor.page, sessions.first)
      await complete(learner.page, mentor.page, address)
      await review(learner.page, mentor.page)
    }),
  )
  await learner.context.close()
  await mentor.context.close()
})
