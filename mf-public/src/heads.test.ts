import { provideRuntimeConfig, readOf } from '@mentor-connect/api'
import { getCareer, type Career } from '@mentor-connect/contract/learning/careers'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { getBookingPage, type BookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { getWorkshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { messagesOfPage } from '@mentor-connect/contract/remote'
import { LOCALES, type Locale } from '@mentor-connect/i18n'
import { sharedEnglish } from '@mentor-connect/i18n/english'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { aCourse, aMentor } from '@mentor-connect/testing'
import { structuredDataIssues } from '@mentor-connect/testing/structured-data'
import { aCourseInPlace, aLesson } from './course/player/testing/aLesson'
import * as heads from './heads'
import routes from './routes'

const SHARED = sharedEnglish as Record<string, string>
const MESSAGES: Record<Locale, Record<string, string>> = { en: { ...SHARED }, hi: { ...SHARED } }
const SITE = 'https://site.test'

beforeAll(async () => {
  provideRuntimeConfig({ apiUrl: 'https://api.test', chatUrl: 'https://chat.test' })
  const ofPages = routes.routes.map(({ handle }) => messagesOfPage(handle))
  for (const loaders of [routes.messages, ...ofPages])
    for (const locale of LOCALES) Object.assign(MESSAGES[locale], (await loaders?.[locale]())?.default)
})

interface Given {
  params?: Record<string, string>
  answers?: object
  locale?: Locale
  query?: Record<string, string>
}

function headOf(
  page: keyof typeof heads,
  { params = {}, answers = {}, locale = 'en', query: asked }: Given = {},
) {
  const t = (id: string) => MESSAGES[locale][id] ?? `missing ${id}`
  const absolute = (path: string) => SITE + localizedPath(locale, path)
  const query = new URLSearchParams(asked)
  return heads[page]({ params, query, answers: { ...answers }, locale, t, url: `${SITE}/here`, absolute })
}

const courseHead = (changes = {}, locale?: Locale) =>
  headOf('course', {
    params: { courseId: 'course-1' },
    answers: { [readOf(getCourse, { params: { id: 'course-1' } })]: aCourse(changes) },
    locale,
  })
const mentorHead = (changes = {}) =>
  headOf('mentor', {
    params: { mentorId: 'mentor-1' },
    answers: { [readOf(getMentor, { params: { id: 'mentor-1' } })]: aMentor(changes) },
  })

const lessonHead = (parts = {}) => {
  const params = { courseId: 'course-1', lessonId: 'tags' }
  return headOf('lesson', {
    params,
    answers: {
      [readOf(getLesson, { params: { id: 'course-1', lessonId: 'tags' } })]: aLesson(parts),
      [readOf(getCourse, { params: { id: 'course-1' } })]: aCourseInPlace(),
    },
  })
}

const both = { en: 'Nurse', hi: 'नर्स' }
const CAREER: Career = {
  id: 'nurse',
  names: both,
  summary: both,
  route: both,
  day: both,
  skills: both,
  outlook: both,
  interests: { R: 3, I: 3, A: 1, S: 5, E: 2, C: 3 },
  ways: ['12th'],
  cost: 'low',
  subjects: ['health'],
  code: '2221',
  source: { name: 'INC', url: 'https://example.org' },
  checkedOn: '2026-11',
  isOutdated: false,
}
const careerHead = () =>
  headOf('career', {
    params: { careerId: 'nurse' },
    answers: { [readOf(getCareer, { params: { id: 'nurse' } })]: CAREER },
  })

const workshopHead = (state: 'open' | 'cancelled' = 'open') =>
  headOf('workshop', {
    params: { workshopId: 'w1' },
    answers: {
      [readOf(getWorkshop, { params: { id: 'w1' } })]: {
        id: 'w1',
        title: 'Write a résumé',
        description: 'Bring your own.',
        language: 'en',
        state,
        subject: 'Career',
        start: '2026-12-01T10:00:00.000Z',
        end: '2026-12-01T11:00:00.000Z',
        seats: 20,
        free: 3,
        waiting: 0,
        mentor: { id: 'm', name: 'Ravi Iyer' },
      },
    },
  })

const bookingHead = (changes: Partial<BookingPage> = {}) =>
  headOf('booking', {
    params: { slug: 'ravi-iyer' },
    answers: {
      [readOf(getBookingPage, { params: { slug: 'ravi-iyer' } })]: {
        slug: 'ravi-iyer',
        mentorId: 'mentor-1',
        name: 'Ravi Iyer',
        isListed: true,
        kinds: [],
        updatedAt: '2026-11-20T20:00:00.000Z',
        ...changes,
      },
    },
  })

const dataOf = (head: ReturnType<typeof headOf>) =>
  JSON.parse(JSON.stringify(head.jsonLd ?? [])) as Record<string, unknown>[]
const typed = (head: ReturnType<typeof headOf>, type: string) =>
  dataOf(head).find((data) => data['@type'] === type)

test.each([
  ['home', () => headOf('home'), ['Organization', 'FAQPage']],
  ['subject', () => headOf('subject', { params: { subject: 'career' } }), ['BreadcrumbList']],
  ['course', () => courseHead(), ['Course', 'BreadcrumbList']],
  ['lesson', () => lessonHead(), ['LearningResource', 'BreadcrumbList']],
  ['mentor', () => mentorHead(), ['Person', 'BreadcrumbList']],
  ['career', () => careerHead(), ['Occupation', 'BreadcrumbList']],
  ['workshop', () => workshopHead(), ['Event', 'BreadcrumbList']],
  ['booking', () => bookingHead(), ['BreadcrumbList']],
])('the structured data of %s is complete', (_, head, types) => {
  const data = dataOf(head())
  expect(data.map((one) => one['@type'])).toEqual(types)
  expect(data.map((one) => one['@context'])).toEqual(types.map(() => 'https://schema.org'))
  expect(structuredDataIssues(data)).toEqual([])
  expect(JSON.stringify(data)).not.toContain('missing ')
})

test('the rating of a course is that of its reviews; without any there is none', () => {
  const rated = typed(courseHead({ rating: 4.5, reviewCount: 2 }), 'Course')
  expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 } })
  expect(typed(courseHead({ rating: 0, reviewCount: 0 }), 'Course')).not.toHaveProperty('aggregateRating')
})

