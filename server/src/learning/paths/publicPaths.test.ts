import { FOUND_PATHS_MAX, PATHS_PAGE } from '@mentor-connect/contract/learning/skillPathLimits'
import { pathWorld, type PathWorld } from './testing/pathWorld'

let w: PathWorld
beforeEach(async () => (w = await pathWorld()))
afterEach(() => w.t.close())

const found = async (query: string) =>
  (await w.get(`/skill-paths?${query}`)).data.paths.map(({ _id }: { _id: string }) => _id)

describe('a published path', () => {
  it('has a page under its own name, with its courses in order', async () => {
    await w.t.db.updateTable('courses').set({ hours: 2.5 }).where('id', '=', 'c1').execute()
    expect(await w.publish()).toBe('become-a-data-analyst')
    const { data } = await w.get('/skill-paths/become-a-data-analyst')
    expect(data).toMatchObject({
      title: 'Become a data analyst',
      milestoneCount: 2,
      courseCount: 3,
      hours: 2.5,
      untimedCourses: 2,
      joined: 0,
      mentor: { id: w.mentor.account._id, name: 'Ravi Kumar' },
    })
    expect(data.milestones[0].courses[0]).toEqual({
      courseId: 'c1',
      course: {
        title: 'Spreadsheets',
        language: 'en',
        lessons: 2,
        minutes: 150,
        format: 'links',
        mentorName: 'Kavita Iyer',
        banner: '',
      },
    })
    expect(data.milestones[1].courses[0].courseId).toBe('c3')
  })

  it('says which courses are not available now', async () => {
    const slug = await w.publish()
    await w.t.db.updateTable('courses').set({ status: 'archived' }).where('id', '=', 'c1').execute()
    await w.t.db.deleteFrom('courses').where('id', '=', 'c2').execute()
    const { data } = await w.get(`/skill-paths/${slug}`)
    expect(data.courseCount).toBe(1)
    expect(data.milestones[0].courses).toEqual([{ courseId: 'c1' }, { courseId: 'c2' }])
    expect((await w.get('/mentor/skill-paths/p1', w.mentor)).data.missingCourses).toBe(2)
  })

  it('is not public while it is a draft or hidden, or its mentor is not active, and is gone when deleted', async () => {
    await w.save()
    expect((await w.get('/skill-paths/become-a-data-analyst')).status).toBe(404)
    const slug = await w.publish()
    expect((await w.get(`/skill-paths/${slug}`)).status).toBe(200)
    const mentors = w.t.db.updateTable('mentors').where('id', '=', w.mentor.account._id)
    await mentors.set({ status: 'inactive' }).execute()
    expect((await w.get(`/skill-paths/${slug}`)).status).toBe(404)
    expect(await found('')).toEqual([])
    await mentors.set({ status: 'active' }).execute()
    expect(await found('')).toEqual(['p1'])
    await w.t.db.updateTable('skill_paths').set({ hidden_at: '2026-03-01T00:00:00.000Z' }).execute()
    expect(await found('q=analyst')).toEqual([])
    await w.t.db.updateTable('skill_paths').set({ hidden_at: null }).execute()
    await w.post(w.mentor, '/mentor/skill-paths/p1/delete', { version: 1 })
    const gone = await w.get(`/skill-paths/${slug}`)
    expect([gone.status, gone.body.reason]).toEqual([404, 'removed'])
  })

  it('is in the site map by its name', async () => {
    const slug = await w.publish()
    const { data } = await w.get('/site-map/paths/entries?from=a')
    expect(data).toEqual([{ id: slug, lastModified: expect.any(String) }])
  })
})

describe('the list of paths', () => {
  it('finds paths by words, similar words, subject and language', async () => {
    await w.publish()
    await w.publish({ id: 'p2', title: 'डेटा का रास्ता', language: 'hi', subjects: ['Career'] })
    expect(await found('q=analyst')).toEqual(['p1'])
    expect(await found('q=spreadsheets')).toEqual(expect.arrayContaining(['p1', 'p2']))
    expect(await found('q=spredsheets')).toEqual(expect.arrayContaining(['p1', 'p2']))
    expect(await found('q=submarine')).toEqual([])
    expect(await found('q=analyst&language=hi')).toEqual([])
    expect(await found('subject=Career')).toEqual(['p2'])
    expect(await found('language=hi')).toEqual(['p2'])
    expect(await found('languageFirst=hi')).toEqual(['p2', 'p1'])
    expect(await found('languageFirst=en')).toEqual(['p1', 'p2'])
    expect((await w.get('/skill-paths?language=xx')).status).toBe(400)
  })

  it('finds the most joined paths if more match than are ranked', async () => {
    const now = '2026-01-01T00:00:00.000Z'
    const rows = Array.from({ length: FOUND_PATHS_MAX + 5 }, (_, index) => ({
      id: `many-${index}`,
      slug: `many-${index}`,
      mentor_id: null,
      title: `Sewing ${index}`,
      purpose: 'Sew.',
      language: 'en',
      level: 'beginner' as const,
      state: 'published' as const,
      version: 1,
      search_text: 'sewing',
      created_at: now,
      updated_at: now,
    }))
    await w.t.db.insertInto('skill_paths').values(rows).execute()
    await w.post(w.asha, '/skill-paths/many-0/join')
    const { paths, pagination } = (await w.get('/skill-paths?q=sewing')).data
    expect([paths[0]._id, pagination.totalItems]).toEqual(['many-0', FOUND_PATHS_MAX])
  })

  it('has pages that continue from one language to the others', async () => {
    for (let n = 0; n < PATHS_PAGE + 2; n++)
      await w.publish({ id: `e${n}`, title: `Path ${n}`, ...(n === 0 && { language: 'hi' }) })
    const first = await found('languageFirst=hi')
    const second = await found('languageFirst=hi&page=2')
    expect(first[0]).toBe('e0')
    expect([first.length, second.length]).toEqual([PATHS_PAGE, 2])
    expect(new Set([...first, ...second]).size).toBe(PATHS_PAGE + 2)
    const { pagination } = (await w.get('/skill-paths?languageFirst=hi&page=2')).data
    expect(pagination).toMatchObject({ totalItems: PATHS_PAGE + 2, totalPages: 2 })
  })

  it('tells the site which pages have changed', async () => {
    const slug = await w.publish()
    await w.t.db.deleteFrom('content_changes').execute()
    await w.post(w.asha, '/skill-paths/p1/join')
    const tags = await w.t.db.selectFrom('content_changes').select('tag').distinct().execute()
    expect(tags.map(({ tag }) => tag).sort()).toEqual([`path:${slug}`, 'paths'])
  })
})
