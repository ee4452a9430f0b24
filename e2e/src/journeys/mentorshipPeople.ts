import { newLearner } from '../people/learners'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { applyAsMentor, approve, newApplicant } from '../people/mentors'
import { DESKTOP, newPerson, PHONE, type PersonOptions } from '../stage/browser'
import type { movableClock } from '../stage/movableClock'
import type { Product } from '../stage/product'
import { LEARNER, MENTOR } from './mentorshipSteps'

// A learner in Bhopal uses a phone in Hindi, a mentor in New York a desktop in English. In New York, the clocks go back
// on 1 November 2026: nine in the morning there is 18:30 in Bhopal before that day, and 19:30 from then on.

export const MONDAY = '2026-10-26T04:30:00.000Z'

interface Stage {
  product: Product
  clock: ReturnType<typeof movableClock>
  options?: PersonOptions
}

/** The learner, logged in. Later pages are in Hindi. */
export async function inBhopal({ product, clock, options }: Stage) {
  const account = await newLearner(product, LEARNER)
  const person = await newPerson(product.siteUrl, {
    viewport: PHONE,
    hasTouch: true,
    timezoneId: 'Asia/Kolkata',
    ...options,
  })
  await clock.follow(person.context)
  await logInAsLearner(person.page, account)
  await person.context.addInitScript(() => localStorage.setItem('mc.locale', 'hi'))
  return person
}

/** The mentor, approved and logged in. */
export async function inNewYork({ product, clock, options }: Stage) {
  const applicant = { ...newApplicant(), name: MENTOR }
  await applyAsMentor(product, applicant)
  await approve(product, applicant.email, clock.environment)
  const person = await newPerson(product.siteUrl, {
    viewport: DESKTOP,
    timezoneId: 'America/New_York',
    ...options,
  })
  await clock.follow(person.context)
  await logInAsMentor(person.page, applicant)
  return person
}
