import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { startApiAndChat, type ApiAndChat } from '../../testing/apiAndChat'
import { brokenInvariants, mentorshipWorld, type Person } from '../../testing/mentorshipWorld'
import { racesOf } from '../../testing/raceTests'
import type { SignedIn } from '../../testing/signedIn'

const RACES = racesOf(10)

let t: ApiAndChat
let w: ReturnType<typeof mentorshipWorld>
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
beforeAll(async () => {
  t = await startApiAndChat()
  w = mentorshipWorld(t)
})
afterAll(() => t.close())
beforeEach(() => meet())

const inChat = ({ bearer }: Person, act: string, payload: object) => {
  const headers = { authorization: `Bearer ${bearer}` }
  return t.chat.inject({ method: 'POST', url: `/api/chat/${act}`, headers, payload })
}
/** Creates two people with a conversation. */
async function meet() {
  asha = await w.learner()
  ravi = await w.mentor()
  await inChat(asha, 'create', { userId1: ravi.account._id, userId2: asha.account._id })
}
const setBlock = (act: 'block' | 'unblock', one: Person, other: Person) =>
  inChat(one, act, { userId: one.account._id, partnerId: other.account._id })
async function block(one: Person, other: Person) {
  await setBlock('block', one, other)
  await t.settleChat()
}

it('a block in chat is known to requests a moment later, and so is its end', async () => {
  await block(ravi, asha)
  expect((await w.request(asha, ravi)).json().reason).toBe('closed')
  await setBlock('unblock', ravi, asha)
  await t.settleChat()
  expect((await w.request(asha, ravi)).statusCode).toBe(200)
})

it('a block holds while chat is away', async () => {
  await block(asha, ravi)
  await t.stopChat()
  expect((await w.request(asha, ravi)).json().reason).toBe('closed')
  await t.startChat()
})

it(`nothing stays open that is asked for or accepted at the moment of blocking (${RACES} runs)`, async () => {
  for (let run = 0; run < RACES; run += 1) {
    await meet()
    const other = await w.mentor()
    await inChat(asha, 'create', { userId1: other.account._id, userId2: asha.account._id })
    const id = await w.requested(asha, other)
    await Promise.all([
      block(ravi, asha),
      w.request(asha, ravi),
      block(asha, other),
      w.act(other, id, 'accept', { version: 0 }),
    ])
    await t.settleChat()
    for (const which of ['requests', 'current'])
      expect((await w.get(asha, `/mentorships?which=${which}`)).mentorships).toEqual([])
    expect(await w.taken(other)).toBe(0)
  }
  expect(await brokenInvariants(t)).toEqual([])
})
