import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'
import { insertMeeting } from '../meetings/testing/insertMeeting'
import { mentorshipWorld, type Person } from '../../testing/mentorshipWorld'
import { signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
let w: ReturnType<typeof mentorshipWorld>
let ravi: SignedIn<Mentor>
let meera: SignedIn<Mentor>
let asha: SignedIn<Learner>

beforeEach(async () => {
  t = await testApp()
  w = mentorshipWorld(t)
  ravi = await w.mentor('Ravi')
  meera = await w.mentor('Meera')
  asha = await w.learner('Asha')
  await insertCourse(t.db, { id: 'go', title: 'Learn Go', mentorId: ravi.account._id })
  await insertCourse(t.db, { id: 'rust', title: 'Learn Rust', mentorId: ravi.account._id })
  await insertCourse(t.db, { id: 'theirs', title: 'Not mine', mentorId: meera.account._id })
})
afterEach(() => t.close())

const idOf = ({ account }: Person) => account._id
const enrol = (person: Person, courseId: string) =>
  w.post(person, '/user/add-course', { userId: idOf(person), courseId, courseName: 'x' })
const page = async (person: Person | undefined, id: string) => {
  const reply = await t.app.inject({
    url: `/mentor/learners/${id}`,
    ...(person && { headers: person.headers }),
  })
  return { status: reply.statusCode, ...reply.json() }
}

describe('the page of a learner', () => {
  it.each([
    ['learns in a course', () => enrol(asha, 'go')],
    ['has asked for a mentorship', () => w.requested(asha, ravi)],
    [
      'has asked once, and was declined',
      async () => w.through(await w.requested(asha, ravi), [[ravi, 'decline']]),
    ],
    [
      'has had a session',
      () => insertMeeting(t, { id: 's1', learner: idOf(asha), mentor: idOf(ravi), endsIn: 0 }),
    ],
  ])('is there for a mentor with whom the learner %s', async (_, meet) => {
    await meet()
    expect(await page(ravi, idOf(asha))).toMatchObject({ data: { id: idOf(asha), name: 'Asha' } })
  })

  it('to others the learner does not exist, like an unknown id', async () => {
    await enrol(asha, 'go')
    await w.requested(asha, ravi)
    const unknown = await page(meera, 'nobody')
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' })
    expect(await page(meera, idOf(asha))).toEqual(unknown)
    expect(await page(ravi, idOf(meera))).toEqual(unknown)
  })

  it('is for approved mentors alone', async () => {
    await enrol(asha, 'go')
    const pending = await signedInMentor(t, { status: 'inactive' })
    const codes = []
    for (const person of [undefined, asha, pending]) codes.push((await page(person, idOf(asha))).code)
    expect(codes).toEqual(['unauthenticated', 'forbidden', 'mentor_pending'])
  })

  it('tells the mentorships of the two, and neither contact data nor age', async () => {
    await enrol(asha, 'go')
    await w.requested(asha, meera)
    const id = await w.requested(asha, ravi)
    await t.db.updateTable('learners').set({ birth_year: 2001, mobile: '9876543210' }).execute()
    const { data } = await page(ravi, idOf(asha))
    expect(data.mentorships).toMatchObject([{ id, state: 'requested', partner: { name: 'Asha' } }])
    expect(JSON.stringify(data)).not.toMatch(/@|9876543210|birth/i)
  })
})

describe('lists of one learner', () => {
  const bina = () => w.learner('Bina')

  it('have the courses of the caller alone', async () => {
    for (const person of [asha, await bina()])
      for (const course of ['go', 'rust', 'theirs']) await enrol(person, course)
    const { learners, pagination } = await w.get(ravi, `/mentor/get-learners?sort=name&learner=${idOf(asha)}`)
    const found = learners.map(
      ({ name, courseId }: { name: string; courseId: string }) => `${name} ${courseId}`,
    )
    expect(found).toEqual(['Asha go', 'Asha rust'])
    expect(pagination.totalItems).toBe(2)
  })

  it('have the questions in courses of the caller alone, with who has asked', async () => {
    const other = await bina()
    for (const courseId of ['go', 'theirs'])
      await insertLesson(t.db, { courseId, id: `text-${courseId}`, position: 9 })
    const ask = async (person: Person, courseId: string) => {
      await enrol(person, courseId)
      const lesson = `text-${courseId}`
      const question = {
        id: `${idOf(person)}-${courseId}`.slice(-60),
        title: 'Why is that?',
        text: 'I wonder why.',
      }
      await w.post(person, `/resource/${courseId}/lessons/${lesson}/questions`, {
        userId: idOf(person),
        ...question,
      })
    }
    await ask(asha, 'go')
    await ask(other, 'go')
    await ask(asha, 'theirs')
    const all = await w.get(ravi, '/mentor/questions')
    expect(all.questions.map((one: { learnerId: string }) => one.learnerId).sort()).toEqual(
      [idOf(asha), idOf(other)].sort(),
    )
    const { questions, pagination } = await w.get(ravi, `/mentor/questions?learner=${idOf(asha)}`)
    expect(questions).toMatchObject([{ courseId: 'go', learnerId: idOf(asha) }])
    expect(pagination.totalItems).toBe(1)
  })

  it('have works in all states, the latest first', async () => {
    const other = await bina()
    for (const person of [asha, other]) await enrol(person, 'go')
    const lessons = await t.db.selectFrom('lessons').select('id').where('course_id', '=', 'go').execute()
    const work = async (person: Person, index: number, state: 'sent' | 'approved' | 'draft') => {
      t.clock.advance(1000)
      const at = t.clock().toISOString()
      await t.db
        .insertInto('task_works')
        .values({
          id: `w${index}-${idOf(person)}`.slice(0, 60),
          learner_id: idOf(person),
          course_id: 'go',
          lesson_id: lessons[index]!.id,
          state,
          number: 1,
          text: '',
          link: '',
          file: null,
          written_at: at,
          sent_at: at,
        })
        .execute()
    }
    await work(asha, 0, 'approved')
    await work(asha, 1, 'sent')
    await work(asha, 2, 'draft')
    await work(other, 0, 'sent')
    const states = async (query: string) =>
      (await w.get(ravi, `/mentor/works?${query}`)).works.map(({ state }: { state: string }) => state)
    expect(await states(`learner=${idOf(asha)}`)).toEqual(['sent', 'approved'])
    expect(await states(`learner=${idOf(asha)}&state=approved`)).toEqual(['approved'])
    expect(await states('state=sent')).toEqual(['sent', 'sent'])
    expect((await w.get(meera, `/mentor/works?learner=${idOf(asha)}`)).works).toEqual([])
  })

  it('have the sessions of the two alone', async () => {
    const other = await bina()
    const meet = (id: string, learner: Person, mentor: Person) =>
      insertMeeting(t, { id, learner: idOf(learner), mentor: idOf(mentor), endsIn: 0 })
    await meet('s1', asha, ravi)
    await meet('s2', other, ravi)
    await meet('s3', asha, meera)
    const ids = async (person: Person, partner: Person) =>
      (await w.get(person, `/meetings?when=past&partner=${idOf(partner)}`)).meetings.map(
        ({ id }: { id: string }) => id,
      )
    expect(await ids(ravi, asha)).toEqual(['s1'])
    expect(await ids(asha, meera)).toEqual(['s3'])
    expect(await ids(meera, other)).toEqual([])
  })
})
