import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { signedInMentor } from '../../testing/signedIn'
import { blockService } from '../../trust/blocks/blocks.service'
import { pathRoom } from './pathRoom.query'
import { pathWorld, type PathWorld } from './testing/pathWorld'

let w: PathWorld
beforeEach(async () => {
  w = await pathWorld()
})
afterEach(() => w.t.close())

const URL = '/mentor/skill-paths/p1/room'
const find = (openedAt = w.t.clock().toISOString()) => pathRoom(w.t.db, 'p1', { openedAt, now: w.t.clock() })

it('is opened and closed by the mentor who has made the path', async () => {
  await w.save()
  expect((await w.post(w.mentor, URL, { open: true })).statusCode).toBe(400)
  await w.post(w.mentor, '/mentor/skill-paths/p1/publish', { version: 0 })
  const roomId = 'path-p1'
  expect((await w.post(w.mentor, URL, { open: true })).json().data).toEqual({ state: 'open', roomId })
  expect((await w.get(URL, w.mentor)).data).toEqual({ state: 'open', roomId })
  const other = await signedInMentor(w.t)
  expect((await w.post(other, URL, { open: false })).statusCode).toBe(404)
  expect((await w.get(URL, other)).status).toBe(404)
  expect((await w.post(w.asha, URL, { open: false })).statusCode).toBe(403)
  expect((await w.post(w.mentor, URL, { open: false })).json().data).toEqual({ state: 'closed', roomId })
})

it('has the mentor and the learners who have joined lately', async () => {
  await w.publish()
  await w.post(w.asha, '/skill-paths/p1/join')
  const isTold = async () => (await w.t.db.selectFrom('rooms').select('is_told').executeTakeFirst())?.is_told
  const { members } = (await find())!
  expect(members).toEqual([
    { personId: w.mentor.account._id, role: 'owner' },
    { personId: w.asha.account._id, role: 'member' },
  ])
  const later = new Date(w.t.clock().getTime() + 31 * DAY_MS).toISOString()
  expect((await find(later))!.members).toHaveLength(1)
  await w.post(w.mentor, URL, { open: true })
  expect(await isTold()).toBe(1)
  await w.post(w.asha, '/skill-paths/p1/leave')
  expect(await isTold()).toBe(0)
  expect((await find())!.members).toHaveLength(1)
})

it('has nobody who has blocked the mentor, or whom the mentor has blocked', async () => {
  await w.publish()
  await w.post(w.asha, '/skill-paths/p1/join')
  await w.post(w.mentor, URL, { open: true })
  const people: [string, string] = [w.asha.account._id, w.mentor.account._id]
  const versionOf = async () =>
    (await w.t.db.selectFrom('rooms').select('version').executeTakeFirstOrThrow()).version
  const set = (blockedBy: string[]) => {
    w.t.clock.advance(1000)
    return blockService(w.t).note({ people, blockedBy, changedAt: w.t.clock().toISOString() })
  }
  for (const by of people) {
    const before = await versionOf()
    await set([by])
    expect((await find())!.members).toEqual([{ personId: w.mentor.account._id, role: 'owner' }])
    const blocked = await versionOf()
    expect(blocked).toBeGreaterThan(before)
    await set([])
    expect((await find())!.members).toHaveLength(2)
    expect(await versionOf()).toBeGreaterThan(blocked)
  }
})
