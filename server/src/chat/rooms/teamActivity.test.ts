import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { TestChat } from '../testing/chatService'
import { say, tellRooms, wantRoom } from '../testing/rooms'

let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start()
  chat.know('asha', 'gita', 'm-ravi')
  await wantRoom(chat, { asha: 'member' })
  const room = {
    title: 'A timetable',
    pages: {},
    members: [
      { personId: 'asha', role: 'member' as const },
      { personId: 'gita', role: 'member' as const },
    ],
    history: 'all' as const,
    closed: false,
  }
  await tellRooms(chat, [{ kind: 'project', subjectId: 't1', version: 1, room }])
})
afterEach(() => chat.close())

/** The teams of which the main API is told after some time. */
async function toldAfter(ms: number) {
  chat.clock.advance(ms)
  chat.api.teamActivity.length = 0
  await chat.settle()
  return chat.api.teamActivity
}

it('tells of a team that talks in its room once a day, and of no other room', async () => {
  const asha = await chat.connect('asha')
  await say(asha, 'in the workshop')
  expect(await toldAfter(HOUR_MS)).toEqual([])
  const first = chat.clock().toISOString()
  await say(asha, 'one', { roomId: 'project-t1' })
  expect(await toldAfter(HOUR_MS)).toEqual([{ teamId: 't1', at: first }])
  await say(asha, 'two', { roomId: 'project-t1' })
  expect(await toldAfter(HOUR_MS)).toEqual([])
  expect(await toldAfter(DAY_MS)).toMatchObject([{ teamId: 't1' }])
  expect(await toldAfter(2 * DAY_MS)).toEqual([])
})
