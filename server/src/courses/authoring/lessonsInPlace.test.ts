import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
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
  const { _id, modules } = await add({ modules: [{ name: 'First', lessons: [link('A')] }] })
  own = (await update(_id, { modules: [{ ...modules[0]!, lessons: [link('A'), DOUGH] }] })).json().data
})
afterEach(() => t.close())

const { add, update, get, enrol } = authoringRequests(() => ({ t, mentor, learner }))

const DOUGH = {
  title: 'Dough',
  type: 'link',
  url: '',
  kind: 'text',
  minutes: 7,
  preview: true,
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
      title: 'Dough',
      type: 'document',
      kind: 'text',
      minutes: 7,
      preview: true,
      empty: true,
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
    const [, saved] = await save([
      own.modules[0]!.lessons[0]!,
      {
        id,
        title,
        type: 'link',
        url: '',
        kind: 'quiz',
        minutes: 9,
        preview: false,
      },
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
    expect(data.modules[0].lessons[1]).toEqual(dough())
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

describe('a course that nobody could complete', () => {
  const EMPTY = [
    { ...DOUGH, title: 'Text' },
    { ...DOUGH, title: 'Film', kind: 'video' },
    { ...DOUGH, title: 'Quiz', kind: 'quiz' },
    { ...DOUGH, title: 'Task', kind: 'task' },
  ]
  const modules = [{ name: 'First', lessons: [link('A'), ...EMPTY] }]
  const FIELDS = Object.fromEntries(
    EMPTY.map((_, index) => [`modules.0.lessons.${index + 1}`, expect.stringMatching(/published/)]),
  )
  const setStatus = (id: string) =>
    t.app.inject({
      method: 'POST',
      url: `/resource/set-status/${id}`,
      payload: { status: 'published' },
      headers: mentor.headers,
    })

  it.each([{}, { status: 'published' }])('is not created as published: %j', async (status) => {
    const response = await t.app.inject({
      method: 'POST',
      url: '/resource/add-resource',
      payload: {
        title: 'Bread',
        description: 'All about it',
        domain: [],
        modules,
        mentorId: mentor.account._id,
        ...status,
      },
      headers: mentor.headers,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields: FIELDS })
  })

  it.each(['', ' \n', '\u200B\u00A0\u2060'])(
    'is one with a text in which nothing is seen: %j',
    async (text) => {
      const { account, headers } = learner
      const first = own.modules[0]!
      const lessons = [link('A'), { ...DOUGH, title: 'Text' }]
      const draft = await add({ modules: [{ name: 'First', lessons }], status: 'draft' })
      const blocks = [{ id: 'p', type: 'paragraph', content: [{ text }] }]
      const write = (courseId: string, { id }: { id: string }, more: object[] = []) =>
        t.app.inject({
          method: 'POST',
          url: `/resource/save-lesson/${courseId}/${id}`,
          payload: { body: { blocks: [...blocks, ...more] }, kind: 'text', preview: false },
          headers: mentor.headers,
        })
      const draftLesson = draft.modules[0]!.lessons[1]!
      expect((await write(draft._id, draftLesson)).statusCode).toBe(200)
      expect((await setStatus(draft._id)).json().fields).toEqual({
        'modules.0.lessons.1': expect.any(String),
      })
      const seen = { id: 'q', type: 'paragraph', content: [{ text: 'अ' }] }
      expect((await write(draft._id, draftLesson, [seen])).statusCode).toBe(200)
      expect((await setStatus(draft._id)).statusCode).toBe(200)

      await write(own._id, first.lessons[1]!)
      const { data } = (await get(`/resource/get-own-resource/${own._id}`)).json()
      expect((data as OwnCourse).modules[0]!.lessons[1]).toMatchObject({ empty: true })
      await enrol(own._id)
      const payload = { userId: account._id, courseId: own._id, progress: { '0-0': 'completed' } }
      await t.app.inject({ method: 'POST', url: '/user/update-progress', payload, headers })
      const details = (await get(`/user/get-user-details?userId=${account._id}`, headers)).json()
      expect(details.data.progressSummary).toMatchObject({ completedCourses: 1 })
    },
  )

  it('is published once each lesson is written', async () => {
    const draft = await add({ modules, status: 'draft' })
    const refused = await setStatus(draft._id)
    expect([refused.statusCode, refused.json().fields]).toEqual([400, FIELDS])
    const [, text, film, quiz, task] = draft.modules[0]!.lessons
    const at = { course_id: draft._id, updated_at: '2026-01-01T00:00:00.000Z' }
    const body = { ...at, words: 1, earlier_body: null }
    const video = { id: 'v', type: 'video', src: { youtube: 'dQw4w9WgXcQ' } }
    const said = { id: 'p', type: 'paragraph', content: [{ text: '"type":"video"' }] }
    const write = (lesson: { id: string }, block: object) =>
      t.db
        .insertInto('lesson_bodies')
        .values({ ...body, lesson_id: lesson.id, body: JSON.stringify({ blocks: [block] }) })
        .execute()
    await write(text!, said)
    // A text does not make a video lesson, a quiz or a task complete.
    for (const lesson of [film!, quiz!, task!]) await write(lesson, said)
    expect(Object.keys((await setStatus(draft._id)).json().fields)).toEqual(Object.keys(FIELDS).slice(1))
    await t.db
      .updateTable('lesson_bodies')
      .set({ body: JSON.stringify({ blocks: [video] }) })
      .where('lesson_id', '=', film!.id)
      .execute()
    await t.app.inject({
      method: 'POST',
      url: `/learn/own-quizzes/${draft._id}/${quiz!.id}`,
      payload: {
        rules: { passPercent: 70, draw: 8, shuffle: true },
        questions: parseQuizText('How many?\n= 4').questions,
      },
      headers: mentor.headers,
    })
    await t.db
      .insertInto('tasks')
      .values({ ...at, lesson_id: task!.id, rubric: '{"criteria":[],"passPoints":1}' })
      .execute()
    expect((await setStatus(draft._id)).statusCode).toBe(200)
  })

  it('does not become one by an edit, and a new lesson does not count until it is written', async () => {
    const first = own.modules[0]!
    const refused = await update(own._id, { modules: [{ ...first, lessons: [dough()] }] })
    expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { modules: expect.any(String) } })
    expect(
      (await update(own._id, { modules: [{ ...first, lessons: [link('A'), ...EMPTY] }] })).statusCode,
    ).toBe(200)
    await enrol(own._id)
    const { account, headers } = learner
    const ids = { userId: account._id, courseId: own._id }
    await t.app.inject({
      method: 'POST',
      url: '/user/update-progress',
      payload: { ...ids, progress: { '0-0': 'completed' } },
      headers,
    })
    const { data } = (await get(`/user/get-user-details?userId=${account._id}`, headers)).json()
    expect(data.progressSummary).toMatchObject({ completedCourses: 1 })
  })
})
