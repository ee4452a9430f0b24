import { signedInLearner } from '../../testing/signedIn'
import { pathWorld, type PathWorld } from './testing/pathWorld'

let w: PathWorld
beforeEach(async () => {
  w = await pathWorld()
  await w.publish()
})
afterEach(() => w.t.close())

const join = () => w.post(w.asha, '/skill-paths/p1/join')
const place = async () => (await w.get('/skill-paths/p1/place', w.asha)).data
const joined = async () => (await w.get('/joined-skill-paths', w.asha)).data.paths

describe('joining a path', () => {
  it('counts each learner once, also when it is repeated at once', async () => {
    await Promise.all([join(), join(), join()])
    const other = await signedInLearner(w.t, { name: 'Other' })
    await w.post(other, '/skill-paths/p1/join')
    expect((await w.get('/skill-paths/become-a-data-analyst')).data.joined).toBe(2)
    await w.post(w.asha, '/skill-paths/p1/leave')
    await w.post(w.asha, '/skill-paths/p1/leave')
    expect((await w.get('/skill-paths/become-a-data-analyst')).data.joined).toBe(1)
    await w.t.db.deleteFrom('learners').where('id', '=', other.account._id).execute()
    expect((await w.get('/skill-paths/become-a-data-analyst')).data.joined).toBe(0)
  })

  it('is for learners and published paths', async () => {
    expect(
      (await w.t.app.inject({ method: 'POST', url: '/skill-paths/p1/join', payload: {} })).statusCode,
    ).toBe(401)
    expect((await w.post(w.mentor, '/skill-paths/p1/join')).statusCode).toBe(403)
    expect((await w.post(w.asha, '/skill-paths/unknown/join')).statusCode).toBe(404)
    await w.save({ id: 'p2' })
    expect((await w.post(w.asha, '/skill-paths/p2/join')).statusCode).toBe(404)
    expect((await w.get('/skill-paths/p2/place', w.asha)).status).toBe(404)
  })

  it('or unpublishing it at once leaves no wrong count', async () => {
    await Promise.all([join(), w.post(w.mentor, '/mentor/skill-paths/p1/unpublish', { version: 1 })])
    const people = await w.t.db.selectFrom('skill_path_people').select('learner_id').execute()
    const path = await w.t.db.selectFrom('skill_paths').select('joined').executeTakeFirstOrThrow()
    expect(path.joined).toBe(people.length)
  })
})

describe('progress', () => {
  it('leads from course to course and from lesson to lesson', async () => {
    expect((await join()).json().data).toMatchObject({
      isJoined: true,
      progress: {
        courses: 3,
        completedCourses: 0,
        lessons: 6,
        percent: 0,
        next: { courseId: 'c1', isEnrolled: false },
      },
    })
    await w.learn(w.asha, 'c1', [0])
    expect((await place()).progress.next).toEqual({
      courseId: 'c1',
      title: 'Spreadsheets',
      language: 'en',
      isEnrolled: true,
      lesson: { id: 'lesson-0-1', title: 'Lesson 1.2', inPlace: false },
    })
    await w.learn(w.asha, 'c1', [1])
    const { progress, courses } = await place()
    expect(progress).toMatchObject({ completedCourses: 1, completedLessons: 2, percent: 33 })
    expect(progress.next.courseId).toBe('c2')
    expect(courses[0]).toEqual({ courseId: 'c1', isEnrolled: true, percent: 100, isComplete: true })
    await w.learn(w.asha, 'c2', [0, 1])
    await w.learn(w.asha, 'c3', [0, 1])
    expect((await place()).progress).toMatchObject({ percent: 100, isComplete: true })
    expect((await place()).progress).not.toHaveProperty('next')
  })

  it('does not count courses that are not available', async () => {
    await join()
    await w.learn(w.asha, 'c1', [0, 1])
    await w.learn(w.asha, 'c2', [0, 1])
    await w.t.db.deleteFrom('courses').where('id', '=', 'c3').execute()
    expect((await place()).progress).toMatchObject({ courses: 2, percent: 100, isComplete: true })
    await w.t.db.updateTable('courses').set({ status: 'archived' }).where('id', '=', 'c2').execute()
    expect((await place()).progress).toMatchObject({ courses: 1, isComplete: false })
  })
})

describe('the joined paths', () => {
  it('are the learner’s own, with what comes next', async () => {
    await join()
    expect(await joined()).toMatchObject([
      { _id: 'p1', slug: 'become-a-data-analyst', isAvailable: true, progress: { next: { courseId: 'c1' } } },
    ])
    const other = await signedInLearner(w.t, { name: 'Other' })
    expect((await w.get('/joined-skill-paths', other)).data.paths).toEqual([])
    expect((await w.get('/joined-skill-paths', w.mentor)).status).toBe(403)
  })

  it('stay when a path is not public any more, without the text of a hidden one', async () => {
    await join()
    await w.post(w.mentor, '/mentor/skill-paths/p1/unpublish', { version: 1 })
    expect(await joined()).toMatchObject([{ title: 'Become a data analyst', isAvailable: false }])
    await w.post(w.mentor, '/mentor/skill-paths/p1/publish', { version: 2 })
    await w.t.db.updateTable('skill_paths').set({ hidden_at: '2026-03-01T00:00:00.000Z' }).execute()
    expect(await joined()).toMatchObject([{ title: '', isAvailable: false }])
    expect((await w.post(w.asha, '/skill-paths/p1/leave')).statusCode).toBe(200)
    expect(await joined()).toEqual([])
  })
})
