import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { ASKING_KINDS, type NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import { mentorReviewWorld } from '../../testing/mentorReviewWorld'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { testApp } from '../../testing/testApp'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'
import { insertMeeting } from '../../mentoring/meetings/testing/insertMeeting'
import { notifier } from './notifier'

// Notifications are marked as read when the person has done what they ask for.

async function world() {
  const t = await testApp({ supportEmail: 'help@example.org' })
  const w = mentorReviewWorld(t)
  const [asha, ravi] = [await signedInLearner(t, { name: 'Asha' }), await signedInMentor(t, { name: 'Ravi' })]
  const [learner, mentor] = [asha.account._id, ravi.account._id]
  await insertCourse(t.db, { id: 'one', mentorId: mentor, lessons: [2] })
  await t.db.updateTable('lessons').set({ kind: 'task', url: '' }).where('id', '=', 'lesson-0-1').execute()
  await insertLesson(t.db, { courseId: 'one', id: 'dough', position: 2 })
  await w.post(asha, '/user/add-course', { userId: learner, courseId: 'one', courseName: '' })
  const criteria = ['a', 'b', 'c'].map((id) => ({
    id,
    title: `Criterion ${id}`,
    levels: [0, 2, 4].map((points) => ({ text: `${points}`, points })),
  }))
  await w.post(ravi, '/learn/own-tasks/one/lesson-0-1', { rubric: { criteria, passPoints: 6 } })

  const notify = (kind: NotificationKind, subject: string, to: string) =>
    t.db.transaction().execute((tx) => notifier(t).record(tx, { kind, subject, to, key: subject }))
  const send = (after: number) =>
    w.post(asha, '/learn/tasks/one/lesson-0-1/send', { userId: learner, text: 'My budget', link: '', after })
  const review = async () => {
    const { id, number } = (await w.get(ravi, '/mentor/works')).works[0]
    return w.post(ravi, `/mentor/works/${id}/decide`, {
      number,
      outcome: 'returned',
      marks: [],
      comment: 'Rent?',
    })
  }
  const ask = (id: string) =>
    w.post(asha, '/resource/one/lessons/dough/questions', {
      userId: learner,
      id,
      title: 'How long does it rest?',
      text: 'It does not rise.',
    })
  const answer = (id: string) =>
    w.post(ravi, `/questions/${id}/answers`, { userId: mentor, id: `answer-${id}`, text: 'Two hours.' })
  const resume = () => w.post(ravi, '/mentor/places', { capacity: 3, isPaused: false })
  const unread = async (who: typeof asha | typeof ravi): Promise<string[]> => {
    const { notifications } = await w.get(who, `/notifications?userId=${who.account._id}`)
    return notifications
      .filter(({ isRead }: { isRead: boolean }) => !isRead)
      .map(({ kind }: { kind: string }) => kind)
  }
  return { ...w, t, asha, ravi, learner, mentor, notify, send, review, ask, answer, resume, unread }
}

let w: Awaited<ReturnType<typeof world>>
beforeEach(async () => {
  w = await world()
})
afterEach(() => w.t.close())

type Side = 'asha' | 'ravi'
/**
 * For each kind of notification that asks for something: who is asked, steps that lead to the notification, and
 * the act that it asks for.
 */
const WAYS: Record<string, [Side, () => Promise<(() => Promise<unknown>) | void>]> = {
  'work-sent': ['ravi', async () => (await w.send(0), w.review)],
  'work-returned': ['asha', async () => (await w.send(0), await w.review(), () => w.send(1))],
  'question-asked': ['ravi', async () => (await w.ask('q1'), () => w.answer('q1'))],
  'mentorship-requested': ['ravi', async () => through([], [() => w.ravi, 'accept'])],
  'mentorship-asked': [
    'asha',
    async () => through([[() => w.ravi, 'ask', 'Why?']], [() => w.asha, 'answer', 'So.']),
  ],
  'mentorship-answered': [
    'ravi',
    async () =>
      through(
        [
          [() => w.ravi, 'ask', 'Why?'],
          [() => w.asha, 'answer', 'So.'],
        ],
        [() => w.ravi, 'decline'],
      ),
  ],
  'mentorship-accepted': ['asha', async () => through([[() => w.ravi, 'accept']], [() => w.asha, 'confirm'])],
  'mentorship-waiting': [
    'ravi',
    async () => {
      const id = await w.requested(w.asha, w.ravi)
      await w.notify('mentorship-waiting', id, w.mentor)
      return () => w.through(id, [[w.ravi, 'accept']])
    },
  ],
  'mentorship-proposed': [
    'ravi',
    async () => {
      const id = await w.requested(w.asha, w.ravi)
      await w.through(id, [
        [w.ravi, 'accept'],
        [w.asha, 'confirm'],
      ])
      await w.holdSession(w.asha, w.ravi)
      await w.through(id, [[w.asha, 'complete']])
      return () => w.through(id, [[w.ravi, 'complete']])
    },
  ],
  'requests-paused': ['ravi', async () => (await w.notify('requests-paused', w.mentor, w.mentor), w.resume)],
  'mentor-away': ['ravi', async () => (await w.notify('mentor-away', w.mentor, w.mentor), w.resume)],
  'mentor-review': [
    'ravi',
    async () => {
      const id = await w.requested(w.asha, w.ravi)
      await w.through(id, [
        [w.ravi, 'accept'],
        [w.asha, 'confirm'],
      ])
      await w.holdSession(w.asha, w.ravi)
      await w.write(w.asha, w.ravi, 5, 'Good')
      const { reviews } = await w.list(w.ravi, w.ravi)
      return () => w.post(w.ravi, `/mentor/reviews/${reviews[0]!.id}/reply`, { text: 'Thank you.' })
    },
  ],
  'consent-refused': [
    'asha',
    async () => {
      await w.t.db.updateTable('learners').set({ birth_year: 2012, is_minor: 1 }).execute()
      await w.notify('consent-refused', w.learner, w.learner)
      const body = { userId: w.learner, guardianEmail: 'meera@example.org' }
      return () => w.post(w.asha, '/user/guardian-consent', body)
    },
  ],
}

type Step = [
  () => Parameters<typeof w.through>[1][number][0],
  Parameters<typeof w.through>[1][number][1],
  string?,
]

async function through(before: Step[], act: Step) {
  const id = await w.requested(w.asha, w.ravi)
  const stepOf = ([who, name, text]: Step): Parameters<typeof w.through>[1][number] => [who(), name, text]
  await w.through(id, before.map(stepOf))
  return () => w.through(id, [stepOf(act)])
}

it.each([...ASKING_KINDS])('%s is read by doing what it asks for', async (kind) => {
  const [side, prepare] = WAYS[kind]!
  const act = await prepare()
  expect(await w.unread(w[side])).toContain(kind)
  await act!()
  expect(await w.unread(w[side])).not.toContain(kind)
})

it('a request that is withdrawn asks nothing of the mentor any more', async () => {
  const id = await w.requested(w.asha, w.ravi)
  await w.through(id, [[w.asha, 'withdraw']])
  expect(await w.unread(w.ravi)).toEqual(['mentorship-withdrawn', 'enrolment'])
})

it('as long as other questions of the course wait, their entry stays', async () => {
  await w.ask('q1')
  await w.ask('q2')
  await w.answer('q1')
  expect(await w.unread(w.ravi)).toContain('question-asked')
  await w.answer('q2')
  expect(await w.unread(w.ravi)).not.toContain('question-asked')
})

it('who moves, cancels or notes a session has read what was told of it, and of no other', async () => {
  for (const id of ['mine', 'other']) {
    await insertMeeting(w.t, { id, learner: w.learner, mentor: w.mentor, endsIn: 2 * HOUR_MS })
    await w.notify('session-booked', id, w.mentor)
  }
  const { revision } = await w.t.db
    .selectFrom('meetings')
    .select('revision')
    .where('id', '=', 'mine')
    .executeTakeFirstOrThrow()
  const cancelled = await w.post(w.ravi, '/meetings/mine/cancel', { userId: w.mentor, revision })
  expect(cancelled.statusCode).toBe(200)
  const { notifications } = await w.get(w.ravi, `/notifications?userId=${w.mentor}`)
  const booked = notifications.filter(({ kind }: { kind: string }) => kind === 'session-booked')
  expect(booked).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ subject: 'mine', isRead: true }),
      expect.objectContaining({ subject: 'other', isRead: false }),
    ]),
  )
})
