import { SERVICE_KEY } from '../../testing/chatApi'
import { startApiAndChat, type ApiAndChat } from '../../testing/apiAndChat'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'

let t: ApiAndChat
beforeEach(async () => {
  t = await startApiAndChat()
})
afterEach(() => t.close())

async function roomWithMessage() {
  const [asha, gita, ravi] = [await signedInLearner(t), await signedInLearner(t), await signedInMentor(t)]
  const members = [ravi, asha, gita].map(({ account }, index) => ({
    personId: account._id,
    role: index === 0 ? 'owner' : 'member',
  }))
  const room = { title: 'Bread', pages: {}, members, history: 'all', closed: false }
  await t.chat.inject({
    method: 'POST',
    url: '/internal/rooms',
    headers: { 'x-service-key': SERVICE_KEY },
    payload: { rooms: [{ kind: 'workshop', subjectId: 'w1', version: 1, room }] },
  })
  const socket = t.dial(asha.account._id, asha.bearer)
  await socket.next('hello')
  socket.send({ type: 'room_message', roomId: 'workshop-w1', message: 'rude', clientMsgId: 'c1' })
  await socket.next('room_ack')
  const report = (person: typeof asha, more: object = {}) =>
    t.app.inject({
      method: 'POST',
      url: '/reports',
      headers: person.headers,
      payload: {
        userId: person.account._id,
        kind: 'room-message',
        subjectId: 'workshop-w1',
        seq: 1,
        category: 'harassment',
        text: '',
        ...more,
      },
    })
  const cases = () => t.db.selectFrom('cases').selectAll().execute()
  return { asha, gita, report, cases }
}

it('a reported message of a room is a case about its author, with the messages as evidence', async () => {
  const { asha, gita, report, cases } = await roomWithMessage()
  expect((await report(gita)).statusCode).toBe(200)
  await t.jobs.settle()
  expect(await cases()).toMatchObject([{ about_id: asha.account._id }])
  const evidence = await t.db.selectFrom('case_evidence').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(evidence)).toContain('rude')
})

it('a report without a message, of a stranger, or about a missing message leads to no case', async () => {
  const { report, gita, cases } = await roomWithMessage()
  expect((await report(gita, { seq: undefined })).statusCode).toBe(400)
  expect((await report(gita, { seq: 7 })).statusCode).toBe(200)
  expect((await report(await signedInLearner(t))).statusCode).toBe(200)
  await t.jobs.settle()
  expect(await cases()).toEqual([])
})
