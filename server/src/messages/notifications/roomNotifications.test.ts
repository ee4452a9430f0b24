import type { RoomNews } from '@mentor-connect/contract/messages/roomsInternal'
import { signedInLearner } from '../../testing/signedIn'
import { testApp } from '../../testing/testApp'

const key = 'k'.repeat(43)

async function member() {
  const api = await testApp({ serviceKey: key })
  const asha = await signedInLearner(api)
  const { _id: personId } = asha.account
  await api.db
    .insertInto('rooms')
    .values({
      kind: 'workshop',
      subject_id: 'w1',
      version: 1,
      title: 'Bread',
      closed_at: null,
      created_at: '',
    })
    .execute()
  const tell = (news: Partial<RoomNews>, headers: Record<string, string> = { 'x-service-key': key }) =>
    api.app.inject({
      method: 'POST',
      url: '/internal/notifications/rooms',
      headers,
      payload: { news: [{ kind: 'messages', roomId: 'workshop-w1', personId, seq: 1, ...news }] },
    })
  const shown = async () =>
    (await api.app.inject({ url: `/notifications?userId=${personId}`, headers: asha.headers })).json().data
  return { api, tell, shown }
}

it('shows messages and mentions of a room as one entry each, until the room was read', async () => {
  const { api, tell, shown } = await member()
  expect((await tell({}, {})).statusCode).toBe(404)
  expect((await tell({})).statusCode).toBe(200)
  await tell({})
  await tell({ kind: 'mention', seq: 2, authorId: 'gita' })
  await tell({ kind: 'mention', seq: 3, authorId: 'gita' })
  const about = { subject: 'workshop-w1', name: 'Bread', isRead: false }
  expect(await shown()).toMatchObject({
    unread: 2,
    notifications: [
      { ...about, kind: 'room-mention', count: 2 },
      { ...about, kind: 'room-messages', count: 1 },
    ],
  })
  await tell({ kind: 'read', seq: 3 })
  expect(await shown()).toMatchObject({ unread: 0 })
  await api.close()
})

it('ignores people who are gone, and refuses unknown news', async () => {
  const { api, tell, shown } = await member()
  expect((await tell({ personId: 'nobody' })).statusCode).toBe(200)
  expect((await tell({ kind: 'typing' as 'read' })).statusCode).toBe(400)
  expect(await shown()).toMatchObject({ notifications: [] })
  await api.close()
})
