import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { accountDataService } from '../../api/account-data/accountData.service'
import { accountOf } from '../../api/account-data/accountExport'
import { REPORTABLES } from '../../api/domains'
import { chatPeople } from '../../kernel/chat-service/chatPeople'
import { findPerson } from '../../accounts/people/person.repo'
import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { brokenInvariants, mentorshipWorld, type Person } from '../../testing/mentorshipWorld'
import type { SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { decideApplication } from '../applications.service'
import type { OperatorContext } from '../command'
import { imposeSanction } from './sanctionActs'

let doors: ChatDoors
let t: TestApp
let w: ReturnType<typeof mentorshipWorld>
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
beforeEach(async () => {
  doors = await startChatDoors()
  t = await testApp(doors.config)
  w = mentorshipWorld(t)
  asha = await w.learner('Asha')
  ravi = await w.mentor('Ravi')
})
afterEach(async () => {
  expect(await brokenInvariants(t)).toEqual([])
  await t.close()
  await doors.close()
})

const personOf = async ({ account: { _id, role } }: Person) => (await findPerson(t.db, role, _id))!
const accountData = () => accountDataService({ ...t, chat: chatPeople(t.config) })
const context = (): OperatorContext => ({
  ...t,
  chat: chatPeople(t.config),
  accountData: accountData(),
  reportables: REPORTABLES,
  operator: 'root',
  tellChat: async () => 'chat knows it',
})
const erase = async (person: Person) => accountData().erase(await personOf(person))

async function suspend(suspended: Person) {
  const person = await personOf(suspended)
  await t.db
    .transaction()
    .execute((tx) =>
      imposeSanction(tx, context(), { person, kind: 'suspension', reason: 'Wrote about money.' }),
    )
}

/** Gives the mentor a request and an active mentorship. */
async function busyMentor() {
  const other = await w.learner('Imran')
  const [waiting, active] = [await w.requested(asha, ravi), await w.requested(other, ravi)]
  await w.through(active, [
    [ravi, 'accept'],
    [other, 'confirm'],
  ])
  return { other, waiting, active }
}

describe('what is open is cancelled, and the other people are told, when', () => {
  it.each([
    ['the mentor is suspended', () => suspend(ravi)],
    [
      'the mentor is rejected',
      async () => {
        const { id, email, name, language } = await personOf(ravi)
        const decision = { decision: 'reject', text: 'The profile is not true.', expected: 'active' } as const
        await decideApplication(context(), { id, email, name, language }, decision)
      },
    ],
  ])('%s', async (_, close) => {
    const { other, waiting, active } = await busyMentor()
    await close()
    for (const [learner, id] of [
      [asha, waiting],
      [other, active],
    ] as const) {
      const { state, history } = await w.read(learner, id)
      expect(state).toBe('cancelled')
      expect(history.at(-1)).toEqual({ version: history.length - 1, event: 'cancel', at: expect.any(String) })
      expect((await w.news(learner)).at(-1)).toBe('cancelled')
    }
    expect((await w.request(asha, ravi)).json().reason).toBe('closed')
  })

  it('the learner is suspended', async () => {
    const { other, active } = await busyMentor()
    expect(await w.taken(ravi)).toBe(1)
    await suspend(other)
    expect((await w.read(ravi, active)).state).toBe('cancelled')
    expect(await w.taken(ravi)).toBe(0)
    expect((await w.news(ravi)).at(-1)).toBe('cancelled')
  })

  it('the learner deletes the account: mail and bell need no name', async () => {
    const { other } = await busyMentor()
    await erase(other)
    expect(await w.taken(ravi)).toBe(0)
    expect((await w.get(ravi, '/mentorships?which=past')).mentorships).toEqual([])
    expect((await w.news(ravi)).at(-1)).toBe('cancelled')
    t.clock.advance(30 * 60_000)
    await t.jobs.settle()
    const mails = t.mailer.sent.filter(({ to }) => to === ravi.account.email)
    expect(mails.map(({ text }) => text).join()).toContain('the other account is closed')
  })

  it('the mentor deletes the account', async () => {
    const { other } = await busyMentor()
    await erase(ravi)
    for (const learner of [asha, other]) expect((await w.news(learner)).at(-1)).toBe('cancelled')
    expect(await t.db.selectFrom('mentor_places').select('mentor_id').execute()).toEqual([])
  })
})

it('an accepted mentorship lets the mentor write to the learner, a request does not', async () => {
  const connectedIds = async () => {
    const payload = { userId: ravi.account._id, partnerIds: [asha.account._id] }
    const headers = { 'x-service-key': t.config.serviceKey! }
    const response = await t.app.inject({ method: 'POST', url: '/internal/connections', headers, payload })
    return response.json().data.connectedIds
  }
  const id = await w.requested(asha, ravi)
  expect(await connectedIds()).toEqual([])
  await w.through(id, [[ravi, 'accept']])
  expect(await connectedIds()).toEqual([asha.account._id])
  await w.through(id, [[ravi, 'end']])
  expect(await connectedIds()).toEqual([])
})

it('an accepted mentorship books one introduction, an active one sessions', async () => {
  const kind = { id: 'talk', title: 'Talk', minutes: 30, buffer: 0, noticeHours: 12, horizonDays: 30 }
  await w.post(ravi, '/mentor/availability', {
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 600, until: 720 })),
    timeZone: 'Asia/Kolkata',
    days: [],
    kinds: [kind],
    meetingUrl: '',
  })
  const from = t.clock()
  const range = `from=${from.toISOString()}&to=${new Date(from.getTime() + 5 * DAY_MS).toISOString()}`
  const { slots } = await w.get(asha, `/mentors/${ravi.account._id}/slots?${range}`)
  const book = (n: number) =>
    w.post(asha, '/meetings', {
      userId: asha.account._id,
      clientId: `client-${n}`,
      mentor: ravi.account._id,
      kindId: 'talk',
      start: slots[n].start,
      topic: '',
    })
  const id = await w.requested(asha, ravi)
  expect((await book(0)).json().code).toBe('not_enrolled')
  await w.through(id, [[ravi, 'accept']])
  const tries = await Promise.all([book(0), book(1)])
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await book(2)).json().code).toBe('introduction_booked')
  await w.through(id, [[asha, 'confirm']])
  expect((await book(3)).statusCode).toBe(200)
})

