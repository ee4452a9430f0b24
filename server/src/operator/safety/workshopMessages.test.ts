import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { safetyWorld, type SafetyWorld } from '../../testing/safetyWorld'
import { signedInLearner } from '../../testing/signedIn'

let w: SafetyWorld
beforeEach(async () => {
  w = await safetyWorld()
  const start = new Date(Math.ceil(w.clock().getTime() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS).toISOString()
  await w.post(w.ravi, '/mentor/workshops', {
    id: 'w1',
    title: 'Write a résumé',
    description: 'Bring your own.',
    language: 'en',
    subject: 'Career',
    start,
    minutes: 60,
    seats: 10,
    meetingUrl: '',
  })
  await w.post(w.ravi, '/mentor/workshops/w1/open', { revision: 0 })
  await w.post(w.asha, '/workshops/w1/join', {})
  await w.post(w.ravi, '/mentor/workshops/w1/messages', { id: 'm1', text: 'Pay me first.' })
})
afterEach(() => w.close())

const reason = 'Asks for money.'
type Person = Parameters<typeof w.get>[0]
const report = (person: Person) =>
  w.post(person, '/reports', {
    userId: person.account._id,
    kind: 'workshop-message',
    subjectId: 'm1',
    category: 'money',
    text: '',
  })
const messagesFor = async (person: Person) =>
  (await w.get(person, '/workshops/w1/messages')).json().data.messages
const openCases = async () => (await w.operate('cases list', '', { state: 'open' })).json as { id: string }[]

it('a reported message joins the case of its mentor; the commands hide it and show it again', async () => {
  expect((await report(await signedInLearner(w, { email: 'other@example.org' }))).statusCode).toBe(200)
  expect(await openCases()).toEqual([])
  await report(w.asha)
  const [found] = await openCases()
  expect(found).toMatchObject({ about_id: w.ravi.account._id })
  const { evidence } = (await w.operate('cases show', found!.id)).json as { evidence: { content: object }[] }
  expect(evidence[0]!.content).toMatchObject({ text: 'Pay me first.', workshop: 'Write a résumé' })
  const { reports } = (await w.get(w.asha, `/reports?userId=${w.asha.account._id}`)).json().data
  expect(reports).toMatchObject([{ kind: 'workshop-message' }])

  await w.operate('workshop-messages hide', 'm1', { reason })
  expect(await messagesFor(w.asha)).toEqual([])
  expect(await messagesFor(w.ravi)).toMatchObject([{ id: 'm1', isHidden: true }])
  await expect(w.operate('workshop-messages hide', 'm1', { reason })).rejects.toThrow('m1 is hidden.')
  await w.operate('workshop-messages restore', 'm1', { reason })
  expect(await messagesFor(w.asha)).toHaveLength(1)
})

it('what three have reported is hidden until an operator has looked at it', async () => {
  const others = await Promise.all(
    [1, 2, 3].map((n) => signedInLearner(w, { email: `learner${n}@example.org` })),
  )
  for (const person of others) await w.post(person, '/workshops/w1/join', {})
  for (const person of [w.asha, ...others.slice(0, 2)]) await report(person)
  expect(await messagesFor(w.asha)).toEqual([])
  await w.operate('workshop-messages restore', 'm1', { reason: 'Harmless.' })
  await report(others[2]!)
  expect(await messagesFor(w.asha)).toHaveLength(1)
})

it('what its mentor takes back keeps its evidence, and who has read it can still report it', async () => {
  const other = await signedInLearner(w, { email: 'other@example.org' })
  await w.post(other, '/workshops/w1/join', {})
  await report(w.asha)
  await w.post(w.ravi, '/mentor/workshops/w1/messages/m1/take-back', {})
  await report(other)
  const [found] = await openCases()
  const { evidence } = (await w.operate('cases show', found!.id)).json as { evidence: { content: object }[] }
  expect(evidence).toMatchObject([{ content: { text: 'Pay me first.' } }, { content: { id: 'm1' } }])
  for (const act of ['hide', 'restore'])
    await expect(w.operate(`workshop-messages ${act}`, 'm1', { reason })).rejects.toThrow('m1 is removed.')
  expect(await messagesFor(w.asha)).toEqual([])
})
