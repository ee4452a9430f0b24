import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { userInfo, tmpdir } from 'node:os'
import { join } from 'node:path'
import { TestChat } from '../chat/testing/chatService'
import { insertMentor } from '../courses/catalogue/testing/insertCourse'
import type { ApiDatabase } from '../kernel/database/schema'
import { migrations } from '../kernel/database/migrations/index'
import { jobQueue } from '../platform/jobs/jobQueue'
import { chooseMailer } from '../platform/mail/chooseMailer'
import { mailQueue } from '../platform/mail/mailQueue'
import { SERVICE_KEY } from '../testing/chatApi'
import { freshDatabaseWith, type FreshDatabase } from '../testing/freshDatabase'
import { operate, type Ended } from '../testing/operate'
import { testConfig } from '../testing/testConfig'

// These tests run the real command in its own process, on the real database, while chat runs.
const ROOT = join(__dirname, '../../..')
const NOW = '2026-11-20T08:30:00.000Z'

let fresh: FreshDatabase<ApiDatabase>
let chat: TestChat
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mentor-connect-operator-'))
  fresh = await freshDatabaseWith<ApiDatabase>(migrations, join(dataDir, 'api.db'))
  chat = await TestChat.start()
})
afterAll(async () => {
  await chat.close()
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const settings = () => ({
  DATA_DIR: dataDir,
  SERVICE_KEY,
  CHAT_URL: chat.urls[0]!.replace('ws', 'http'),
  DATABASE_URL: fresh.location.url ?? '',
})

/** Runs the command in its own process. */
function typed(line: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, ...settings() }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/bootstrap.mjs', 'operator', ...line],
      { cwd: ROOT, env },
      (failure, out, error) => resolve({ code: Number(failure?.code ?? 0), out, error }),
    )
  })
}

/** Runs the command in this process, which is faster. */
const operator = (line: string[], environment: Record<string, string> = {}) =>
  operate(line, { ...settings(), ...environment })

const mails = async () => {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [] as string[])).sort()
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))))
}
/** The last mail to one address. Across addresses, the order of waiting mails is not defined. */
const lastMailTo = async (address: string) => (await mails()).filter(({ to }) => to === address).at(-1)
/** Sends due mails like the running API. */
async function serverSendsMails() {
  const config = testConfig({ dataDir })
  const jobs = jobQueue({ db: fresh.db, clock: () => new Date() })
  const { mailer } = await chooseMailer(config, () => new Date())
  mailQueue({ jobs, mailer, config })
  await jobs.settle()
}
const waitingJobs = async () => {
  const rows = await fresh.db.selectFrom('jobs').select('dedupe_key').where('state', '=', 'waiting').execute()
  return rows.map(({ dedupe_key }) => dedupe_key)
}
const statusOf = async (id: string) =>
  (await fresh.db.selectFrom('mentors').select('status').where('id', '=', id).executeTakeFirst())?.status

async function learner(id: string) {
  const email = `${id}@example.org`
  await fresh.db
    .insertInto('learners')
    .values({ id, email, name: id, verified: 1, created_at: NOW, updated_at: NOW })
    .execute()
  return email
}

it('approves a mentor, rejects with a reason, mails both in their language, and records the operator', async () => {
  await insertMentor(fresh.db, { id: 'tanvi', name: 'Tanvi Shah', status: 'inactive' })
  await insertMentor(fresh.db, { id: 'ravi', name: 'Ravi Kumar', status: 'inactive' })
  await fresh.db.updateTable('mentors').set({ language: 'hi' }).where('id', '=', 'ravi').execute()

  expect((await typed(['mentors', 'approve', 'Tanvi@example.org'])).out).toMatch(/approved, and was told/)
  expect(await statusOf('tanvi')).toBe('active')
  expect(await lastMailTo('tanvi@example.org')).toMatchObject({
    text: expect.stringMatching(/approved[^]*मंज़ूर/),
  })

  const reject = ['mentors', 'reject', 'ravi@example.org', '--reason', 'The profile says nothing.', '--yes']
  expect((await typed([...reject, '--json'])).out).toContain('"rejected"')
  expect(await statusOf('ravi')).toBe('inactive')
  const mail = await lastMailTo('ravi@example.org')
  expect(mail.text).toContain('The profile says nothing.')
  expect(mail.subject).toMatch(/मंज़ूर नहीं/)
  expect(mail.subject).not.toMatch(/approved/)

  const listed = JSON.parse((await operator(['mentors', 'list', '--json'])).out)
  expect(listed).toMatchObject([
    { id: 'ravi', standing: 'rejected', reason: 'The profile says nothing.' },
    { id: 'tanvi', standing: 'active' },
  ])
  const audit = JSON.parse((await operator(['audit', 'list', '--json'])).out)
  expect(audit).toMatchObject([
    { act: 'mentors reject', target: 'ravi', email: 'ravi@example.org', operator: userInfo().username },
    { act: 'mentors approve', target: 'tanvi' },
  ])
  expect((await operator(['mentors', 'list', '--status', 'active'])).out).toMatch(
    /tanvi@example.org +Tanvi Shah/,
  )
})

