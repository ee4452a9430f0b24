import type { Browser } from 'playwright-core'
import type { Deployment } from '../drill-rolling/deployment'
import type { Outage, outagesOf } from '../drill-rolling/outages'
import { Person } from './person'
import * as steps from './steps'

/** What somebody does while something is away. */
export interface Step {
  what: string
  outage: Outage
  /** What comes before the outage, so that the act meets it. */
  before?: () => Promise<void>
  act: () => Promise<void>
}

export interface People {
  learner: Person
  mentor: Person
}

const emailOf = ({ id }: { id: string }) => `${id}@example.org`

/** Each with a new browser profile, in which nothing is known. */
export async function enterBoth(browser: Browser, { urls }: Deployment): Promise<People> {
  return { learner: await Person.enter(browser, urls), mentor: await Person.enter(browser, urls) }
}

export async function logInAgain({ learner, mentor }: People, { world }: Deployment) {
  await steps.logInAsLearner(learner)
  await steps.logInAsMentor(mentor, emailOf(world.mentors[0]!))
}

/** The mentor of the drill's courses, before anything goes wrong. */
export async function prepareMentor(mentor: Person, { world, mails }: Deployment) {
  const email = emailOf(world.mentors[0]!)
  await steps.setPassword(mentor, email, mails)
  await steps.logInAsMentor(mentor, email)
  await steps.offerHours(mentor)
}

/** From the first visit to a booked session; while each step begins, something is away. */
export function journeyOf(
  { learner, mentor }: People,
  { killed, redis, postgres, bucket }: ReturnType<typeof outagesOf>,
  { world, mails }: Deployment,
  kept: steps.Kept,
): Step[] {
  const [first, second] = world.courseIds as [string, string]
  const mentorId = world.mentors[0]!.id
  return [
    {
      what: 'A visitor opens the home page and a course',
      outage: killed('site', 0),
      act: () => steps.visit(learner, first),
    },
    {
      what: 'signs up, with the code of the mail',
      outage: killed('api', 0),
      before: () => steps.fillSignUp(learner),
      act: () => steps.signUp(learner, mails),
    },
    {
      what: 'logs in and enrols in two courses',
      outage: killed('api', 1),
      act: async () => {
        await steps.logInAsLearner(learner)
        await steps.enrol(learner, second)
        await steps.enrol(learner, first)
      },
    },
    {
      what: 'completes a lesson',
      outage: killed('api', 0),
      act: () => steps.complete(learner, first, kept),
    },
    {
      what: 'opens the chat and writes; the mentor reads it and answers',
      outage: killed('site', 1),
      act: async () => {
        await steps.openChat(learner, mentor, mentorId)
        await steps.talk(learner, mentor, 'the first', kept)
      },
    },
    ...([0, 1] as const).map((index) => ({
      what: 'both write',
      outage: killed('chat', index),
      act: () => steps.talk(learner, mentor, `with process ${index + 1} of chat away`, kept),
    })),
    {
      what: 'both write',
      outage: redis(),
      act: () => steps.talk(learner, mentor, 'without Redis', kept),
    },
    {
      what: 'completes a lesson of another course',
      outage: redis(),
      before: () => steps.openCourse(learner, second),
      act: () => steps.complete(learner, second, kept),
    },
    {
      what: 'completes a lesson; the mentor writes',
      outage: postgres(),
      act: async () => {
        const completed = steps.complete(learner, second, kept)
        await mentor.chat.write('without PostgreSQL')
        await completed
        await mentor.chat.lastIs('Sent')
        kept.messages.push('without PostgreSQL')
      },
    },
    {
      what: 'opens another course',
      outage: postgres(),
      act: () => steps.openCourse(learner, world.courseIds[2]!),
    },
    {
      what: 'saves a profile picture',
      outage: bucket(),
      before: () => steps.choosePicture(learner),
      act: () => steps.savePicture(learner, kept),
    },
    {
      what: 'books a session',
      outage: killed('api', 1),
      before: () => steps.chooseTime(learner, mentorId),
      act: () => steps.book(learner, kept),
    },
  ]
}