test('a preview is described by its text, as a part of its course', () => {
  const head = lessonHead()
  expect(head.description).toBe('Text of one Text of two Text of three')
  expect(typed(head, 'LearningResource')).toMatchObject({
    isPartOf: `${SITE}/resource/course-1`,
    timeRequired: 'PT6M',
  })
})

test('a booking page that is not for search engines says so, and has no structured data', () => {
  const head = bookingHead({ isListed: false })
  expect([head.isUnlisted, head.jsonLd]).toEqual([true, undefined])
  expect(bookingHead().isUnlisted).toBeUndefined()
})

test('a film without words is described by its title', () => {
  const blocks = [{ id: 'v', type: 'video', title: 'Film', source: { youtube: 'abcdefghijk' } }]
  expect(lessonHead({ body: { blocks } }).description).toBe('Tags · Learn JavaScript')
})

test('a cancelled workshop is a cancelled event', () => {
  expect(typed(workshopHead('cancelled'), 'Event')).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  })
})

test('a course is in the language that it states', () => {
  for (const language of ['en', 'hi'])
    expect(typed(courseHead({ title: 'पैसों की समझ', language }), 'Course')).toMatchObject({
      inLanguage: language,
    })
})

test('a mentor has a picture and a job only where they are known', () => {
  const known = mentorHead({ profile: '/files/a.webp', expertise: 'Design', social: ['a.test/asha'] })
  expect(typed(known, 'Person')).toMatchObject({
    image: 'https://api.test/files/a.webp',
    jobTitle: 'Design',
    sameAs: ['https://a.test/asha'],
  })
  const unknown = typed(mentorHead({ profile: undefined, expertise: '', social: [] }), 'Person')
  for (const name of ['image', 'jobTitle', 'sameAs']) expect(unknown).not.toHaveProperty(name)
})

test('the pages above a page are those of its language', () => {
  expect(typed(courseHead({}, 'hi'), 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ item: `${SITE}/hi` }, { item: `${SITE}/hi/resource` }, { item: `${SITE}/here` }],
  })
})

test('every page has a picture for link previews, with a URL that changes with the picture', () => {
  const pages = Object.keys(heads) as (keyof typeof heads)[]
  const own = {
    course: courseHead(),
    lesson: lessonHead(),
    mentor: mentorHead(),
    career: careerHead(),
    workshop: workshopHead(),
    booking: bookingHead(),
    subject: headOf('subject', { params: { subject: 'jobs' } }),
  }
  const images = pages.map((page) => (own[page as keyof typeof own] ?? headOf(page)).image)
  for (const image of images)
    expect(image).toEqual({
      url: expect.stringMatching(/^https:\/\/api\.test\/share\/.+\?locale=en&v=\w+$/),
      alt: expect.stringMatching(/\S/),
    })
  expect(courseHead({ title: 'Another' }).image).not.toEqual(courseHead().image)
  expect(mentorHead({ expertise: 'Another' }).image).not.toEqual(mentorHead().image)
})

test('a page whose data is missing is described by nothing', () => {
  expect(headOf('course', { params: { courseId: 'none' } })).toEqual({})
  expect(headOf('mentor', { params: { mentorId: 'none' } })).toEqual({})
  expect(lessonHead({ body: { blocks: [] } })).toEqual({})
})

test.each(LOCALES)('the check of a certificate shows its picture in previews (%s)', (locale) => {
  const { image, description } = headOf('verifyCertificate', { locale, query: { certificateId: 'a-b_c' } })
  expect(image).toEqual({
    url: 'https://api.test/share/certificates/a-b_c/card.png',
    alt: MESSAGES[locale]['public.verify.title'],
  })
  expect(description).toBe(headOf('verifyCertificate', { locale }).description)
})