it('records the name that the settings give the operator, where everybody acts as the same user', async () => {
  await insertMentor(fresh.db, { id: 'meera', name: 'Meera Nair', status: 'inactive' })
  const reject = ['mentors', 'reject', 'meera@example.org', '--reason', 'No answer.', '--yes']
  expect((await operator(reject, { OPERATOR_NAME: 'asha' })).code).toBe(0)
  const audit = JSON.parse((await operator(['audit', 'list', '--json'])).out)
  expect(audit[0]).toMatchObject({ act: 'mentors reject', target: 'meera', operator: 'asha' })
})

it('decides while the mail server is down, and reports that the mail is sent later', async () => {
  await insertMentor(fresh.db, { id: 'uma', status: 'inactive' })
  const ended = await operator(['mentors', 'approve', 'uma@example.org'], { SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(ended).toMatchObject({ code: 0, out: expect.stringMatching(/approved, and will be told by mail/) })
  expect(await statusOf('uma')).toBe('active')
  expect(await waitingJobs()).toEqual([expect.stringMatching(/^mail:mentor-approved:/)])
})

it('exports and erases a person in both services', async () => {
  const email = await learner('asha')
  await chat.converse('asha', 'm-ravi')
  const client = await chat.connect('asha')
  client.send({ receiverId: 'm-ravi', message: 'नमस्ते' })
  await client.next('ack')

  const data = JSON.parse((await typed(['users', 'export', email])).out)
  expect(data).toMatchObject({
    account: { email },
    chat: { conversations: [{ messages: [{ message: 'नमस्ते' }] }] },
  })

  expect((await typed(['users', 'erase', email, '--reason', 'asked by mail', '--yes'])).out).toMatch(
    /deleted in both/,
  )
  expect(await fresh.db.selectFrom('learners').select('id').where('id', '=', 'asha').execute()).toEqual([])
  expect(await client.closed).toBe(4401)
  await serverSendsMails()
  expect(await lastMailTo(email)).toMatchObject({
    subject: expect.stringMatching(/We have deleted/),
    text: expect.stringMatching(/> asked by mail[^]*answer this email/),
  })
  const again = await typed(['users', 'erase', email, '--reason', 'x', '--yes'])
  expect(again).toMatchObject({ code: 1, error: `✗ No account has the address ${email}.\n` })
  expect((await operator(['audit', 'list'])).out).not.toContain(email)
})

it('erases nothing by mistake: asks for confirmation, shows a dry run and requires a reason', async () => {
  const email = await learner('esha')
  const isThere = async () =>
    (await fresh.db.selectFrom('learners').select('id').where('id', '=', 'esha').execute()).length === 1
  const unasked = await operator(['users', 'erase', email, '--reason', 'asked by mail'])
  expect(unasked).toMatchObject({
    code: 1,
    error: expect.stringMatching(/Nothing was done: there is no terminal/),
  })
  const unreasoned = await operator(['users', 'erase', email, '--yes'])
  expect(unreasoned).toMatchObject({ code: 2, error: expect.stringMatching(/needs --reason/) })
  const dry = await operator(['users', 'erase', email, '--dry-run'])
  expect(dry.out).toMatch(
    /Would delete the learner esha \(esha@example.org\), id esha[^]*Nothing was deleted/,
  )
  expect((await operator(['audit', 'list'])).out).not.toContain('users erase  esha')
  expect(await isThere()).toBe(true)
})

it('suspends, restores and ends sessions from the command line, while chat runs', async () => {
  const email = await learner('farid')
  const client = await chat.connect('farid')
  const suspend = ['users', 'suspend', email, '--reason', 'Sent advertisements.', '--yes']
  expect((await operator(suspend)).out).toMatch(/farid@example.org is suspended \(chat knows it\)/)
  expect(await client.closed).toBe(4403)
  expect(await lastMailTo(email)).toMatchObject({ replyTo: 'support@mentor-connect.localhost' })
  const restore = ['users', 'restore', email, '--reason', 'It was somebody else.']
  expect((await operator(restore)).out).toMatch(/has access again \(chat knows it\)/)
  const again = await chat.connect('farid')
  expect((await operator(['sessions', 'end', email, '--yes'])).out).toMatch(/logged out everywhere/)
  again.terminate()
  expect(JSON.parse((await operator(['audit', 'list', '--json', '--limit', '3'])).out)).toMatchObject([
    { act: 'sessions end', target: 'farid' },
    { act: 'users restore', reason: 'It was somebody else.' },
    { act: 'users suspend', reason: 'Sent advertisements.' },
  ])
})

it('erases while chat is down, and reports that the rest is done later', async () => {
  const email = await learner('bina')
  const ended = await operator(['users', 'erase', email, '--reason', 'x', '--yes', '--json'], {
    CHAT_URL: 'http://127.0.0.1:9',
  })
  expect(JSON.parse(ended.out)).toEqual({ id: 'bina', state: 'pending' })
  expect(await waitingJobs()).toContain('account.finish-erasure:bina')
  const data = await operator(['users', 'export', await learner('chitra')], {
    CHAT_URL: 'http://127.0.0.1:9',
  })
  expect(data).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/chat service .* does not respond/),
  })
})