it('the export has both people’s words, and not why the other one has ended it', async () => {
  const id = await w.requested(asha, ravi)
  await w.through(id, [
    [ravi, 'ask', 'How many hours do you have?'],
    [asha, 'answer', 'About six.'],
    [ravi, 'accept'],
    [asha, 'end', 'He is too strict.'],
  ])
  const exported = async (person: Person) =>
    JSON.stringify(await accountOf(t.db, await personOf(person), t.clock().toISOString()))
  for (const person of [asha, ravi]) expect(await exported(person)).toContain('About six.')
  expect(await exported(asha)).toContain('He is too strict.')
  expect(await exported(ravi)).not.toContain('He is too strict.')
  expect(await exported(ravi)).toContain('"capacity":3')
})

it('a limited account asks nobody and accepts nobody', async () => {
  const id = await w.requested(asha, ravi)
  for (const person of [asha, ravi]) {
    const limited = await personOf(person)
    const wanted = { person: limited, kind: 'limit', reason: 'Several people have reported you.' } as const
    await t.db.transaction().execute((tx) => imposeSanction(tx, context(), wanted))
  }
  expect((await w.act(ravi, id, 'accept', { version: 0 })).json().reason).toBe('contact_limited')
  expect((await w.request(asha, await w.mentor())).json().reason).toBe('contact_limited')
  expect((await w.request(await w.learner(), ravi)).json().reason).toBe('closed')
})
