import { HOUR_MS, MINUTE_MS, DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { DeliveryMode } from '@mentor-connect/contract/messages/notificationRules'
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
  // The clock of the tests starts at 14:00 Indian time.
  async function mentorWrittenTo(preferences: object = {}) {
    const api = await testApp({ serviceKey: key })
    const asha = await signedInLearner(api, { name: 'Asha' })
    const mentor = await signedInMentor(api, { email: 'ravi@example.org' })
    const { _id: userId } = mentor.account
    const choices = `/notifications/preferences?userId=${userId}`
    const { data } = (await api.app.inject({ url: choices, headers: mentor.headers })).json()
    async function choose(changes: object) {
      const payload = { userId, ...data, ...changes }
      const request = {
        method: 'POST',
        url: '/notifications/preferences',
        headers: mentor.headers,
        payload,
      } as const
      expect((await api.app.inject(request)).statusCode).toBe(200)
    }
    await choose(preferences)
    const tell = (unread: number, lastSeq = unread) => {
      const ids = { conversationId: 'k1', personId: userId, partnerId: asha.account._id }
      const changes = [{ ...ids, unread, lastSeq, since: api.clock().toISOString() }]
      return api.app.inject({
        method: 'POST',
        url: '/internal/notifications/unread',
        headers: { 'x-service-key': key },
        payload: { changes },
      })
    }
    const passes = async (ms: number) => {
      api.clock.advance(ms)
      await api.jobs.settle()
    }
    const mails = () => api.mailer.sent.filter(({ to }) => to === 'ravi@example.org')
    return { api, data, choose, tell, passes, mails }
  }

  it('are mailed to a mentor who is away: once until they are read, without their text', async () => {
    const { api, tell, passes, mails } = await mentorWrittenTo()
    await tell(1)
    await passes(15 * MINUTE_MS - 1)
    expect(mails()).toEqual([])
    await tell(2)
    await passes(1)
    await tell(3)
    await passes(HOUR_MS)
    expect(mails().map(({ text }) => text)).toEqual([expect.stringContaining('2 new messages from Asha')])
    expect(mails()[0]!.text).toContain('http://localhost:3000/mentor/chat')
    await tell(0, 3)
    await tell(1, 4)
    await passes(15 * MINUTE_MS)
    expect(mails()).toHaveLength(2)
    await api.close()
  })

  it('are mailed neither in quiet hours nor after they were read', async () => {
    const night = { quietHours: { from: 14 * 60, until: 20 * 60 } }
    const { api, tell, passes, mails } = await mentorWrittenTo(night)
    await tell(1)
    await passes(6 * HOUR_MS - MINUTE_MS)
    expect(mails()).toEqual([])
    await tell(0, 1)
    await passes(HOUR_MS)
    expect(mails()).toEqual([])
    await api.close()
  })

  it('are mailed in the morning by choice, and not at all to whoever turned them off', async () => {
    const { api, data, choose, tell, passes, mails } = await mentorWrittenTo()
    const chooseMail = (mail: DeliveryMode) =>
      choose({ modes: { ...data.modes, messages: { push: 'now', mail } } })
    await chooseMail('off')
    await tell(1)
    await passes(DAY_MS)
    expect(mails()).toEqual([])
    await chooseMail('digest')
    await tell(2)
    await passes(17 * HOUR_MS)
    expect(mails()).toEqual([])
    await passes(2 * HOUR_MS)
    expect(mails()).toHaveLength(1)
    await api.close()
  })
})
