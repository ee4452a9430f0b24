import { copyJournal, readJournalCopy } from '../kernel/restore-journal/journalCopy'
import { listEntries, recordForRestore } from '../kernel/restore-journal/restoreJournal.repo'
import { startChatDoors, type ChatDoors } from '../testing/chatDoors'
import { PASSWORD, signedInLearner, signedInMentor } from '../testing/signedIn'
import { testApp, type TestApp } from '../testing/testApp'
import type { Command, OperatorContext } from './command'
import { keyCommands } from './commands/keys'
import { mentorCommands } from './commands/mentors'
import { certificateCommands } from './commands/certificates'

// Tests of the restore journal in the database and its copy outside of it.
let chat: ChatDoors
let t: TestApp
beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp(chat.config)
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

const EMAIL = 'ravi@example.org'
const COMMANDS: Command[] = [...mentorCommands, ...certificateCommands, ...keyCommands]

function operator(name: string, argument: string) {
  const tellChat = async () => ''
  const context = { ...t, tellChat, operator: 'root' } as unknown as OperatorContext
  const reason = 'Asha Verma complained'
  return COMMANDS.find((one) => one.name === name)!.run(context, argument, { reason })
}

async function eraseSomebody() {
  const { account, headers } = await signedInLearner(t)
  const payload = { userId: account._id, password: PASSWORD, keepCertificates: true }
  await t.app.inject({ method: 'POST', url: '/account/erase', headers, payload })
  return account._id
}

const kinds = async () => (await listEntries(t.db)).map(({ kind, subject }) => [kind, subject])

it('records every permanent action, with ids and nothing else', async () => {
  const erased = await eraseSomebody()
  const mentor = (await signedInMentor(t, { email: EMAIL, name: 'Asha Verma' })).account
  const names = { course_name: 'Bread', instructor_name: 'Kavita', learner_name: 'Asha Verma' }
  const now = t.clock().toISOString()
  await t.db
    .insertInto('certificates')
    .values({ id: 'cert', learner_id: 'x', course_id: 'y', ...names, created_at: now, updated_at: now })
    .execute()
  await t.db.insertInto('credential_keys').values({ multikey: 'z6MkOld', published_at: now }).execute()

  await operator('mentors reject', EMAIL)
  await operator('mentors approve', EMAIL)
  await operator('certificates revoke', 'cert')
  await operator('keys retire', 'z6MkOld')

  expect(await kinds()).toEqual([
    ['account-erased', erased],
    ['mentor-rejected', mentor._id],
    ['mentor-approved', mentor._id],
    ['certificate-revoked', 'cert'],
    ['key-retired', 'z6MkOld'],
  ])
  await copyJournal(t, t.clock)
  const copy = await readJournalCopy(t.files)
  expect(copy).toEqual(await listEntries(t.db))
  expect(copy[0]).toMatchObject({ role: 'user', detail: 'keep-certificates' })
  expect(JSON.stringify(copy)).not.toMatch(/Asha|@/)
})

it('records nothing for commands that changed nothing', async () => {
  const now = t.clock().toISOString()
  await t.db.insertInto('credential_keys').values({ multikey: 'z6MkOld', published_at: now }).execute()
  await operator('keys retire', 'z6MkOld')
  await operator('keys retire', 'z6MkOld')
  await operator('certificates revoke', 'none').catch(() => undefined)
  expect(await kinds()).toEqual([['key-retired', 'z6MkOld']])
})

it('an erasure is copied to the file store before the response; failed copies are retried later', async () => {
  const first = await eraseSomebody()
  expect(await readJournalCopy(t.files)).toMatchObject([{ kind: 'account-erased', subject: first }])

  const put = jest.spyOn(t.files, 'put').mockRejectedValue(new Error('down'))
  const second = await eraseSomebody()
  put.mockRestore()
  expect(await readJournalCopy(t.files)).toHaveLength(1)
  await copyJournal(t, t.clock)
  await copyJournal(t, t.clock)
  expect((await readJournalCopy(t.files)).map(({ subject }) => subject)).toEqual([first, second])
})

it('keeps the order of actions when the clock is set back', async () => {
  const act = { subject: 'asha', role: 'user' as const }
  await recordForRestore(t.db, { kind: 'account-suspended', ...act }, t.clock())
  t.clock.advance(-60_000)
  await recordForRestore(t.db, { kind: 'account-reinstated', ...act }, t.clock())
  expect((await kinds()).map(([kind]) => kind)).toEqual(['account-suspended', 'account-reinstated'])
})

it('cannot be downloaded as an upload', async () => {
  await eraseSomebody()
  const [key] = await t.files.list('restore-journal/')
  expect((await t.app.inject({ url: `/files/${key}` })).statusCode).toBe(404)
})
