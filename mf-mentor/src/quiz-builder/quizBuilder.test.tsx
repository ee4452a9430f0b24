import { getOwnQuiz, saveQuiz, type OwnQuiz } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { getOwnLesson, type OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import mentorArea from '../routes'

const VERSION = '2026-11-20T10:00:00.000Z'
const LATER = '2026-11-21T10:00:00.000Z'
const quiz = (text: string, parts: Partial<OwnQuiz> = {}): OwnQuiz => ({
  rules: { passPercent: 70, draw: 8, shuffle: true },
  questions: parseQuizText(text).questions,
  difficulty: {},
  version: VERSION,
  ...parts,
})
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
const TWO = 'Which is fixed?\n* Rent\n- Food\n\nHow many?\n= 4 ± 0'

async function open(stored: OwnQuiz) {
  const api = new FakeApi()
    .answers(getOwnLesson, lesson)
    .answers(getOwnQuiz, stored)
    .answers(saveQuiz, ({ body }) => ({ ...stored, ...(body as Partial<OwnQuiz>), version: LATER }))
  const session = signedIn(aMentor())
  const path = '/mentor/resources/course-1/lessons/l1/quiz'
  const view = await renderRoute(mentorArea, path, { mount: '/mentor', session })
  await screen.findByRole('button', { name: 'Save quiz' })
  const sent = () => api.received(saveQuiz).at(-1)?.body as Pick<OwnQuiz, 'rules' | 'questions'>
  return { ...view, api, sent }
}
const row = (n: number) => screen.getByRole('button', { name: new RegExp(`^Question ${n} ·`) })
const box = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('writes a question with one right answer, and saves it with the version it is based on', async () => {
  const { user, api, sent } = await open(quiz(''))
  expect(screen.getByText(/There are no questions yet/)).toBeVisible()
  await user.click(button('One correct answer'))
  await waitFor(() => expect(row(1)).toHaveFocus())
  await user.type(box('Question'), 'Which is a tag?')
  await user.type(box('Option 1'), 'p')
  await user.type(box('Option 2'), '`<p>`')
  await user.click(screen.getByRole('radio', { name: 'Option 2 is correct' }))
  await user.type(box('Feedback if correct (optional)'), 'Yes.')
  await user.click(button('Save quiz'))
  expect(await screen.findByText('All changes are saved')).toBeVisible()
  expect(api.received(saveQuiz)[0]?.body).toMatchObject({ version: VERSION })
  const [one] = sent().questions
  expect(one).toMatchObject({
    question: {
      kind: 'single',
      points: 1,
      prompt: [{ type: 'paragraph', content: [{ text: 'Which is a tag?' }] }],
      options: [{ content: [{ text: 'p' }] }, { content: [{ text: '<p>', marks: ['code'] }] }],
    },
    key: { kind: 'single', option: 'o2' },
    feedback: { right: [{ text: 'Yes.' }] },
  })
})

test.each([
  [
    'Several correct answers',
    { kind: 'multiple', options: ['o1'] },
    [
      ['Option 1', 'a'],
      ['Option 2', 'b'],
    ],
  ],
  [
    'Number',
    { kind: 'number', value: 25, tolerance: 0.5 },
    [
      ['Correct number', '२५'],
      ['Allowed difference', '0.5'],
    ],
  ],
  ['Short text', { kind: 'text', accepted: ['CV'] }, [['Correct answers', 'CV']]],
  [
    'Order',
    { kind: 'order', order: ['o1', 'o2'] },
    [
      ['Step 1', 'Boil'],
      ['Step 2', 'Pour'],
    ],
  ],
  [
    'Match',
    { kind: 'match', pairs: { o1: 't1', o2: 't2' } },
    [
      ['Group 1', 'fixed'],
      ['Group 2', 'changing'],
      ['Term 1', 'Rent'],
      ['Term 2', 'Food'],
    ],
  ],
])('a question of the kind %s is written in its own editor', async (kind, key, entries) => {
  const { user, sent } = await open(quiz(''))
  await user.click(button(kind))
  await user.type(box('Question'), 'Well?')
  for (const [name, text] of entries) {
    await user.clear(box(name!))
    await user.type(box(name!), text!)
  }
  await user.click(button('Save quiz'))
  await waitFor(() => expect(sent()?.questions[0]?.key).toEqual(key))
})

test('gaps are written in braces', async () => {
  const { user, sent } = await open(quiz(''))
  await user.click(button('Gaps'))
  await user.click(box('Text with gaps'))
  await user.paste('A page begins with {html|body}.')
  await user.click(button('Save quiz'))
  await waitFor(() => expect(sent()?.questions[0]?.key).toEqual({ kind: 'gap', gaps: { g1: 'g1a' } }))
})

test('an incomplete question is not sent: it is named and gets the focus', async () => {
  const { user, api } = await open(quiz(TWO))
  await user.click(button('One correct answer'))
  await user.click(row(1))
  await user.click(button('Save quiz'))
  expect(await screen.findByText('1 question is incomplete.')).toBeVisible()
  expect(row(3)).toHaveFocus()
  expect(row(3)).toHaveTextContent('The question is missing')
  expect(api.received(saveQuiz)).toHaveLength(0)
})

test('questions are moved, duplicated, removed and brought back', async () => {
  const { user, sent } = await open(quiz(TWO))
  await user.click(button('Move Question 2 up'))
  expect(row(1)).toHaveTextContent('How many?')
  await user.click(button('Duplicate Question 1'))
  expect(row(2)).toHaveTextContent('How many?')
  await user.click(button('Remove Question 3'))
  expect(screen.queryByText('Which is fixed?')).toBeNull()
  expect(button('Undo')).toHaveFocus()
  await user.click(button('Undo'))
  expect(row(3)).toHaveTextContent('Which is fixed?')
  await user.click(button('Save quiz'))
  await waitFor(() => expect(sent()).toBeDefined())
  expect(new Set(sent().questions.map(({ question }) => question.id)).size).toBe(3)
})

test('questions are added as text, with errors by line, and written as text', async () => {
  const { user } = await open(quiz(TWO))
  await user.click(button('Questions as text'))
  await user.click(box('Questions to add'))
  await user.paste('One\n* a\n- b\n\nOnly a question')
  await user.click(button('Add these questions'))
  expect(await screen.findByText('Line 5: the question has no answer')).toBeVisible()
  await user.clear(box('Questions to add'))
  await user.click(box('Questions to add'))
  await user.paste('One\n* a\n- b\n\nTwo\n= x | y')
  await user.click(button('Add these questions'))
  expect(row(4)).toHaveTextContent('Two')
  const file = screen.getByRole('link', { name: 'Download all questions as text' })
  expect(decodeURIComponent(file.getAttribute('href')!)).toContain('Two\n= x | y\n')
})

test('the rules are saved; numbers outside their limits are refused where they are typed', async () => {
  const { user, sent } = await open(quiz(TWO))
  await user.click(button('Rules'))
  await user.clear(box('Percent to pass'))
  await user.type(box('Percent to pass'), '101')
  expect(box('Percent to pass')).toHaveAccessibleDescription('Enter a whole number from 1 to 100')
  await user.clear(box('Percent to pass'))
  await user.type(box('Percent to pass'), '80')
  await user.type(box('Maximum attempts (optional)'), '3')
  await user.click(screen.getByRole('switch', { name: 'Shuffle questions and options' }))
  await user.click(button('Save quiz'))
  await waitFor(() =>
    expect(sent()?.rules).toEqual({ passPercent: 80, draw: 8, shuffle: false, maxAttempts: 3 }),
  )
})

test.each([
  ['Percent to pass', '101'],
  ['Questions in an attempt', ''],
  ['Maximum attempts (optional)', '2.5'],
])(
  'a rule that is not valid keeps the quiz from being saved, and gets the focus: %s',
  async (name, typed) => {
    const { user, api, sent } = await open(quiz(TWO))
    await user.click(button('Rules'))
    await user.clear(box(name))
    if (typed) await user.type(box(name), typed)
    await user.click(button('Rules'))
    await user.click(button('Save quiz'))
    expect(await screen.findByText('A number in the rules is not possible.')).toBeVisible()
    expect(box(name)).toHaveFocus()
    expect(box(name)).toHaveValue(typed)
    expect(api.received(saveQuiz)).toHaveLength(0)
    await user.clear(box(name))
    await user.type(box(name), '3')
    expect(screen.queryByText('A number in the rules is not possible.')).toBeNull()
    await user.click(button('Save quiz'))
    await waitFor(() => expect(Object.values(sent().rules)).toContain(3))
  },
)

test('leaving with a rule that is not valid asks first', async () => {
  const { user } = await open(quiz(TWO))
  await user.click(button('Rules'))
  await user.clear(box('Percent to pass'))
  await user.click(screen.getByRole('link', { name: 'Baking' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('says the rules in a line, as they are now', async () => {
  const { user } = await open(quiz(TWO))
  const rules = () => button('Rules')
  const initial = '70% to pass · 2 of 2 questions · any number of attempts · shuffled'
  expect(rules()).toHaveAccessibleDescription(initial)
  expect(screen.queryByRole('textbox', { name: 'Percent to pass' })).toBeNull()
  await user.click(rules())
  await user.type(box('Percent to pass'), '5')
  await user.click(rules())
  expect(rules()).toHaveAccessibleDescription(initial)
  await user.click(rules())
  await user.clear(box('Questions in an attempt'))
  await user.type(box('Questions in an attempt'), '1')
  await user.type(box('Maximum attempts (optional)'), '3')
  await user.click(screen.getByRole('switch', { name: 'Shuffle questions and options' }))
  await user.click(rules())
  expect(rules()).toHaveAccessibleDescription('70% to pass · 1 of 2 questions · 3 attempts · in order')
})

test('a question is added without passing the others', async () => {
  const { user } = await open(quiz(TWO))
  await user.click(button('Add a question'))
  expect(row(1).compareDocumentPosition(button('Number'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await user.click(button('Number'))
  await waitFor(() => expect(row(3)).toHaveFocus())
  expect(button('Add a question')).toHaveAttribute('aria-expanded', 'false')
})

test('says how difficult a question is, once enough learners have answered it', async () => {
  await open(quiz(TWO, { difficulty: { q1: { answered: 40, right: 30 }, q2: { answered: 9, right: 9 } } }))
  expect(row(1)).toHaveTextContent('40 answers, 75% correct')
  expect(row(2)).toHaveTextContent('9 answers: too early to say how difficult it is')
})

test('says what happens to attempts that have begun', async () => {
  await open(quiz(TWO, { openAttempts: 2 }))
  expect(screen.getByText(/^2 learners have started an attempt/)).toBeVisible()
})

test('a quiz that was saved elsewhere can be taken over or replaced', async () => {
  const { user, api } = await open(quiz(TWO))
  api.refuses(saveQuiz, 409, 'edit_conflict')
  await user.click(button('Remove Question 2'))
  await user.click(button('Save quiz'))
  expect(await screen.findByText(/was saved somewhere else/)).toBeVisible()
  api.answers(saveQuiz, quiz(TWO, { version: LATER }))
  await user.click(button('Save mine anyway'))
  await waitFor(() => expect(api.received(saveQuiz)).toHaveLength(2))
  expect(api.received(saveQuiz)[1]?.body).not.toHaveProperty('version')
})

test('shows a question as learners see it', async () => {
  const { user } = await open(quiz(TWO))
  await user.click(row(1))
  await user.click(button('Preview'))
  const preview = within(screen.getByRole('group', { name: 'Which is fixed?' }))
  expect(preview.getByRole('radio', { name: 'Rent' })).not.toBeChecked()
})

test('leaving with unsaved changes asks first', async () => {
  const { user, router } = await open(quiz(TWO))
  await user.click(button('Remove Question 2'))
  await user.click(screen.getByRole('link', { name: 'Baking' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(router.state.location.pathname).toBe('/mentor/resources/course-1/lessons/l1/quiz')
})

test('a quiz of a lesson that is gone says so', async () => {
  new FakeApi().refuses(getOwnLesson, 404, 'not_found').refuses(getOwnQuiz, 404, 'not_found')
  const path = '/mentor/resources/course-1/lessons/l1/quiz'
  await renderRoute(mentorArea, path, { mount: '/mentor', session: signedIn(aMentor()) })
  expect(await screen.findByText('This lesson is no longer in your course.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
