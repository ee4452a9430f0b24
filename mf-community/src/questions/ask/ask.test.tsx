import { textDrafts } from '@mentor-connect/api/drafts'
import { getOwnCommunity } from '@mentor-connect/contract/community/own'
import { askCommunity, uploadPostPicture } from '@mentor-connect/contract/community/posts'
import { findSimilarQuestions, getReadersQuestion } from '@mentor-connect/contract/community/questions'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import inside from '../../learnerCommunity'
import { aReadersPage } from '../testing/aQuestion'

const FILE = '/files/lesson-1234567890123456789012/a.webp'
const anApi = (isReadFirst = true) =>
  new FakeApi()
    .answers(getOwnCommunity, {
      done: { questions: 0, answers: 0, accepted: 0, helpful: 0 },
      isReadFirst,
      subjects: [],
      hasWeeklyMail: false,
    })
    .answers(findSimilarQuestions, [])
const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(inside, '/user/community/ask', {
    mount: '/user/community',
    session: signedIn(aLearner()),
    locale,
  })
beforeEach(() => textDrafts().clear('learner-1'))

const titleField = () => screen.findByRole('textbox', { name: 'Your question in one sentence' })

test('a question is asked with subject, tags and picture, and its page is shown', async () => {
  const api = anApi()
    .answers(askCommunity, { isWaiting: true })
    .answers(uploadPostPicture, { file: FILE, width: 40, height: 30 })
    .answers(getReadersQuestion, ({ params }) =>
      aReadersPage({ id: params['id']!, isOwn: true, state: 'waiting' }),
    )
  const { user, router } = await open()
  expect(await screen.findByText(/Our team reads your first posts/)).toBeVisible()
  await user.type(await titleField(), 'What do I wear?')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Interview Preparation')
  await user.type(screen.getByRole('textbox', { name: 'Details' }), 'It is in summer.')
  await user.type(screen.getByRole('combobox', { name: 'Further subjects' }), 'Career{Enter}')
  const file = new File(['picture'], 'a.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Add a picture', { selector: 'input' }), file)
  await user.type(await screen.findByRole('textbox', { name: 'Description of picture 1' }), 'A shirt')
  await user.click(screen.getByRole('button', { name: 'Post the question' }))
  await waitFor(() => expect(api.received(askCommunity)).toHaveLength(1))
  const { body } = api.received(askCommunity)[0]!
  expect(body).toMatchObject({
    title: 'What do I wear?',
    text: 'It is in summer.',
    subject: 'interview',
    tags: ['career'],
    language: 'en',
    pictures: [{ file: FILE, width: 40, height: 30, alt: 'A shirt' }],
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/user/community/questions/${body.id}`))
  expect(await screen.findByText(/Only you see this now/)).toBeVisible()
})

test('similar questions are announced while one types', async () => {
  anApi().answers(findSimilarQuestions, [
    { id: 'q7', title: 'What should I wear?', language: 'en', answers: 3, isAnswered: true },
  ])
  const { user } = await open()
  await user.type(await titleField(), 'What do I wear?')
  expect(await screen.findByText('Similar questions: 1. Perhaps one has your answer.')).toHaveRole('status')
  expect(screen.getByRole('link', { name: 'What should I wear?' })).toHaveAttribute(
    'href',
    '/user/community/questions/q7',
  )
})

test('nothing is marked before the first attempt; then the first invalid field has the focus', async () => {
  const api = anApi()
  const { user } = await open()
  const title = await titleField()
  expect(title).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Post the question' }))
  expect(title).toHaveFocus()
  expect(title).toHaveAccessibleDescription(/Please write your question/)
  expect(screen.getByRole('combobox', { name: 'Subject' })).toBeInvalid()
  expect(api.received(askCommunity)).toHaveLength(0)
})

test('a draft is kept for the next visit', async () => {
  anApi()
  const { user, unmount } = await open()
  await user.type(await titleField(), 'What do I wear?')
  unmount()
  await open()
  expect(await screen.findByText('This is what you typed last time.')).toBeVisible()
  expect(await titleField()).toHaveValue('What do I wear?')
})

test('contact data is warned of, in Hindi', async () => {
  anApi(false)
  const { user } = await open('hi')
  await user.type(await screen.findByRole('textbox', { name: 'विस्तार से' }), 'मेरा नंबर 9876543210 है')
  expect(await screen.findByText(/इंटरनेट पर कोई भी पढ़ सकता है/)).toBeVisible()
})

test('a picture that is too large is refused, and a failed upload says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  anApi().isUnreachable(uploadPostPicture)
  const { user } = await open()
  await titleField()
  const input = screen.getByLabelText('Add a picture', { selector: 'input' })
  const large = new File(['x'], 'large.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 11 * 1024 ** 2 })
  await user.upload(input, large)
  expect(await screen.findByRole('alert')).toHaveTextContent(/too large/)
  await user.upload(input, new File(['x'], 'small.png', { type: 'image/png' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not reach the server/))
})
