import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '../../kernel/database/migrations/index'
import type { ApiDatabase } from '../../kernel/database/schema'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { operate } from '../../testing/operate'

const NOW = '2026-11-20T08:30:00.000Z'
const TEXT = `[en]
What happened

Dear {name},

please choose a
new password.

[hi]
क्या हुआ

प्रिय {name}, कृपया नया पासवर्ड चुनें।
`

let fresh: FreshDatabase<ApiDatabase>
let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mentor-connect-notices-'))
  fresh = await freshDatabaseWith<ApiDatabase>(migrations, join(dir, 'api.db'))
  const people = [
    { id: 'adult', email: 'adult@example.org', language: 'en' as const },
    { id: 'minor', email: 'minor@example.org', language: 'hi' as const, is_minor: 1 as const },
  ]
  for (const person of people)
    await fresh.db
      .insertInto('learners')
      .values({ name: 'Gita', verified: 1, created_at: NOW, updated_at: NOW, ...person })
      .execute()
  await writeFile(join(dir, 'notice.txt'), TEXT)
})
afterEach(async () => {
  await fresh.drop()
  await rm(dir, { recursive: true, force: true })
})

const operator = (...line: string[]) =>
  operate(line, { DATA_DIR: dir, DATABASE_URL: fresh.location.url ?? '', CHAT_URL: 'http://127.0.0.1:9' })
const path = (name: string) => join(dir, name)
const notify = (...more: string[]) =>
  operator(
    'notify',
    path('notice.txt'),
    '--name',
    'breach-1',
    '--people',
    path('people.txt'),
    '--reason',
    'A breach',
    ...more,
  )
const mails = async () => {
  const jobs = await fresh.db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('created_at')
    .execute()
  return jobs.map(({ payload }) => JSON.parse(payload!) as { to: string; subject: string; text: string })
}

it('lists whose data is concerned, minors first, and writes their ids', async () => {
  const { out } = await operator('affected', 'list')
  expect(out).toMatch(/minor@example\.org[\s\S]*adult@example\.org/)
  await operator('affected', 'list', '--out', path('people.txt'))
  expect(await readFile(path('people.txt'), 'utf8')).toBe('minor\nadult\n')
  expect((await operator('affected', 'list', '--created-before', '2026-01-01')).out).toMatch(/Nobody/)
})

it('mails each person once in the own language, also if the first run was interrupted', async () => {
  await writeFile(path('people.txt'), 'minor\n')
  expect(await notify('--yes')).toMatchObject({ code: 0, out: expect.stringMatching(/Mails: 1\./) })
  await writeFile(path('people.txt'), 'minor\nadult\nadult\nsomebody-else\n')
  const second = await notify('--yes')
  expect(second.out).toMatch(/Mails: 1\. Mailed before: 1\. Without an account: 1\./)
  expect((await notify('--yes')).out).toMatch(/Mails: 0\. Mailed before: 2\./)
  const sent = await mails()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['minor@example.org', 'क्या हुआ'],
    ['adult@example.org', 'What happened'],
  ])
  expect(sent[1]!.text).toContain('Dear Gita,')
  const acts = await fresh.db.selectFrom('operator_acts').select(['act', 'target', 'reason']).execute()
  expect(acts).toEqual([{ act: 'notify', target: 'breach-1', reason: 'A breach' }])
})

it('shows in a dry run what would be sent, asks before it sends, and refuses another text of this name', async () => {
  await writeFile(path('people.txt'), 'minor\nadult\n')
  const dry = await notify('--dry-run')
  expect(dry.out).toMatch(/What happened[\s\S]*क्या हुआ[\s\S]*Mails: 2\.[\s\S]*Nothing was sent/)
  expect(await notify()).toMatchObject({
    code: 1,
    error: expect.stringMatching(/mail “What happened” to 2 people/),
  })
  expect(await mails()).toEqual([])
  await notify('--yes')
  await writeFile(path('notice.txt'), TEXT.replace('new password', 'better one'))
  expect(await notify('--yes')).toMatchObject({ code: 1, error: expect.stringMatching(/another text/) })
})

it.each([
  ['without Hindi', TEXT.split('[hi]')[0]!, /no part \[hi\]/],
  ['with something to fill in', TEXT.replace('a\nnew', '[which]'), /still has to be filled in: \[which\]/],
  ['without a subject', TEXT.replace('What happened\n\n', 'What happened\n'), /begins with its subject/],
])('refuses a notice %s', async (_name, text, message) => {
  await writeFile(path('people.txt'), 'minor\n')
  await writeFile(path('notice.txt'), text)
  expect(await notify('--yes')).toMatchObject({ code: 1, error: expect.stringMatching(message) })
  expect(await mails()).toEqual([])
})

it('ends the sessions of everybody, on the site that is named', async () => {
  const session = { role: 'user' as const, created_at: NOW, expires_at: '2099-01-01T00:00:00.000Z' }
  for (const id of ['adult', 'minor'])
    await fresh.db
      .insertInto('sessions')
      .values({
        id_hash: id,
        person_id: id,
        ...session,
        last_used_at: null,
        browser: null,
        system: null,
        device_id: null,
      })
      .execute()
  const end = (host: string) => operator('sessions', 'end-all', host, '--reason', 'A breach', '--yes')
  expect((await end('elsewhere.org')).error).toMatch(/This is the site localhost:3000/)
  expect((await end('localhost:3000')).out).toMatch(/2 sessions have ended/)
  expect(await fresh.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})
