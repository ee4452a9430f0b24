import { forEachCourseText, type CourseContent, type LessonContent } from './authoring/courseContent'
import { completeUrl, courseErrorParts, isHttpUrl, tidyDomains, validateCourse } from './courseRules'
import { LESSONS_PER_COURSE_MAX, LESSONS_PER_MODULE_MAX, MODULES_MAX, URL_MAX } from '../rules/limits'

const aLesson = (parts: Partial<LessonContent> = {}): LessonContent => ({
  title: 'Values',
  type: 'link',
  url: 'https://example.test/values',
  ...parts,
})
const aContent = (parts: Partial<CourseContent> = {}): CourseContent => ({
  ...forEachCourseText((field) => `The ${field}`),
  domain: ['Web'],
  modules: [{ name: 'First steps', lessons: [aLesson()] }],
  ...parts,
})
const withLesson = (parts: Partial<LessonContent>) =>
  aContent({ modules: [{ name: 'First steps', lessons: [aLesson(parts)] }] })
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)

const LESSON = 'modules.0.lessons.0'

test('a complete course has no errors', () => expect(validateCourse(aContent(), false)).toEqual({}))

test.each<[string, CourseContent, object]>([
  ['no title', aContent({ title: '  ' }), { title: 'required' }],
  ['a short title', aContent({ title: ' Go ' }), { title: 'too_short' }],
  ['a title of 50 characters', aContent({ title: 'क्षि'.repeat(50) }), {}],
  ['a title of 51 characters', aContent({ title: 'क्षि'.repeat(51) }), { title: 'too_long' }],
  ['a title of families', aContent({ title: '👨‍👩‍👧‍👦'.repeat(50) }), {}],
  ['no description', aContent({ description: '' }), { description: 'required' }],
  ['a long description', aContent({ description: 'd'.repeat(101) }), { description: 'too_long' }],
  ['a long domain', aContent({ domain: ['d'.repeat(41)] }), { domain: 'too_long' }],
  ['no domain', aContent({ domain: [] }), {}],
  ['no module', aContent({ modules: [] }), {}],
  [
    'a module without a name',
    aContent({ modules: [{ name: ' ', lessons: [] }] }),
    { 'modules.0.name': 'required' },
  ],
  ['a lesson in place without an address', withLesson({ kind: 'text', url: '' }), {}],
  ['a lesson without a title', withLesson({ title: '' }), { [`${LESSON}.title`]: 'required' }],
  ['a long lesson title', withLesson({ title: 't'.repeat(101) }), { [`${LESSON}.title`]: 'too_long' }],
  ['no link', withLesson({ url: ' ' }), { [`${LESSON}.url`]: 'required' }],
  ['a script as a link', withLesson({ url: 'javascript:alert(1)' }), { [`${LESSON}.url`]: 'not_http_url' }],
  ['data as a link', withLesson({ url: 'data:text/html,x' }), { [`${LESSON}.url`]: 'not_http_url' }],
  ['a link without its scheme', withLesson({ url: ' youtu.be/abc ' }), {}],
  ['a word as a link', withLesson({ url: 'localhost' }), { [`${LESSON}.url`]: 'not_http_url' }],
  ['a broken link', withLesson({ url: 'https://' }), { [`${LESSON}.url`]: 'not_http_url' }],
  [
    'a link with a password',
    withLesson({ url: 'https://a:b@c.test' }),
    { [`${LESSON}.url`]: 'has_password' },
  ],
  ['a link with a user name', withLesson({ url: 'https://a@c.test' }), { [`${LESSON}.url`]: 'has_password' }],
  [
    'a link to the device',
    withLesson({ url: 'http://127.0.0.1:4500/' }),
    { [`${LESSON}.url`]: 'not_public' },
  ],
  [
    'a link without its scheme to a network',
    withLesson({ url: 'nas.local' }),
    { [`${LESSON}.url`]: 'not_public' },
  ],
  ['a link that is turned', withLesson({ url: 'https://a.test/\u202e' }), { [`${LESSON}.url`]: 'invisible' }],
  [
    'a link without end',
    withLesson({ url: `https://a.test/${'x'.repeat(URL_MAX)}` }),
    { [`${LESSON}.url`]: 'too_long' },
  ],
  ['a document that is uploaded', withLesson({ type: 'document', url: '', file: '/files/a.pdf' }), {}],
  ['a document elsewhere', withLesson({ type: 'document', url: 'https://a.test/a.pdf' }), {}],
  ['no document', withLesson({ type: 'document', url: '' }), { [`${LESSON}.url`]: 'needs_document' }],
])('%s', (_, course, errors) => expect(validateCourse(course, false)).toEqual(errors))

