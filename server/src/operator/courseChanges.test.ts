import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { insertCourse, insertMentor } from '../api/course-data/testing/insertCourse'
import { migrations } from '../api/database/migrations/index'
import type { ApiDatabase } from '../api/database/schema'
import { freshDatabaseWith, type FreshDatabase } from '../testing/freshDatabase'
import { operate } from '../testing/operate'

let fresh: FreshDatabase<ApiDatabase>
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mentor-connect-courses-'))
  fresh = await freshDatabaseWith<ApiDatabase>(migrations, join(dataDir, 'api.db'))
  await insertMentor(fresh.db)
  await insertCourse(fresh.db, { id: 'bread', title: 'Bread', domains: ['Career'] })
})
afterEach(async () => {
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const courses = (...line: string[]) =>
  operate(['courses', ...line], { DATA_DIR: dataDir, DATABASE_URL: fresh.location.url ?? '' })
const acts = async () => {
  const rows = await fresh.db.selectFrom('operator_acts').select('act').orderBy('seq').execute()
  return rows.map(({ act }) => act)
}

it('a course is recommended and no longer on the command line', async () => {
  const until = new Date(Date.now() + HOUR_MS).toISOString()
  expect((await courses('feature', 'bread', '--reason', 'Good.', '--until', until)).code).toBe(0)
  const stored = await fresh.db.selectFrom('courses').select('featured_until').executeTakeFirstOrThrow()
  expect(stored.featured_until).toBe(until)
  expect((await courses('unfeature', 'bread', '--reason', 'Old.')).out).toContain('not recommended any more')
  expect((await courses('unfeature', 'bread', '--reason', 'Old.')).error).toContain('is not recommended')
  expect(await acts()).toEqual(['courses feature', 'courses unfeature'])
})

it('the subjects are replaced on the command line', async () => {
  const { code, out } = await courses('subjects', 'bread', '--set', 'Food, Skills', '--reason', 'It is food.')
  expect([code, out]).toEqual([0, expect.stringContaining('The subjects are changed')])
  const stored = await fresh.db.selectFrom('course_domains').select('domain').orderBy('position').execute()
  expect(stored.map(({ domain }) => domain)).toEqual(['Food', 'Skills'])
  expect(await acts()).toEqual(['courses subjects'])
})

it.each([
  ['an unknown course', ['feature', 'nothing', '--reason', 'Good.'], 1, 'No course'],
  ['no reason', ['feature', 'bread'], 2, '--reason'],
  ['a time that is none', ['feature', 'bread', '--reason', 'Good.', '--until', 'soon'], 1, '--until'],
  ['an end that is past', ['feature', 'bread', '--reason', 'x', '--until', '2020-01-01'], 1, 'after now'],
  ['no subjects', ['subjects', 'bread', '--set', ', ,', '--reason', 'x'], 1, '--set'],
  ['a long subject', ['subjects', 'bread', '--set', 'x'.repeat(41), '--reason', 'x'], 1, '--set'],
])('refuse %s', async (_, line, status, says) => {
  const { code, error } = await courses(...line)
  expect([code, error]).toEqual([status, expect.stringContaining(says)])
  expect(await acts()).toEqual([])
})
