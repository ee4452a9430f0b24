import { PATHS_OF_MENTOR_MAX } from '@mentor-connect/contract/learning/skillPathLimits'
import { signedInMentor } from '../../testing/signedIn'
import { pathWorld, type PathWorld } from './testing/pathWorld'

let w: PathWorld
beforeEach(async () => (w = await pathWorld()))
afterEach(() => w.t.close())

describe('making a path', () => {
  it('is for mentors, who see and change only their own', async () => {
    expect((await w.save({}, w.asha)).statusCode).toBe(403)
    expect((await w.save()).json().data).toMatchObject({ state: 'draft', version: 0 })
    const other = await signedInMentor(w.t)
    expect((await w.get('/mentor/skill-paths/p1', other)).status).toBe(404)
    expect((await w.get('/mentor/skill-paths', other)).data.paths).toEqual([])
    expect((await w.save({ version: 0 }, other)).statusCode).toBe(404)
    expect((await w.save({}, other)).statusCode).toBe(400)
    for (const act of ['publish', 'unpublish', 'delete'])
      expect((await w.post(other, `/mentor/skill-paths/p1/${act}`, { version: 0 })).statusCode).toBe(404)
    const waiting = await signedInMentor(w.t, { status: 'inactive' })
    expect((await w.save({ id: 'p9' }, waiting)).statusCode).toBe(403)
  })

  it('creates one draft when it is repeated, and gives each path its own name', async () => {
    await Promise.all([w.save(), w.save(), w.save()])
    await w.save({ id: 'other-1234567' })
    const { paths } = (await w.get('/mentor/skill-paths', w.mentor)).data
    const slugs = paths.map(({ slug }: { slug: string }) => slug).sort()
    expect(slugs).toEqual(['become-a-data-analyst', 'become-a-data-analyst-other123'])
    expect((await w.save({ id: 'hindi-path', title: 'डेटा का रास्ता' })).json().data.slug).toBe('path-hindipat')
  })

  it('names what is wrong, and accepts courses of the catalogue only', async () => {
    const wrong = await w.save({ title: ' ', subjects: ['Alchemy'], purpose: 'a'.repeat(601) })
    expect(Object.keys(wrong.json().fields).sort()).toEqual(['purpose', 'subjects', 'title'])
    const twice = await w.save({ milestones: [{ title: 'A', courseIds: ['c1', 'c1'] }] })
    expect(twice.json().fields).toHaveProperty('milestones')
    await w.t.db.updateTable('courses').set({ status: 'draft' }).where('id', '=', 'c4').execute()
    for (const courseId of ['c4', 'unknown'])
      expect(
        (await w.save({ milestones: [{ title: 'A', courseIds: [courseId] }] })).json().fields,
      ).toHaveProperty('milestones')
    expect((await w.get('/mentor/skill-paths', w.mentor)).data.paths).toEqual([])
  })

  it('ends at the limit', async () => {
    for (let n = 0; n < PATHS_OF_MENTOR_MAX; n++) await w.save({ id: `p-${n}`, milestones: [] })
    expect((await w.save({ id: 'one-more' })).json().fields).toHaveProperty('title')
  })
})

describe('publishing', () => {
  const publish = (version: number) => w.post(w.mentor, '/mentor/skill-paths/p1/publish', { version })

  it('needs a purpose, a subject, and at least two courses that are available', async () => {
    await w.save({ purpose: '', subjects: [], milestones: [{ title: 'A', courseIds: ['c1'] }] })
    const lacking = await publish(0)
    expect(Object.keys(lacking.json().fields).sort()).toEqual(['milestones', 'purpose', 'subjects'])
    await w.save({ version: 0 })
    await w.t.db.updateTable('courses').set({ status: 'archived' }).where('id', '=', 'c3').execute()
    expect((await publish(1)).json().fields).toHaveProperty('milestones')
    await w.t.db.updateTable('courses').set({ status: 'published' }).where('id', '=', 'c3').execute()
    expect((await publish(1)).json().data).toMatchObject({ state: 'published', version: 2 })
    expect((await publish(1)).json().data.version).toBe(2)
  })

  it('a published path stays complete, and keeps a course that is gone', async () => {
    await w.publish()
    expect((await w.save({ version: 1, milestones: [] })).json().fields).toHaveProperty('milestones')
    await w.t.db.deleteFrom('courses').where('id', '=', 'c2').execute()
    expect((await w.save({ version: 1, title: 'Another title' })).json().data).toMatchObject({
      title: 'Another title',
      slug: 'become-a-data-analyst',
      missingCourses: 1,
    })
  })

  it('of two changes at once, one is refused', async () => {
    await w.publish()
    const answers = await Promise.all([
      w.save({ version: 1, title: 'First' }),
      w.save({ version: 1, title: 'Second' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)!
    expect(refused.json()).toMatchObject({ code: 'edit_conflict', reason: 'path_changed' })
  })

  it('can be taken back', async () => {
    const slug = await w.publish()
    const back = await w.post(w.mentor, '/mentor/skill-paths/p1/unpublish', { version: 1 })
    expect(back.json().data.state).toBe('draft')
    expect((await w.get(`/skill-paths/${slug}`)).status).toBe(404)
  })
})
