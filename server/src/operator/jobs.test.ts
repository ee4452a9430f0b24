import { requestPasswordReset } from '@mentor-connect/contract/accounts/auth'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { TestChat } from '../chat/testing/chatService'
import { jobKind } from '../platform/jobs/jobKind'
import { JOB_TIMING } from '../platform/jobs/timing'
import { SERVICE_KEY } from '../testing/chatApi'
import { signedInLearner } from '../testing/signedIn'
import { testMail } from '../testing/testMail'
import { testApp, type TestApp } from '../testing/testApp'
import type { OperatorContext } from './command'
import { jobCommands } from './commands/jobs'

let chat: TestChat
let t: TestApp
const work = jobKind('work')
const mail = testMail()
beforeEach(async () => {
  chat = await TestChat.start()
  t = await testApp({ serviceKey: SERVICE_KEY, chatUrl: chat.urls[0]!.replace('ws', 'http') })
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

function operator(
  name: string,
  argument: string,
  options: Record<string, string> = {},
  changes: object = {},
) {
  const context = {
    ...t,
    config: { ...t.config, ...changes },
    operator: 'root',
  } as unknown as OperatorContext
  return jobCommands.find((one) => one.name === name)!.run(context, argument, options)
}

/** Creates a dead job, which has failed too often, in each service. */
async function twoDeadJobs() {
  for (const { jobs, db } of [
    { jobs: t.jobs, db: t.db },
    { jobs: chat.queues[0]!, db: chat.db },
  ]) {
    const queue = jobs as typeof t.jobs
    queue.handle(work, { outside: () => Promise.reject(new Error('no luck')) })
    await queue.enqueue(db as typeof t.db, work, { key: 'once', payload: {} })
    for (let i = 0; i <= JOB_TIMING.retries.length; i += 1) {
      await queue.settle()
      t.clock.advance(DAY_MS)
      chat.clock.advance(DAY_MS)
    }
  }
}
const listed = async (options = {}) =>
  (await operator('jobs list', '', options)).json as { service: string; id: string; state: string }[]

it('lists the dead jobs of both services, and retries one', async () => {
  await twoDeadJobs()
  const dead = await listed({ state: 'dead' })
  expect(dead).toMatchObject([
    { service: 'api', kind: 'work', key: 'once', state: 'dead', attempts: 8, error: 'no luck' },
    { service: 'chat', kind: 'work', key: 'once', state: 'dead', attempts: 8, error: 'no luck' },
  ])
  expect((await operator('jobs list', '')).text).toMatch(/api .* work +dead +8 .* once +no luck/)

  for (const [jobs, index] of [
    [t.jobs, 0],
    [chat.queues[0]!, 1],
  ] as const) {
    jobs.handle(work, { outside: async () => undefined })
    expect((await operator('jobs retry', dead[index]!.id)).text).toBe('1 job is tried again now.')
    await jobs.settle()
  }
  expect(await listed({ state: 'dead' })).toEqual([])
  expect((await listed({ state: 'done' })).map(({ id }) => id)).toEqual(dead.map(({ id }) => id))
  const acts = await t.db.selectFrom('operator_acts').select(['act', 'target']).execute()
  expect(acts.map(({ target }) => target).sort()).toEqual(dead.map(({ id }) => id).sort())
})

it('retries all dead jobs, and no others', async () => {
  await twoDeadJobs()
  await t.mails.enqueue(t.db, { key: 'later', mail })
  expect((await operator('jobs retry', 'all')).text).toBe('2 jobs are tried again now.')
  expect((await listed({ state: 'waiting' })).length).toBeGreaterThanOrEqual(2)
})

it('lists all jobs about a person, the newest first, with the request that has added each', async () => {
  const [asha, ravi] = [await signedInLearner(t), await signedInLearner(t)]
  const forget = (email: string, id: string) =>
    t.app.inject({
      method: 'POST',
      url: requestPasswordReset.path,
      payload: { email, role: 'user' },
      headers: { 'x-request-id': id },
    })
  await forget(asha.account.email, 'the-first-one')
  t.clock.advance(1_000)
  await forget(asha.account.email, 'the-second-one')
  t.clock.advance(1_000)
  await forget(ravi.account.email, 'of-another-person')
  await t.jobs.settle()

  const about = await listed({ person: asha.account.email })
  expect(about).toMatchObject([
    { kind: 'mail', state: 'done', requestId: 'the-second-one' },
    { kind: 'mail', state: 'done', requestId: 'the-first-one' },
  ])
  expect((await operator('jobs list', '', { person: asha.account.email })).text).toMatch(
    /the-second-one[^]*the-first-one/,
  )
  expect(await listed({ state: 'done', limit: '1' })).toMatchObject([{ requestId: 'of-another-person' }])
})

it('lists the jobs of chat about a person', async () => {
  const asha = await signedInLearner(t)
  const queue = chat.queues[0]! as unknown as typeof t.jobs
  queue.handle(work, { outside: async () => undefined })
  for (const personId of [asha.account._id, 'somebody-else'])
    await queue.enqueue(chat.db as unknown as typeof t.db, work, { key: personId, payload: {}, personId })
  expect(await listed({ person: asha.account.email })).toMatchObject([
    { service: 'chat', key: asha.account._id },
  ])
})

it('never shows the text or the receiver of a mail', async () => {
  jest.spyOn(t.mailer, 'send').mockRejectedValue(new Error('down'))
  await t.mails.enqueue(t.db, { key: 'later', mail })
  await t.jobs.settle()
  const { text, json } = await operator('jobs list', '')
  expect(text).toMatch(/mail +waiting +1/)
  expect(text + JSON.stringify(json)).not.toMatch(/asha|the text/)
})

it('lists the jobs of the main API while chat is down, and reports that those of chat are missing', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await t.mails.enqueue(t.db, { key: 'later', mail, expiresAt: t.clock() })
  await t.jobs.settle()
  const changes = { chatUrl: 'http://127.0.0.1:9' }
  const { json } = await operator('jobs list', '', { state: 'expired' }, changes)
  expect(json).toMatchObject([{ service: 'api', state: 'expired' }])
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/chat are not listed.*does not respond/))
  error.mockRestore()
})

it.each([
  ['jobs list', '', { state: 'odd' }, /--state is one of/],
  ['jobs list', '', { person: 'nobody@example.org' }, /No account has the address nobody@example.org/],
  ['jobs retry', 'none', {}, /No job with the id none/],
])('%s %s %j is refused with a message', async (name, argument, options, sentence) => {
  await expect(operator(name, argument, options as Record<string, string>)).rejects.toThrow(sentence)
})

it.each(['/internal/jobs', '/internal/jobs/retry'])('%s is refused without the service key', async (url) => {
  const payload = { states: ['dead'], limit: 1 }
  const headers = { 'x-service-key': 'a key that somebody has made up, long enough' }
  const response = await chat.nodes[0]!.inject({ method: 'POST', url, payload, headers })
  expect(response.statusCode).toBe(404)
})
