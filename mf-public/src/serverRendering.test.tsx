/** @jest-environment node */
// Public pages are rendered in Node, which has no window, document or local storage.
import { flattenRoutes } from '@mentor-connect/build/release/exposedRoutes'
import { cacheKey, provideRuntimeConfig, runtimeConfig } from '@mentor-connect/api'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { getBookingPage, type BookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import { getMentor, getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { getWorkshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import type { Locale } from '@mentor-connect/i18n'
import { aCourse, aMentor, headingsIn, renderOnServer } from '@mentor-connect/testing'
import { aCourseInPlace, aLesson } from './course/player/testing/aLesson'
import { progressSaverOf } from './course/progress/progressSavers'
import frame from './frame'
import mentors from './mentors'
import routes from './routes'

const area = {
  messages: routes.messages,
  routes: [
    {
      Component: frame.Frame,
      children: [...routes.routes, { path: 'mentor', children: mentors.routes }],
    },
  ],
}

const rendered = (path: string, locale: Locale = 'en', answers = {}) =>
  renderOnServer(area, path, { locale, answers })

beforeAll(() => provideRuntimeConfig({ apiUrl: 'http://api.test', chatUrl: 'http://chat.test' }))

test('each page with a parameter states its values, or the read without which there is no such page', () => {
  const pages = [...flattenRoutes(routes.routes), ...flattenRoutes(mentors.routes, undefined, '', 'mentor')]
  const open = pages.filter(({ path, rendering }) => rendering && path.includes(':'))
  expect(
    Object.fromEntries(
      open.map(({ path, rendering }) => [
        path,
        rendering!.values?.length ? 'values' : rendering!.requiredRead,
      ]),
    ),
  ).toEqual({
    'resource/:courseId': getCourse.path.replace(':id', ':courseId'),
    'resource/:courseId/lessons/:lessonId': getLesson.path.replace(':id', ':courseId'),
    'resources/:subject': 'values',
    'careers/:careerId': 'values',
    'book/:slug': getBookingPage.path,
    'workshops/:workshopId': getWorkshop.path.replace(':id', ':workshopId'),
    'mentor/:mentorId': getMentor.path.replace(':id', ':mentorId'),
  })
})

test('there is no browser', () => {
  for (const name of ['window', 'document', 'localStorage', 'matchMedia', 'location'])
    expect(globalThis).not.toHaveProperty(name)
})

test.each([
  ['/', 'Find your way with someone who has walked it', 'अपनी राह खोजें, उसके साथ जो उस पर चल चुका है'],
  ['/about', 'About Mentor-Connect', 'मेंटर-कनेक्ट का परिचय'],
  ['/mentors', 'Meet Our Mentors', 'हमारे मेंटरों से मिलें'],
  ['/verify-certificate', 'Verify Certificate', 'प्रमाणपत्र जाँचें'],
  ['/careers', 'Careers', 'करियर'],
  ['/workshops', 'Workshops', 'वर्कशॉप'],
  ['/careers/compare', 'Compare careers', 'करियर की तुलना'],
  ['/help', 'Help', 'मदद'],
  ['/privacy', 'Privacy notice', 'गोपनीयता सूचना'],
  ['/terms', 'Terms of use', 'उपयोग की शर्तें'],
])('%s is rendered in both languages at the same time', async (path, english, hindi) => {
  const [en, hi] = await Promise.all([rendered(path, 'en'), rendered(path, 'hi')])
  expect(headingsIn(en)).toEqual([english])
  expect(headingsIn(hi)).toEqual([hindi])
})

test.each([
  '/ourmentors',
  '/resource',
  '/resource/course-1',
  '/resource/course-1/lessons/tags',
  '/resources/career',
  '/careers/nurse',
  '/workshops/w1',
  '/book/ravi-iyer',
  '/mentor/mentor-1',
  '/signup',
  '/mentor-signup',
  '/confirm-sign-up',
  '/forgot-password',
  '/reset-password',
])('%s is rendered without its data, the same way each time', async (path) => {
  const first = await rendered(path)
  expect(first).toContain('<main')
  expect(await rendered(path)).toBe(first)
})

test('a course is rendered with its data', async () => {
  const course = aCourse({ updatedAt: '2026-11-20T20:00:00.000Z' })
  const html = await rendered('/resource/course-1', 'en', {
    [cacheKey(getCourse, { params: { id: 'course-1' } })]: course,
  })
  expect(headingsIn(html)).toEqual(['Learn JavaScript'])
  // At this time it is already the next day in India.
  expect(html).toContain('Nov 21, 2026')
})

test('a preview is rendered with its text and the outline of its course', async () => {
  const params = { id: 'course-1', lessonId: 'tags' }
  const html = await rendered('/resource/course-1/lessons/tags', 'en', {
    [cacheKey(getLesson, { params })]: aLesson(),
    [cacheKey(getCourse, { params })]: aCourseInPlace(),
  })
  expect(headingsIn(html)).toEqual(['Tags'])
  expect(html).toContain('Text of one')
  expect(html).toContain('You are reading a preview')
  expect(html).toContain('aria-label="Course outline"')
  expect(html).not.toContain('noindex')
})

test('the carousel of mentors is rendered with its data', async () => {
  const html = await rendered('/', 'en', { [cacheKey(getMentors, {})]: [aMentor()] })
  expect(html).toContain('Pause the mentors')
})

test('a booking page is rendered with what can be booked, and its times are left to the browser', async () => {
  const page: BookingPage = {
    slug: 'ravi-iyer',
    mentorId: 'mentor-1',
    name: 'Ravi Iyer',
    isListed: true,
    kinds: [{ id: 'talk', title: 'Career talk', minutes: 30 }],
    updatedAt: '2026-11-20T20:00:00.000Z',
  }
  const html = await rendered('/book/ravi-iyer', 'en', {
    [cacheKey(getBookingPage, { params: { slug: 'ravi-iyer' } })]: page,
  })
  expect(headingsIn(html)).toEqual(['Book a session with Ravi Iyer'])
  expect(html).toContain('Career talk, 30 minutes')
  expect(html).not.toContain('<table')
})

test('a visitor’s course keeps nothing in memory', () => {
  const view = { applyServerProgress: () => undefined, reloadCourse: async () => undefined }
  expect(progressSaverOf(undefined, 'course-1', view)).not.toBe(progressSaverOf(undefined, 'course-1', view))
})

test('the sign-up page shows the sign-in service that there is, and none otherwise', async () => {
  expect(await rendered('/signup')).not.toMatch(/Continue with|Google/)
  runtimeConfig().openId = { name: 'School account' }
  expect(await rendered('/signup')).toContain('Continue with School account')
  delete runtimeConfig().openId
})
