import type { Learner } from '@mentor-connect/contract/accounts/people'
import { BLOCKED_MEMBERS_MAX } from '@mentor-connect/contract/messages/roomRules'
import { postApproval } from '../../community/posts/approval.service'
import { startApiAndChat, type ApiAndChat } from '../../testing/apiAndChat'
import { signedInMentor, type SignedIn } from '../../testing/signedIn'
import { projectWorld, type ProjectWorld } from '../../work/projects/testing/projectWorld'
import type { Person } from '../../work/testing/workWorld'

let t: ApiAndChat
let w: ProjectWorld
let asha: SignedIn<Learner>
let bina: SignedIn<Learner>
beforeEach(async () => {
  t = await startApiAndChat()
  w = await projectWorld(t)
  ;({ asha, bina } = w)
})
afterEach(() => t.close())

const idOf = ({ account }: Person) => account._id
const blocksOf = async (person: Person) => (await w.get('/blocks', person)).data.people
const lift = async (person: Person) =>
  w.post(person, `/blocks/${(await blocksOf(person))[0].blockId}/lift`, {})

describe('the author of a post', () => {
  const read = async (person: Person) => (await w.get('/community/reader/questions/q1', person)).data
  const block = (person: Person, body: object = {}, id = 'q1') =>
    w.post(person, `/community/questions/${id}/block-author`, body)
  beforeEach(async () => {
    const question = { title: 'How do I greet in an interview?', text: 'It is my first one.' }
    await w.post(bina, '/community/questions', {
      id: 'q1',
      ...question,
      subject: 'career',
      tags: [],
      language: 'en',
    })
    await postApproval(t).approve({ kind: 'question', id: 'q1' }, 0)
  })

  it('is blocked without an id, and the block is lifted where all are listed', async () => {
    expect((await read(asha)).question).toMatchObject({ canBlock: true })
    expect((await block(asha)).statusCode).toBe(200)
    expect((await read(asha)).question).toMatchObject({ isFolded: true })
    const [blocked] = await blocksOf(asha)
    expect(blocked).toMatchObject({ name: 'Bina', role: 'user' })
    expect(JSON.stringify(await blocksOf(asha))).not.toContain(idOf(bina))
    expect(await blocksOf(bina)).toEqual([])
    await t.settleChat()
    expect((await lift(asha)).json().data).toEqual({ lifted: true })
    expect(await blocksOf(asha)).toEqual([])
    expect((await read(asha)).question).not.toHaveProperty('isFolded')
    await t.settleChat()
    expect((await read(asha)).question).not.toHaveProperty('isFolded')
  })

  it('of an answer is blocked, too', async () => {
    await w.post(w.chand, '/community/questions/q1/answers', { id: 'a1', text: 'Say hello.', language: 'en' })
    expect((await block(asha, { answerId: 'a1' })).statusCode).toBe(404)
    await postApproval(t).approve({ kind: 'answer', id: 'a1' }, 0)
    expect((await block(asha, { answerId: 'a1' })).statusCode).toBe(200)
    expect(await blocksOf(asha)).toMatchObject([{ name: 'Chand' }])
  })

  it('is not blocked by the author, by mentors and visitors, and not if the post is not shown', async () => {
    expect((await block(bina)).statusCode).toBe(403)
    expect((await block(w.mentor)).statusCode).toBe(403)
    expect((await read(w.mentor)).question).not.toHaveProperty('canBlock')
    expect((await block(asha, {}, 'q2')).statusCode).toBe(404)
    expect((await block(asha, { answerId: 'q1' })).statusCode).toBe(404)
  })

  it('stays as it is while chat is away', async () => {
    await t.stopChat()
    expect((await block(asha)).statusCode).toBe(503)
    expect(await blocksOf(asha)).toEqual([])
    await t.startChat()
  })

  it('is not blocked beyond the limit of blocks', async () => {
    const others = Array.from({ length: BLOCKED_MEMBERS_MAX }, (_, at) => `other-${at}`)
    for (const otherId of others)
      await t.chat.inject({
        method: 'POST',
        url: '/internal/blocks/set',
        headers: { 'x-service-key': t.config.serviceKey! },
        payload: { personId: idOf(asha), otherId, blocked: true },
      })
    expect((await block(asha)).statusCode).toBe(429)
  })
})

describe('a member of a team', () => {
  it('is blocked in the list of people, and the team stays together', async () => {
    const id = await w.started()
    const block = (person: Person, other: Person, blocked = true) =>
      w.post(person, `/teams/${id}/block-member`, { memberId: idOf(other), blocked })
    const people = async (person: Person) => (await w.get(`/teams/${id}`, person)).data.people
    const flagged = async (person: Person) =>
      (await people(person)).filter(({ isBlocked }: { isBlocked?: true }) => isBlocked)

    expect((await block(asha, bina)).statusCode).toBe(200)
    expect(await flagged(asha)).toMatchObject([{ name: 'Bina' }])
    expect(await flagged(bina)).toEqual([])
    expect(await people(bina)).toHaveLength(2)
    expect((await block(asha, bina, false)).statusCode).toBe(200)
    expect(await flagged(asha)).toEqual([])
    expect((await block(asha, asha)).statusCode).toBe(403)
    expect((await block(asha, w.chand)).statusCode).toBe(404)
    expect((await block(w.chand, asha)).statusCode).toBe(404)
    expect((await block(w.mentor, asha)).statusCode).toBe(403)
  })
})

it('lists mentors who were blocked in their conversation, and lifts that, too', async () => {
  const mentor = await signedInMentor(t, { name: 'Kavita Iyer' })
  const inChat = (act: string, payload: object) =>
    t.chat.inject({
      method: 'POST',
      url: `/api/chat/${act}`,
      headers: { authorization: `Bearer ${asha.bearer}` },
      payload,
    })
  await inChat('create', { userId1: idOf(mentor), userId2: idOf(asha) })
  await inChat('block', { userId: idOf(asha), partnerId: idOf(mentor) })
  await t.settleChat()
  expect(await blocksOf(asha)).toMatchObject([{ name: 'Kavita Iyer', role: 'mentor' }])
  expect((await w.post(bina, `/blocks/${(await blocksOf(asha))[0].blockId}/lift`, {})).statusCode).toBe(404)
  await lift(asha)
  expect(await blocksOf(asha)).toEqual([])
  const { data } = await t.chat
    .inject({
      method: 'GET',
      url: `/api/chat/chat-list/?userId=${idOf(asha)}`,
      headers: { authorization: `Bearer ${asha.bearer}` },
    })
    .then((response) => response.json())
  expect(data).toHaveLength(1)
  expect(data[0]).not.toHaveProperty('blockedBy')
})
