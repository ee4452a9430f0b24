import { getOwnQuiz, saveQuiz, type OwnQuiz } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { getOwnLesson, type OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import mentorArea from '../routes'

const VERSION = '2026-11-20T10:00:00.000Z'
const LATER = '2026-11-21T10:00:00.000Z'
const FOUR: OwnQuiz = {
  rules: { passPercent: 70, draw: 8, shuffle: true },
  questions: parseQuizText('How many?\n= 4 ± 0').questions,
  difficulty: {},
  version: VERSION,
}
const lesson: OwnLessonPage = {
  courseId: 'course-1',
  courseTitle: 'Baking',
  moduleName: 'First',
  lesson: { id: 'l1', title: 'What did you learn?', kind: 'quiz', minutes: 5 },
  countedMinutes: 1,
  words: 0,
  version: VERSION,
  hasEarlier: false,
  body: { blocks: [] },
}

async function openNumber() {
  const api = new FakeApi()
    .answers(getOwnLesson, lesson)
    .answers(getOwnQuiz, FOUR)
    .answers(saveQuiz, ({ body }) => ({ ...FOUR, ...(body as Partial<OwnQuiz>), version: LATER }))
  const session = signedIn(aMentor())
  const path = '/mentor/resources/course-1/lessons/l1/quiz'
  const view = await renderRoute(mentorArea, path, { mount: '/mentor', session })
  await screen.findByRole('button', { name: 'Save quiz' })
  await view.user.click(screen.getByRole('button', { name: /^Question 1 ·/ }))
  await view.user.clear(box('Correct number'))
  const sent = () => api.received(saveQuiz).at(-1)?.body as Pick<OwnQuiz, 'rules' | 'questions'>
  return { ...view, api, sent }
}
const box = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['-5', -5],
  ['−5', -5],
  ['–5', -5],
  ['12000', 12_000],
  ['99999.5', 99_999.5],
  ['0.125', 0.125],
  ['3.142', 3.142],
  ['1,200', 1200],
  ['1,25,000', 125_000],
  ['२,५', 2.5],
  ['1 ½', 1.5],
  ['3×10^8', 3e8],
])('the right number %s is saved as %d', async (typed, value) => {
  const { user, sent } = await openNumber()
  await user.type(box('Correct number'), typed)
  await user.clear(box('Allowed difference'))
  await user.type(box('Allowed difference'), '0.001')
  await user.click(button('Save quiz'))
  await waitFor(() => expect(sent()?.questions[0]?.key).toEqual({ kind: 'number', value, tolerance: 0.001 }))
  expect(box('Correct number')).toBeValid()
})

test.each<[string, string | RegExp]>([
  ['five', /^This is not understood as a number\. .*a unit has a field of its own\.$/],
  ['5 km', /a unit has a field of its own\.$/],
  ['1.200', 'This can be 1.2 or 1200. Write it as one of the two.'],
  ['5%', 'This can be 0.05 or 5. Write it as one of the two, or put % in the unit.'],
  ['1e20', /^The largest number is /],
])('the entry %s is marked at its field with its reason', async (typed, reason) => {
  const { user, api } = await openNumber()
  await user.type(box('Correct number'), typed)
  await user.click(button('Save quiz'))
  expect(box('Correct number')).toBeInvalid()
  expect(box('Correct number')).toHaveAccessibleDescription(reason)
  expect(screen.getByText('The correct number is missing or is not understood')).toBeVisible()
  expect(api.received(saveQuiz)).toEqual([])
})

test('a tolerance below 0 is marked at its field', async () => {
  const { user, api } = await openNumber()
  await user.type(box('Correct number'), '5')
  await user.clear(box('Allowed difference'))
  await user.type(box('Allowed difference'), '-1')
  await user.click(button('Save quiz'))
  expect(box('Allowed difference')).toHaveAccessibleDescription('The allowed difference is 0 or more.')
  expect(screen.getByText('“Allowed difference” is not understood')).toBeVisible()
  expect(api.received(saveQuiz)).toEqual([])
})

test('a number is understood with its unit', async () => {
  const { user, sent } = await openNumber()
  await user.type(box('Correct number'), '5%')
  await user.type(box('Unit (optional)'), '%')
  expect(box('Correct number')).toHaveAccessibleDescription('Understood as 5')
  await user.click(button('Save quiz'))
  await waitFor(() => expect(sent()?.questions[0]?.key).toMatchObject({ value: 5 }))
  expect(sent().questions[0]?.question).toMatchObject({ unit: '%' })
})
