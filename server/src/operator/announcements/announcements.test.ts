import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { migrations } from '../../api/database/migrations/index'
import type { ApiDatabase } from '../../api/database/schema'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { operate } from '../../testing/operate'

let fresh: FreshDatabase<ApiDatabase>
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mentor-connect-announcements-'))
  fresh = await freshDatabaseWith<ApiDatabase>(migrations, join(dataDir, 'api.db'))
})
afterEach(async () => {
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const announcements = (...line: string[]) =>
  operate(['announcements', ...line], { DATA_DIR: dataDir, DATABASE_URL: fresh.location.url ?? '' })
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const texts = ['--en', 'We pause at 10 pm.', '--hi', 'रात 10 बजे साइट थोड़ी देर बंद रहेगी।']
const publish = (...changes: string[]) =>
  announcements('publish', ...texts, '--audience', 'learners', '--until', inHours(2), ...changes)

it('are published, listed and ended on the command line', async () => {
  const { id } = JSON.parse((await publish('--link', '/about', '--json')).out) as { id: string }
  expect((await announcements('list')).out).toMatch(/shown +learners .*We pause at 10 pm\./)
  expect((await announcements('end', id)).code).toBe(0)
  expect((await announcements('list')).out).toContain('over')
  expect((await announcements('end', id)).error).toContain('No announcement')
  const acts = await fresh.db.selectFrom('operator_acts').select('act').orderBy('seq').execute()
  expect(acts.map(({ act }) => act)).toEqual(['announcements publish', 'announcements end'])
})

it.each([
  ['an unknown audience', ['--audience', 'admins'], '--audience'],
  ['a link to another scheme', ['--link', 'javascript:alert(1)'], '/path'],
  ['a time that is none', ['--until', 'tomorrow'], '--until'],
  ['an end that is past', ['--until', inHours(-1)], 'after now'],
])('refuse %s', async (_, changes, says) => {
  const { code, error } = await publish(...changes)
  expect([code, error]).toEqual([1, expect.stringContaining(says)])
})