const certificateRow = (id: string, learner: string) => ({
  id,
  learner_id: learner,
  course_id: `course-of-${id}`,
  course_name: 'Bread',
  instructor_name: 'Kavita',
  learner_name: 'Gita',
  created_at: NOW,
  updated_at: NOW,
})

it('mails the learner whose certificate it revokes, with the reason and what to do next, once', async () => {
  const email = await learner('kiran')
  await fresh.db.insertInto('certificates').values(certificateRow('cert-3', 'kiran')).execute()
  const revoke = ['certificates', 'revoke', 'cert-3', '--reason', 'Somebody else learned.', '--yes']
  expect((await operator(revoke)).out).toBe('cert-3 is revoked, and the learner was told by mail.\n')
  await operator(revoke)
  const sent = (await mails()).filter(({ to }) => to === email)
  expect(sent).toMatchObject([
    { subject: expect.stringMatching(/certificate is revoked/), replyTo: 'support@mentor-connect.localhost' },
  ])
  expect(sent[0].text).toMatch(
    /“Bread”[^]*> Somebody else learned\.[^]*answer this email or write to support@/,
  )
})

it('revokes a certificate once, with the reason', async () => {
  await fresh.db.insertInto('certificates').values(certificateRow('cert-1', 'x')).execute()
  const revoke = ['certificates', 'revoke', 'cert-1', '--reason', 'issued by mistake', '--yes']
  expect((await operator(revoke)).out).toBe('cert-1 is revoked.\n')
  expect((await operator(revoke)).out).toBe('cert-1 was revoked already.\n')
  const row = await fresh.db
    .selectFrom('certificates')
    .selectAll()
    .where('id', '=', 'cert-1')
    .executeTakeFirst()
  expect(row).toMatchObject({ revoked_reason: 'issued by mistake', revoked_at: expect.any(String) })
  expect((await operator(['certificates', 'revoke', 'none', '--reason', 'x', '--yes'])).code).toBe(1)
})

it('lists reports from chat', async () => {
  await chat.converse('dev', 'm-ravi')
  const report = { userId: 'dev', partnerId: 'm-ravi', reason: 'rude\u001b[31m' }
  await chat.call('dev', '/api/chat/report', report)
  const { out } = await operator(['reports', 'list'])
  expect(out).toMatch(/dev +m-ravi +rude/)
  expect(out).not.toContain('\u001b')
})

it.each([
  [[], 0, /mentors approve <email>/],
  [['--help'], 0, /certificates revoke <id> --reason <text>/],
  [['mentors', '--help'], 0, /mentors approve <email>/],
  [['mentors', 'approve', '--help'], 0, /users erase <email>/],
])('%j prints the usage', async (line, code, text) => {
  expect(await operator(line)).toMatchObject({ code, out: expect.stringMatching(text) })
})

it.each([
  [['mentors'], 2, /There is no command "mentors"/],
  [['mentors', 'approve'], 2, /Use it as: mentors approve <email>/],
  [['mentors', 'approve', 'a@b.c', 'd@e.f'], 2, /Use it as/],
  [['mentors', 'reject', 'tanvi@example.org'], 2, /needs --reason/],
  [['users', 'suspend', 'tanvi@example.org'], 2, /needs --reason/],
  [['users', 'restore', 'tanvi@example.org'], 2, /needs --reason/],
  [['sessions', 'end', 'nobody@example.org'], 1, /No account has the address/],
  [['mentors', 'reject', 'tanvi@example.org', '--reason', ' '], 2, /needs --reason/],
  [['mentors', 'list', '--colour'], 2, /Unknown option '--colour'/],
  [['mentors', 'list', '--status', 'odd'], 1, /--status is one of/],
  [['mentors', 'approve', 'nobody@example.org'], 1, /No mentor has the address/],
  [['audit', 'list', '--limit', '0'], 1, /--limit is a number/],
])('%j fails with a message and exit code %i', async (line, code, text) => {
  expect(await operator(line)).toMatchObject({ code, out: '', error: expect.stringMatching(text) })
})

it('does not create a missing database', async () => {
  const nowhere = await mkdtemp(join(tmpdir(), 'mentor-connect-nowhere-'))
  const ended = await operator(['mentors', 'list'], { DATA_DIR: nowhere, DATABASE_URL: '' })
  expect(ended).toMatchObject({ code: 1, error: expect.stringMatching(/There is no data in/) })
  expect(await readdir(nowhere)).toEqual([])
  await rm(nowhere, { recursive: true })
})
