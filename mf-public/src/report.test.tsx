import { getCourse, getCoursesByMentor } from '@mentor-connect/contract/courses/courses'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { fileReport } from '@mentor-connect/contract/trust/safety'
import { getWorkshop, getWorkshopPlace } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import {
  SIGNED_OUT,
  FakeApi,
  aCourse,
  aLearner,
  aMentor,
  renderRoute,
  signedIn,
} from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import profiles from './mentors'
import routes from './routes'

const NO_COURSES = { resources: [], pagination: { page: 1, limit: 9, totalItems: 0, totalPages: 0 } }
const BY_MEERA = {
  _id: 'r1',
  user: 'Meera',
  rating: 4,
  comment: 'Clear.',
  createdAt: '2026-11-20T08:30:00.000Z',
}
const BY_ASHA = { ...BY_MEERA, _id: 'r2', user: 'Asha Verma', mine: true as const }
const ASHA = signedIn(aLearner())

async function openMentor(session = ASHA) {
  const api = new FakeApi().answers(getMentor, aMentor()).answers(getCoursesByMentor, NO_COURSES)
  const view = await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor', session })
  await screen.findByRole('heading', { level: 1 })
  return { api, ...view }
}

async function openCourse(session = ASHA) {
  const course = aCourse({ reviews: [BY_MEERA, BY_ASHA], reviewCount: 2 })
  const api = new FakeApi().answers(getCourse, course)
  const view = await renderRoute(routes, '/resource/course-1', { session })
  await screen.findByRole('heading', { name: 'Reviews' })
  return { api, ...view }
}

async function report({ api, user }: Awaited<ReturnType<typeof openMentor>>, name: string) {
  api.answers(fileReport, { reported: true })
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Advertising or spam' }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  await dialog.findByText('Thank you. Your report was sent.')
  return api.received(fileReport)[0]?.body
}

const REPORT = { userId: 'learner-1', category: 'spam', text: '' }

test('a mentor’s profile can be reported', async () => {
  const view = await openMentor()
  expect(await report(view, 'Report this profile')).toEqual({
    ...REPORT,
    kind: 'profile',
    subjectId: 'mentor-1',
  })
})

test('a course can be reported', async () => {
  const view = await openCourse()
  expect(await report(view, 'Report this course')).toEqual({
    ...REPORT,
    kind: 'course',
    subjectId: 'course-1',
  })
})

test('the text of a workshop can be reported', async () => {
  const start = new Date(Date.now() + 48 * HOUR_MS).toISOString()
  const api = new FakeApi().answers(getWorkshopPlace, { state: 'none' }).answers(getWorkshop, {
    id: 'w1',
    title: 'Get rich',
    description: 'Pay me first.',
    language: 'en',
    subject: 'Career',
    start,
    end: start,
    state: 'open',
    seats: 20,
    free: 3,
    waiting: 0,
    mentor: { id: 'mentor-1', name: 'Ravi Iyer' },
  })
  const view = await renderRoute(routes, '/workshops/w1', { session: ASHA })
  expect(await report({ api, ...view }, 'Report this workshop')).toEqual({
    ...REPORT,
    kind: 'workshop',
    subjectId: 'w1',
  })
})

test('a review of somebody else can be reported', async () => {
  const view = await openCourse()
  expect(await report(view, 'Report the review by Meera')).toEqual({
    ...REPORT,
    kind: 'review',
    subjectId: 'course-1',
    reviewId: 'r1',
  })
  expect(screen.queryByRole('button', { name: 'Report the review by Asha Verma' })).toBeNull()
})

test('visitors are not offered to report anything', async () => {
  await openCourse(SIGNED_OUT)
  expect(screen.queryByRole('button', { name: /Report/ })).toBeNull()
})

test('nobody is offered to report what is his or her own', async () => {
  await openMentor(signedIn(aMentor()))
  expect(screen.queryByRole('button', { name: /Report/ })).toBeNull()
})
