import type { OwnCourse } from '@mentor-connect/contract/api/authoring'
import type { Learner, Mentor } from '@mentor-connect/contract/api/people'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { authoringRequests, link } from './testing/authoringRequests'

let t: TestApp
let mentor: SignedIn<Mentor>
let learner: SignedIn<Learner>
let own: OwnCourse
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  learner = await signedInLearner(t)
  own = await add({ modules: [{ name: 'First', lessons: [link('A'), DOUGH] }] })
})
afterEach(() => t.close())

const { add, update, get } = authoringRequests(() => ({ t, mentor, learner }))

const DOUGH = {
  ...{ title: 'Dough', type: 'link', url: '', kind: 'text' },
  ...{ minutes: 7, preview: true },
}
const dough = () => own.modules[0]!.lessons[1]!
const save = async (lessons: object[]) => {
  const response = await update(own._id, { modules: [{ ...own.modules[0]!, lessons }] })
  if (response.statusCode !== 200) throw new Error(response.body)
  return (response.json().data as OwnCourse).modules[0]!.lessons
}

describe('a lesson with a kind', () => {
  it('needs no address, and has that of its page', () => {
    expect(dough()).toEqual({
      id: dough().id,
      ...{ title: 'Dough', type: 'document', kind: 'text', minutes: 7, preview: true, empty: true },
      url: `${t.config.siteUrl}/resource/${own._id}/lessons/${dough().id}`,
    })
  })

  it('stays as it is when the course is saved as it was read', async () => {
    expect(await save(own.modules[0]!.lessons)).toEqual(own.modules[0]!.lessons)
  })

  it('keeps what a client does not send that knows no kinds', async () => {
    const { id, title, type, url } = dough()
    const [, saved] = await save([own.modules[0]!.lessons[0]!, { id, title: `${title}s`, type, url }])
    expect(saved).toEqual({ ...dough(), title: 'Doughs' })
  })

  it('keeps its kind, and takes other minutes and the end of the preview', async () => {
    const { id, title } = dough()
    const [saved] = await save([
      { ...{ id, title, type: 'link', url: '' }, kind: 'quiz', minutes: 9, preview: false },
    ])
    const { preview: _, ...rest } = dough()
    expect(saved).toEqual({ ...rest, minutes: 9 })
  })

  it('keeps its text when it is moved', async () => {
    const body = '{"blocks":[]}'
    const lesson = { course_id: own._id, lesson_id: dough().id }
    const saved = { body, words: 0, updated_at: '2026-01-01T00:00:00.000Z', earlier_body: null }
    await t.db
      .insertInto('lesson_bodies')
      .values({ ...lesson, ...saved })
      .execute()
    await save([...own.modules[0]!.lessons].reverse())
    expect(await t.db.selectFrom('lesson_bodies').selectAll().execute()).toMatchObject([lesson])
    await save([own.modules[0]!.lessons[0]!])
    expect(await t.db.selectFrom('lesson_bodies').selectAll().execute()).toEqual([])
  })

  it('is the same for learners', async () => {
    const { data } = (await get(`/resource/get-resource/${own._id}`, {})).json()
    const { empty: _, ...shown } = dough()
    expect(data.modules[0].lessons[1]).toEqual(shown)
  })

  it('is marked for its mentor while nothing is written', async () => {
    const isEmpty = async () => {
      const { data } = (await get(`/resource/get-own-resource/${own._id}`)).json()
      return (data as OwnCourse).modules[0]!.lessons.map(({ empty }) => empty)
    }
    expect(await isEmpty()).toEqual([undefined, true])
    const lesson = { course_id: own._id, lesson_id: dough().id, words: 1, earlier_body: null }
    await t.db
      .insertInto('lesson_bodies')
      .values({ ...lesson, body: '{"blocks":[{}]}', updated_at: '2026-01-01T00:00:00.000Z' })
      .execute()
    expect(await isEmpty()).toEqual([undefined, undefined])
  })

  it.each([{ kind: 'hologram' }, { minutes: 0 }, { minutes: 601 }, { preview: 'yes' }])(
    'is refused with %j',
    async (wrong) => {
      const response = await update(own._id, {
        modules: [{ name: 'First', lessons: [{ ...DOUGH, ...wrong }] }],
      })
      expect(response.statusCode).toBe(400)
    },
  )
})
