import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { FEATURED_MAX } from '@mentor-connect/contract/rules/limits'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { contentChangeSync } from '../../kernel/content-changes/contentChangeSync'
import { signedInMentor } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
let mentorId: string
let headers: { cookie: string }
beforeEach(async () => {
  t = await TestAdmin.start()
  mentorId = (await signedInMentor(t.api, { email: 'ravi@example.org' })).account._id
  ;({ headers } = await t.operator('moderator'))
  for (const [students, id] of ['least', 'less', 'more', 'most'].entries())
    await insertCourse(t.db, { id, mentorId, title: `Course ${id}`, students })
})
afterEach(() => t.close())

const feature = (id: string, body: object = {}) =>
  t.post(`/api/courses/${id}/feature`, { reason: 'Well made.', ...body }, headers)
const unfeature = (id: string) => t.post(`/api/courses/${id}/unfeature`, { reason: 'Out of date.' }, headers)
const inHours = (hours: number) => new Date(t.api.clock().getTime() + hours * HOUR_MS).toISOString()

async function shown(query = 'page=1&featured=first') {
  const url = `/resource/get-resources?sort=popular&limit=3&${query}`
  const { resources } = (await t.api.app.inject({ url })).json().data
  return resources.map(({ _id, featured }: { _id: string; featured?: true }) => (featured ? `*${_id}` : _id))
}

it('come first on the home page, each once, the latest first', async () => {
  expect(await shown()).toEqual(['most', 'more', 'less'])
  await feature('most')
  t.api.clock.advance(1000)
  expect((await feature('least')).statusCode).toBe(200)
  expect(await shown()).toEqual(['*least', '*most', 'more'])
  expect(await shown('')).toEqual(['most', 'more', 'less'])
  expect(await shown('page=2&featured=first')).toEqual(['least'])
  expect((await t.get('/api/courses?view=featured', headers)).json().data.rows).toHaveLength(2)
  expect((await unfeature('least')).statusCode).toBe(200)
  expect((await unfeature('least')).json()).toMatchObject({ reason: 'state_changed' })
  expect(await shown()).toEqual(['*most', 'more', 'less'])
  const acts = await t.db.selectFrom('operator_acts').select(['act', 'target', 'reason']).execute()
  expect(acts).toContainEqual({ act: 'courses feature', target: 'least', reason: 'Well made.' })
  expect(acts).toContainEqual({ act: 'courses unfeature', target: 'least', reason: 'Out of date.' })
})

it('end by themselves at their time', async () => {
  await feature('least', { until: inHours(1) })
  expect((await t.get('/api/courses/least', headers)).json().data.featuredUntil).toBe(inHours(1))
  expect(await shown()).toEqual(['*least', 'most', 'more'])
  t.api.clock.advance(HOUR_MS)
  expect(await shown()).toEqual(['most', 'more', 'less'])
  ;({ headers } = await t.operator('owner'))
  expect((await t.get('/api/courses?view=featured', headers)).json().data.rows).toEqual([])
  expect((await t.get('/api/courses/least', headers)).json().data.featuredAt).toBeNull()
  expect((await unfeature('least')).json()).toMatchObject({ reason: 'state_changed' })
})

it('end when the course is archived or taken out, and do not come back', async () => {
  await feature('least')
  await feature('less')
  const setStatus = (status: 'archived' | 'published') =>
    t.db.updateTable('courses').set({ status }).where('id', '=', 'least').execute()
  await setStatus('archived')
  await t.post('/api/courses/less/unlist', { reason: 'Copied.' }, headers)
  expect((await feature('less')).json()).toMatchObject({ reason: 'state_changed' })
  await setStatus('published')
  await t.post('/api/courses/less/relist', {}, headers)
  expect(await shown()).toEqual(['most', 'more', 'less'])
})

it(`are ${FEATURED_MAX} at most, and all of them are shown`, async () => {
  for (let index = 0; index <= FEATURED_MAX; index++)
    await insertCourse(t.db, { id: `c${index}`, mentorId, title: `Course ${index}` })
  await feature('most', { until: inHours(1) })
  for (let index = 1; index < FEATURED_MAX; index++) expect((await feature(`c${index}`)).statusCode).toBe(200)
  expect((await feature(`c${FEATURED_MAX}`)).json()).toMatchObject({ reason: 'not_possible' })
  expect(await shown()).toHaveLength(FEATURED_MAX)
  // The end of a recommendation that is in force can be changed.
  expect((await feature('most', { until: inHours(0.01) })).statusCode).toBe(200)
  t.api.clock.advance(60_000)
  expect((await feature(`c${FEATURED_MAX}`)).statusCode).toBe(200)
})

it('change the pages that show lists of courses', async () => {
  const told: string[][] = []
  const sync = contentChangeSync({ db: t.db, tell: async ({ tags }) => void told.push(tags) })
  await sync.sendPending()
  told.length = 0
  await feature('least')
  await sync.sendPending()
  expect(told).toEqual([['courses']])
})

it('refuses an end that is past, no reason, an unknown course and a draft', async () => {
  await t.db.updateTable('courses').set({ status: 'draft' }).where('id', '=', 'more').execute()
  expect((await feature('least', { until: inHours(-1) })).json()).toMatchObject({ reason: 'not_possible' })
  expect((await feature('least', { reason: ' ' })).statusCode).toBe(400)
  expect((await feature('least', { until: 'x'.repeat(200) })).statusCode).toBe(400)
  expect((await feature('nothing')).statusCode).toBe(404)
  expect((await feature('more')).statusCode).toBe(404)
  const support = await t.operator('support')
  const refused = await t.post('/api/courses/least/feature', { reason: 'Good.' }, support.headers)
  expect(refused.statusCode).toBe(403)
  expect(await shown()).toEqual(['most', 'less', 'least'])
})