test.each<[string, CourseContent, object]>([
  ['needs a title', aContent({ title: '' }), { title: 'required' }],
  ['needs no description', aContent({ description: '' }), {}],
  ['may have a short description', aContent({ description: 'd' }), {}],
  ['keeps to the limits', aContent({ description: 'd'.repeat(101) }), { description: 'too_long' }],
  ['may have unnamed modules', aContent({ modules: [{ name: '', lessons: [] }] }), {}],
  ['may have empty lessons', withLesson({ title: '', url: '' }), {}],
  ['may lack a document', withLesson({ type: 'document', url: '' }), {}],
  ['has no hostile links', withLesson({ url: 'javascript:1' }), { [`${LESSON}.url`]: 'not_http_url' }],
])('a draft %s', (_, course, errors) => expect(validateCourse(course, true)).toEqual(errors))

describe('limits', () => {
  const modules = (count: number, lessons: number) =>
    times(count, { name: 'M', lessons: times(lessons, aLesson()) })

  test.each([
    ['domains', aContent({ domain: Array.from({ length: 11 }, (_, n) => `d${n}`) }), { domain: 'too_many' }],
    ['modules', aContent({ modules: modules(MODULES_MAX + 1, 0) }), { modules: 'too_many' }],
    [
      'lessons in a module',
      aContent({ modules: modules(1, LESSONS_PER_MODULE_MAX + 1) }),
      { 'modules.0.lessons': 'too_many' },
    ],
    ['lessons in a course', aContent({ modules: modules(7, 43) }), { modules: 'too_many' }],
  ])('%s', (_, course, errors) => expect(validateCourse(course, false)).toEqual(errors))

  test('domains that differ only in case and spaces count once', () => {
    const domain = times(20, 'Web').map((each, n) => (n % 2 ? ` ${each.toUpperCase()} ` : each))
    expect(validateCourse(aContent({ domain }), false)).toEqual({})
  })

  test('items beyond a limit are not validated, so that the work is bounded', () => {
    const endless = modules(1, 100_000)
    endless[0]!.lessons = times(100_000, aLesson({ title: '' }))
    const errors = validateCourse(aContent({ modules: endless }), false)
    expect(Object.keys(errors)).toHaveLength(LESSONS_PER_MODULE_MAX + 2)
    expect(endless[0]!.lessons.length).toBeGreaterThan(LESSONS_PER_COURSE_MAX)
  })
})

test('validation yields after each module, so that a server can do other work in between', () => {
  const course = aContent({ modules: times(3, { name: '', lessons: [] }) })
  expect([...courseErrorParts(course, false)]).toEqual([
    {},
    { 'modules.0.name': 'required' },
    { 'modules.1.name': 'required' },
    { 'modules.2.name': 'required' },
  ])
})

test('duplicate domains are removed; the first spelling is kept', () => {
  expect(tidyDomains([' Web  Design ', 'web design', '', '  ', 'Skills', 'कौशल', 'SKILLS'])).toEqual([
    'Web Design',
    'Skills',
    'कौशल',
  ])
})

test.each([
  ['https://example.test/a?b#c', true],
  ['HTTP://EXAMPLE.TEST', true],
  ['https://उदाहरण.भारत/पाठ', true],
  ['ftp://example.test', false],
  ['//example.test', false],
  [' https://example.test', false],
  ['', false],
])('%j is an http(s) URL: %s', (text, expected) => expect(isHttpUrl(text)).toBe(expected))

test.each([
  ['youtu.be/abc', 'https://youtu.be/abc'],
  [' Example.test:8080?a=b ', 'https://Example.test:8080?a=b'],
  ['उदाहरण.भारत/पाठ', 'https://उदाहरण.भारत/पाठ'],
  ['http://example.test', 'http://example.test'],
  ['javascript:alert(document.cookie)', 'javascript:alert(document.cookie)'],
  ['javascript.com:alert(1)', 'javascript.com:alert(1)'],
  ['me@example.test', 'me@example.test'],
  ['lesson one.pdf', 'lesson one.pdf'],
  ['', ''],
])('%j becomes %j', (typed, expected) => expect(completeUrl(typed)).toBe(expected))
