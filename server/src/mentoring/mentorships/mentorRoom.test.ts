import { mentorshipWorld } from '../../testing/mentorshipWorld'
import { testApp, type TestApp } from '../../testing/testApp'
import { mentorRoom } from './mentorRoom.query'

let t: TestApp
let w: ReturnType<typeof mentorshipWorld>
beforeEach(async () => {
  t = await testApp()
  w = mentorshipWorld(t)
})
afterEach(() => t.close())

const URL = '/mentor/room'

it('the mentor opens and closes the room; nobody else can', async () => {
  const [ravi, asha] = [await w.mentor(), await w.learner()]
  const roomId = `mentor-${ravi.account._id}`
  expect(await w.get(ravi, URL)).toEqual({ state: 'none' })
  expect((await w.post(ravi, URL, { open: false })).json().data).toEqual({ state: 'none' })
  expect((await w.post(ravi, URL, { open: true })).json().data).toEqual({ state: 'open', roomId })
  expect((await w.post(ravi, URL, { open: true })).json().data).toEqual({ state: 'open', roomId })
  expect((await w.post(ravi, URL, { open: false })).json().data).toEqual({ state: 'closed', roomId })
  expect((await w.post(asha, URL, { open: true })).statusCode).toBe(403)
  expect((await w.post(ravi, URL, {})).statusCode).toBe(400)
  expect(await w.get(await w.mentor('Sita'), URL)).toEqual({ state: 'none' })
})

it('has the learners with an active mentorship, and no others', async () => {
  const ravi = await w.mentor()
  const people = [await w.learner('Asha'), await w.learner('Gita'), await w.learner('Meena')] as const
  const [asha, gita, meena] = people
  const [first, second] = [await w.requested(asha, ravi), await w.requested(gita, ravi)]
  await w.requested(meena, ravi)
  for (const [id, learner] of [
    [first, asha],
    [second, gita],
  ] as const)
    await w.through(id, [
      [ravi, 'accept'],
      [learner, 'confirm'],
    ])
  await w.through(second, [[gita, 'end']])
  const state = await mentorRoom(t.db, ravi.account._id, { openedAt: '', now: t.clock() })
  expect(state).toMatchObject({
    title: 'Ravi Kumar',
    isClosed: false,
    members: [
      { personId: ravi.account._id, role: 'owner' },
      { personId: asha.account._id, role: 'member' },
    ],
  })
  expect(await mentorRoom(t.db, 'nobody', { openedAt: '', now: t.clock() })).toBeUndefined()
})
