import {
  finishAssessment,
  getAssessment,
  removeAssessmentResult,
  saveAssessmentAnswer,
  type AssessmentResult,
} from '@mentor-connect/contract/learning/assessments'
import { getCareers, type CareerSummary } from '@mentor-connect/contract/learning/careers'
import { INTEREST_ITEMS } from '@mentor-connect/contract/learning/interestItems'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import learner from '../routes'

const aResult = (parts: Partial<AssessmentResult> = {}): AssessmentResult => ({
  id: 'r1',
  instrumentVersion: '1',
  language: 'en',
  finishedAt: '2026-11-20T08:30:00.000Z',
  scores: { R: 4.5, I: 3.25, A: null, S: 2, E: 1.5, C: 3 },
  isFlat: false,
  isHurried: false,
  ...parts,
})
const aCareer = (id: string, interests: CareerSummary['interests']): CareerSummary => ({
  id,
  names: { en: id, hi: id },
  summary: { en: '', hi: '' },
  interests,
  ways: ['12th'],
  cost: 'low',
  subjects: [],
})
const answersBefore = (count: number) =>
  Object.fromEntries(INTEREST_ITEMS.slice(0, count).map(({ id }) => [id, 3]))

const withCareers = () => new FakeApi().answers(getCareers, [])

const open = (address = '/user/plan/assessment', locale: 'en' | 'hi' = 'en') =>
  renderRoute(learner, address, { mount: '/user', session: signedIn(aLearner()), locale })

test('starts with what it is, and leads to the first part', async () => {
  withCareers().answers(getAssessment, { results: [] })
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: 'Start' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Part 1 of 8' })).toHaveFocus()
  expect(screen.getAllByRole('group')).toHaveLength(6)
})

test('what has been loaded does not take the focus', async () => {
  withCareers().answers(getAssessment, { results: [aResult()] })
  await open()
  expect(await screen.findByRole('heading', { name: 'Earlier results' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
})

test('is answered by keyboard; each answer is sent at once', async () => {
  const api = withCareers().answers(getAssessment, { results: [] }).answers(saveAssessmentAnswer, {})
  const { user } = await open('/user/plan/assessment?part=1')
  const group = await screen.findByRole('group', { name: 'Repair a bicycle or a motorbike' })
  within(group).getByRole('radio', { name: 'I would dislike it' }).focus()
  await user.keyboard(' {ArrowRight}')
  await waitFor(() =>
    expect(api.received(saveAssessmentAnswer).at(-1)).toMatchObject({ body: { item: 'R1', answer: 2 } }),
  )
  expect(within(group).getByRole('radio', { name: 'I would rather not' })).toBeChecked()
})

test('asks for what has no answer before it goes on', async () => {
  withCareers()
    .answers(getAssessment, { open: answersBefore(5), results: [] })
    .answers(saveAssessmentAnswer, {})
  const { user } = await open('/user/plan/assessment?part=1')
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('1 activity is unanswered.')).toBeVisible()
  const last = screen.getByRole('group', { name: 'Keep the daily accounts of a shop' })
  expect(within(last).getByRole('radio', { name: 'I would dislike it' })).toHaveFocus()
  await user.click(within(last).getByRole('radio', { name: 'I don’t know this work' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: 'Part 2 of 8' })).toHaveFocus()
})

test('goes on where it was stopped, with the last part leading to the result', async () => {
  const api = withCareers()
    .answers(getAssessment, { open: answersBefore(47), results: [] })
    .answers(saveAssessmentAnswer, {})
    .answers(finishAssessment, aResult())
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: 'Continue: 47 of 48 answered' }))
  await user.click(
    within(await screen.findByRole('group', { name: 'Count cash at a counter and give receipts' })).getByRole(
      'radio',
      { name: 'I would love it' },
    ),
  )
  await user.click(screen.getByRole('button', { name: 'See my result' }))
  expect(await screen.findByRole('heading', { name: 'Your result of November 20, 2026' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(api.received(finishAssessment)).toMatchObject([{ body: { language: 'en' } }])
  expect(screen.getByRole('link', { name: 'Take it again' })).toBeVisible()
})

test('keeps answers on the device while there is no connection', async () => {
  const api = withCareers()
    .answers(getAssessment, { results: [] })
    .refuses(saveAssessmentAnswer, 503, 'internal')
  const { user } = await open('/user/plan/assessment?part=1')
  const group = await screen.findByRole('group', { name: 'Start a small shop of your own' })
  await user.click(within(group).getByRole('radio', { name: 'I would love it' }))
  expect(await screen.findByText(/Your answers are kept on this device/)).toBeVisible()
  api.answers(saveAssessmentAnswer, {})
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument())
})

test('shows a result in words and numbers, and what to think of it', async () => {
  withCareers().answers(getAssessment, { results: [aResult({ isHurried: true })] })
  await open()
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('Hands and tools4.5')
  expect(rows[6]).toHaveTextContent('CreatingToo few answers')
  expect(screen.getByText(/faster than the activities can be read/)).toBeVisible()
  expect(screen.getByText(/You like to work with tools/)).toBeVisible()
})

test('a flat result ranks nothing', async () => {
  withCareers().answers(getAssessment, { results: [aResult({ isFlat: true })] })
  await open()
  expect(await screen.findByText(/close to each other/)).toBeVisible()
  await screen.findByRole('region', { name: 'How to continue' })
  expect(screen.queryByText('What you like most')).not.toBeInTheDocument()
  const onward = within(screen.getByRole('region', { name: 'How to continue' }))
  expect(onward.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user/careers',
    '/user/mentors',
  ])
})

