import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { accountDataService } from '../../api/account-data/accountData.service'
import { chatPeople } from '../../kernel/chat-service/chatPeople'
import { findPerson } from '../../accounts/people/person.repo'
import { brokenInvariants, mentorshipWorld, type Person } from '../../testing/mentorshipWorld'
import { racesOf } from '../../testing/raceTests'
import type { SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { imposeSanction } from './sanctionActs'

const RACES = racesOf(20)
const MINUTES_MS = 600_000

let t: TestApp
let w: ReturnType<typeof mentorshipWorld>
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
beforeAll(async () => {
  t = await testApp()
  w = mentorshipWorld(t)
})
afterAll(() => t.close())

/** Acts after a number of turns of the event loop, so that other actions go ahead. */
async function afterTurns<Result>(turns: number, act: () => Promise<Result>): Promise<Result> {
  for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
  return act()
}

/** Runs the race many times, each time with new people. */
async function race(once: (run: number) => Promise<void>) {
  for (let run = 0; run < RACES; run++) {
    asha = await w.learner('Asha')
    ravi = await w.mentor('Ravi')
    await once(run)
  }
  expect(await brokenInvariants(t)).toEqual([])
}
const raceTest = (name: string, once: (run: number) => Promise<void>) =>
  it(name, () => race(once), MINUTES_MS + RACES * 2000)

const codes = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
const accept = (id: string, mentor = ravi) => w.act(mentor, id, 'accept', { version: 0 })
const stateOf = async (id: string) =>
  (await t.db.selectFrom('mentorships').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

async function erase({ account: { _id, role } }: Person) {
  const person = (await findPerson(t.db, role, _id))!
  await accountDataService({ ...t, chat: chatPeople(t.config) }).erase(person)
}

async function suspend({ account: { _id, role } }: Person) {
  const person = (await findPerson(t.db, role, _id))!
  const acting = { ...t, operator: 'root' }
  await t.db
    .transaction()
    .execute((tx) => imposeSanction(tx, acting, { person, kind: 'suspension', reason: 'Wrote about money.' }))
}

raceTest('accept ∥ withdraw: one of them happens', async () => {
  const id = await w.requested(asha, ravi)
  const both = await Promise.all([accept(id), w.act(asha, id, 'withdraw', { version: 0 })])
  expect(codes(both)).toEqual([200, 409])
  expect(await stateOf(id)).toBe(both[0].statusCode === 200 ? 'accepted' : 'withdrawn')
})

raceTest('accept ∥ suspension of either: nothing stays open, and the place is free', async () => {
  const other = await w.learner()
  const ids = [await w.requested(asha, ravi), await w.requested(other, ravi)]
  await Promise.all([accept(ids[0]!), suspend(asha)])
  await Promise.all([accept(ids[1]!), suspend(ravi), w.request(await w.learner(), ravi)])
  for (const id of ids) expect(await stateOf(id)).toBe('cancelled')
  const left = await t.db
    .selectFrom('mentorships')
    .select('id')
    .where('mentor_id', '=', ravi.account._id)
    .where('open_pair', 'is not', null)
    .execute()
  expect(left).toEqual([])
})

raceTest('accept ∥ expiry: one of them happens', async (run) => {
  const id = await w.requested(asha, ravi)
  t.clock.advance(7 * DAY_MS - 1)
  // Ends mentorships that earlier races have left.
  await w.due()
  t.clock.advance(1)
  const [accepted] = await Promise.all([accept(id), afterTurns(run % 10, w.due)])
  expect([200, 409]).toContain(accepted.statusCode)
  expect(await stateOf(id)).toBe(accepted.statusCode === 200 ? 'accepted' : 'expired')
})

raceTest('two accepts for the last place: one gets it', async () => {
  const ids = [await w.requested(asha, ravi), await w.requested(await w.learner(), ravi)]
  await w.post(ravi, '/mentor/places', { capacity: 1, isPaused: false })
  const both = await Promise.all(ids.map((id) => accept(id)))
  expect(codes(both)).toEqual([200, 409])
  expect(await w.taken(ravi)).toBe(1)
})

raceTest('ten requests of a learner who has four: one is sent', async () => {
  for (let n = 0; n < 4; n++) await w.requested(asha, await w.mentor())
  const mentors = await Promise.all(Array.from({ length: 10 }, () => w.mentor()))
  const all = await Promise.all(mentors.map((mentor) => w.request(asha, mentor)))
  expect(codes(all)).toEqual([200, ...Array<number>(9).fill(409)])
})

raceTest('a doubled request is one mentorship', async () => {
  const goals = ['a', 'b'].map((letter) => letter.repeat(50))
  const all = await Promise.all([...goals, ...goals].map((goal) => w.request(asha, ravi, { goal })))
  const sent = all.filter(({ statusCode }) => statusCode === 200).map((one) => one.json().data.id as string)
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
})

raceTest('accept ∥ deletion of either account: the places are right', async () => {
  const other = await w.mentor()
  const ids = [await w.requested(asha, ravi), await w.requested(asha, other)]
  await Promise.all([accept(ids[0]!), accept(ids[1]!, other), erase(asha)])
  expect(await w.taken(ravi)).toBe(0)
  expect(await w.taken(other)).toBe(0)
})

raceTest('two people who end, complete and continue at once change it once each time', async () => {
  const id = await w.requested(asha, ravi)
  await accept(id)
  await w.act(asha, id, 'confirm', { version: 1 })
  const acts = [asha, ravi].flatMap((person) => [
    w.act(person, id, 'end', { version: 2 }),
    w.act(person, id, 'continue', { version: 2 }),
  ])
  expect(codes(await Promise.all(acts))).toEqual([200, 409, 409, 409])
  expect(await stateOf(id)).toBe('ended')
})
