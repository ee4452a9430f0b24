import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { testApp } from '../../testing/testApp'

describe('messages', () => {
  const key = 'k'.repeat(43)
  it('are one entry for each conversation with chat’s number, and are read when they were read there', async () => {
    const api = await testApp({ serviceKey: key })
    const asha = await signedInLearner(api)
    const mentor = await signedInMentor(api, { name: 'Ravi Kumar' })
    const tell = (
      unread: number,
      lastSeq: number,
      headers: Record<string, string> = { 'x-service-key': key },
    ) => {
      const ids = { conversationId: 'k1', personId: asha.account._id, partnerId: mentor.account._id }
      const payload = { changes: [{ ...ids, unread, lastSeq }] }
      return api.app.inject({ method: 'POST', url: '/internal/notifications/unread', headers, payload })
    }
    const shown = async () => {
      const url = `/notifications?userId=${asha.account._id}`
      return (await api.app.inject({ url, headers: asha.headers })).json().data
    }
    expect((await tell(1, 1, {})).statusCode).toBe(404)
    expect((await tell(1, 1)).statusCode).toBe(200)
    await tell(3, 3)
    await tell(3, 3)
    const entry = { kind: 'message', subject: 'k1', name: 'Ravi Kumar', count: 3, isRead: false }
    expect(await shown()).toMatchObject({ unread: 1, notifications: [entry] })
    await tell(0, 3)
    expect(await shown()).toMatchObject({ unread: 0, notifications: [{ ...entry, isRead: true }] })
    await api.close()
  })
})
