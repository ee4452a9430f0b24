import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { authoringRequests, link } from './testing/authoringRequests'

let t: TestApp
let mentor: SignedIn<Mentor>
let learner: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  learner = await signedInLearner(t)
})
afterEach(() => t.close())

const { post, get, add, update, enrol, catalogue } = authoringRequests(() => ({ t, mentor, learner }))

const progress = async (courseId: string) =>
  (
    await get(`/user/get-progress?userId=${learner.account._id}&resourceId=${courseId}`, learner.headers)
  ).json().data.progress

it('keeps progress with its lessons when they move', async () => {
  const { _id, modules } = await add()
  await enrol(_id)
  await post(
    '/user/update-progress',
    {
      userId: learner.account._id,
      courseId: _id,
      progress: { '0-0': 'completed', '0-1': 'in-progress', '1-0': 'completed' },
    },
    learner.headers,
  )
  const [first, second] = modules
  const [a, b] = first!.lessons
  const [c] = second!.lessons
  // Modules and lessons A and B swap places; a new lesson is inserted first.
  const moved = [
    { ...second, lessons: [c, link('New')] },
    { ...first, lessons: [b, a] },
  ]
  expect((await update(_id, { modules: moved })).statusCode).toBe(200)
  expect(await progress(_id)).toEqual({ '0-0': 'completed', '1-0': 'in-progress', '1-1': 'completed' })
  // C moves to the other module, B is removed.
  const again = [{ ...first, lessons: [link('Newer'), a, c] }]
  const saved = await update(_id, { modules: again })
  expect(await progress(_id)).toEqual({ '0-1': 'completed', '0-2': 'completed' })
  expect(saved.json().data.modules[0].lessons.map(({ title }: { title: string }) => title)).toEqual([
    'Newer',
    'A',
    'C',
  ])
})

it('treats a duplicate or foreign id as new', async () => {
  const mine = await add()
  const lesson = mine.modules[0]!.lessons[0]!
  const modules = [{ name: 'M', lessons: [lesson, lesson, link('X', { id: 'from-elsewhere' })] }]
  const { lessons } = (await update(mine._id, { modules })).json().data.modules[0]
  const ids: string[] = lessons.map(({ id }: { id: string }) => id)
  expect(ids[0]).toBe(lesson.id)
  expect(new Set(ids).size).toBe(3)
  expect(ids).not.toContain('from-elsewhere')
})

it('refuses a save based on an outdated version', async () => {
  const { _id, updatedAt } = await add()
  t.clock.advance(1000)
  expect((await update(_id, { title: 'First', version: updatedAt })).statusCode).toBe(200)
  const late = await update(_id, { title: 'Second', version: updatedAt })
  expect([late.statusCode, late.json().code]).toEqual([409, 'edit_conflict'])
  expect(await catalogue()).toEqual(['First'])
})

it('is found by its new words', async () => {
  const { _id } = await add()
  await update(_id, { title: 'Learn Rust', domain: ['Systems'] })
  const total = async (q: string) =>
    (await get(`/resource/get-resources?q=${q}`, {})).json().data.pagination.totalItems
  expect([await total('rust systems'), await total('backend')]).toEqual([1, 0])
})