test('a result comes before what it was asked with', async () => {
  withCareers().answers(getAssessment, { results: [aResult()] })
  await open()
  await screen.findByRole('table')
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles()[0]).toBe('Your result of November 20, 2026')
  expect(titles().indexOf('About these questions')).toBeGreaterThan(titles().indexOf('All six scores'))
})

test('while questions are open, they come before the earlier result', async () => {
  withCareers().answers(getAssessment, { open: answersBefore(3), results: [aResult()] })
  await open()
  const resume = await screen.findByRole('link', { name: 'Continue: 3 of 48 answered' })
  const result = screen.getByRole('heading', { name: 'Your result of November 20, 2026' })
  expect(resume.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('heading', { name: 'About these questions' })).toBeNull()
})

test('a result is deleted after a question', async () => {
  const api = withCareers()
    .answers(getAssessment, { results: [aResult()] })
    .answers(removeAssessmentResult, {})
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Delete the result of November 20, 2026' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
  expect(api.received(removeAssessmentResult)).toMatchObject([{ params: { id: 'r1' } }])
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the method page says what it cannot tell, in Hindi too', async () => {
  withCareers()
  await open('/user/plan/assessment/method', 'hi')
  expect(await screen.findByRole('heading', { name: 'यह क्या नहीं बता सकता' })).toBeVisible()
})

test('a failed load offers to try again', async () => {
  const api = withCareers().refuses(getAssessment, 500, 'internal')
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getAssessment, { results: [] })
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Start' })).toBeVisible()
})

test('names careers in three groups, none for a profile with a gap', async () => {
  const scores = { R: 4.5, I: 3, A: 1.5, S: 2.5, E: 1.5, C: 2.5 }
  new FakeApi()
    .answers(getAssessment, { results: [aResult({ scores })] })
    .answers(getCareers, [
      aCareer('electrician', { R: 5, I: 3, A: 1, S: 2, E: 2, C: 3 }),
      aCareer('journalist', { R: 1, I: 4, A: 5, S: 3, E: 4, C: 2 }),
    ])
  await open()
  const section = await screen.findByRole('region', { name: 'Careers and your interests' })
  const links = within(section).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/user/careers/electrician',
    '/user/careers/journalist',
  ])
  expect(within(section).getByRole('heading', { name: 'Close to your interests' })).toBeVisible()
})
