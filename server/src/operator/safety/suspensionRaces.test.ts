import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { insertMeeting } from '../../mentoring/meetings/testing/insertMeeting'
import { findPerson } from '../../accounts/people/person.repo'
import { accountDataService } from '../../api/account-data/accountData.service'
import { chatPeople } from '../../kernel/chat-service/chatPeople'
import { openRoom } from '../../kernel/rooms/roomChanges'
import { brokenInvariants, mentorshipWorld, type Person } from '../../testing/mentorshipWorld'
import { operatorWithoutChat } from '../../testing/operatorContext'
import { racesOf } from '../../testing/raceTests'
import type { SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { decideApplication } from '../applications.service'
import { imposeSanction } from './sanctionActs'

// Each of these transactions notifies both learners. On PostgreSQL, two transactions that notify them in different
// order would deadlock.
const RACES = racesOf(20)
const MINUTES_MS = 600_000

let t: TestApp
let w: ReturnType<typeof mentorshipWorld>
let learners: SignedIn<Learner>[]
let mentors: SignedIn<Mentor>[]
beforeAll(async () => {
  t = await testApp()
  w = mentorshipWorld(t)
})
afterAll(() => t.close())

/** Runs a race many times, each time with two new mentors and two new learners, sorted by id. */
const raceTest = (name: string, once: () => Promise<unknown[]>) =>
  it(
    name,
    async () => {
      for (let run = 0; run < RACES; run += 1) {
        learners = byId(await Promise.all([w.learner('Asha'), w.learner('Imran')]))
        mentors = byId(await Promise.all([w.mentor('Ravi'), w.mentor('Sita')]))
        const outcomes = await once()
        for (const outcome of outcomes) if (isResponse(outcome)) expect(outcome.statusCode).toBe(200)
      }
      expect(await brokenInvariants(t)).toEqual([])
    },
    MINUTES_MS + RACES * 2000,
  )

const byId = <P extends Person>(people: P[]) =>
  people.sort((a, b) => (a.account._id < b.account._id ? -1 : 1))
const isResponse = (outcome: unknown): outcome is { statusCode: number } =>
  typeof outcome === 'object' && outcome !== null && 'statusCode' in outcome

async function suspend({ account: { _id, role } }: Person) {
  const person = (await findPerson(t.db, role, _id))!
  await t.db
    .transaction()
    .execute((tx) =>
      imposeSanction(tx, operatorWithoutChat(t), { person, kind: 'suspension', reason: 'Spam' }),
    )
}
async function reject({ account: { _id: id, email, name } }: Person) {
  const decision = { decision: 'reject', text: 'The profile is not true.', expected: 'active' } as const
  await decideApplication(operatorWithoutChat(t), { id, email: email!, name, language: null }, decision)
}

const erase = async ({ account: { _id } }: Person) =>
  accountDataService({ ...t, chat: chatPeople(t.config) }).erase((await findPerson(t.db, 'user', _id))!)

const meet = (learner: Person, mentor: Person) =>
  insertMeeting(t, {
    id: randomUUID(),
    learner: learner.account._id,
    mentor: mentor.account._id,
    endsIn: 48 * HOUR_MS,
  })

/** Creates a workshop of the mentor, which the people join in this order. Returns its id. */
async function workshop(mentor: Person, ...people: Person[]) {
  const id = randomUUID()
  const content = (hours: number) => ({
    id,
    title: 'Write a résumé',
    description: 'Bring your own.',
    language: 'hi',
    subject: 'Career',
    minutes: 60,
    seats: 5,
    meetingUrl: '',
    start: at(hours),
  })
  const hours = 72 + 2 * mentors.indexOf(mentor as SignedIn<Mentor>)
  await w.post(mentor, '/mentor/workshops', content(hours))
  await w.post(mentor, `/mentor/workshops/${id}/open`, { revision: 0 })
  for (const person of people) await w.post(person, `/workshops/${id}/join`, {})
  return {
    move: () => w.post(mentor, '/mentor/workshops', { ...content(hours + 24), revision: 1 }),
  }
}
const at = (hours: number) =>
  new Date(Math.ceil(t.clock().getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString()

/**
 * Gives the first mentor a session with one learner and a mentorship with the other learner, and the second mentor the
 * reverse.
 */
async function crossed() {
  const [first, second] = learners as [Person, Person]
  const [ravi, sita] = mentors as [Person, Person]
  await meet(first, sita)
  await meet(second, ravi)
  await w.requested(first, ravi)
  await w.requested(second, sita)
}

raceTest('two suspensions', async () => {
  await crossed()
  return Promise.all(mentors.map(suspend))
})

raceTest('a suspension and a rejection', async () => {
  await crossed()
  return Promise.all([suspend(mentors[0]!), reject(mentors[1]!)])
})

raceTest('two mentors who move a workshop', async () => {
  const both = [
    await workshop(mentors[0]!, learners[0]!, learners[1]!),
    await workshop(mentors[1]!, learners[1]!, learners[0]!),
  ]
  return Promise.all(both.map(({ move }) => move()))
})

raceTest('a suspension, and a mentor who moves a workshop', async () => {
  await crossed()
  const { move } = await workshop(mentors[1]!, learners[0]!, learners[1]!)
  return Promise.all([suspend(mentors[0]!), move()])
})

/**
 * Brings both learners into the same rooms, in different order: those of the mentees of both mentors, and those of a
 * workshop of each.
 */
async function inTheSameRooms() {
  const [first, second] = learners as [Person, Person]
  for (const mentor of mentors) {
    await t.db.transaction().execute((tx) => openRoom(tx, t, 'mentor', mentor.account._id))
    await workshop(mentor, ...(mentor === mentors[0] ? [first, second] : [second, first]))
  }
  for (const [learner, mentor] of [
    [first, mentors[0]!],
    [first, mentors[1]!],
    [second, mentors[1]!],
    [second, mentors[0]!],
  ] as const)
    await w.through(await w.requested(learner, mentor), [
      [mentor, 'accept'],
      [learner, 'confirm'],
    ])
}

raceTest('two suspensions of learners in the same rooms', async () => {
  await inTheSameRooms()
  return Promise.all(learners.map(suspend))
})

raceTest('two learners in the same rooms who delete their accounts', async () => {
  await inTheSameRooms()
  return Promise.all(learners.map(erase))
})

raceTest('a suspension and a deletion of learners in the same rooms', async () => {
  await inTheSameRooms()
  return Promise.all([suspend(learners[0]!), erase(learners[1]!)])
})
