import { textDrafts } from '@mentor-connect/api/drafts'
import { REMOVED } from '@mentor-connect/contract/api/wire'
import { followQuestion } from '@mentor-connect/contract/community/own'
import {
  acceptCommunityAnswer,
  answerCommunity,
  blockPostAuthor,
  editCommunityAnswer,
  markCommunityHelpful,
  removeCommunityQuestion,
} from '@mentor-connect/contract/community/posts'
import {
  getCommunityQuestion,
  getReadersQuestion,
  listCommunitySubjects,
  listReadersQuestions,
} from '@mentor-connect/contract/community/questions'
import { fileReport } from '@mentor-connect/contract/trust/safety'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../../community'
import inside from '../../learnerCommunity'
import { aQuestionPage, aReadersPage, anAnswer, listOf } from '../testing/aQuestion'

const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, '/community/questions/q1', { mount: '/community', locale })
const openInside = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(inside, '/user/community/questions/q1', {
    mount: '/user/community',
    session: signedIn(aLearner()),
    locale,
  })

beforeEach(async () => {
  sessionStorage.clear()
  await textDrafts().clear('learner-1')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('visitors read the question, its code and who has answered', async () => {
  const answers = [anAnswer({ isAccepted: true }), anAnswer({ id: 'a2', author: { name: 'Neha K.' } })]
  new FakeApi().answers(getCommunityQuestion, aQuestionPage({}, answers))
  await open()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'What do I bring to an interview?' }),
  ).toBeVisible()
  expect(screen.getByRole('region', { name: 'Code · js' })).toHaveTextContent('let x = 1')
  const accepted = screen.getByRole('article', { name: 'Answer by Ravi Iyer' })
  expect(accepted).toHaveTextContent('Accepted answer')
  expect(accepted).toHaveTextContent('12 answers, 5 accepted')
  expect(within(accepted).getByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute(
    'href',
    '/mentor/mentor-1',
  )
  const other = screen.getByRole('article', { name: 'Answer by Neha K.' })
  expect(within(other).queryByRole('link', { name: 'Neha K.' })).toBeNull()
})

test('pictures reserve their space and have a description', async () => {
  const pictures = [{ file: '/files/lesson-1234567890123456789012/a.webp', width: 400, height: 300, alt: '' }]
  new FakeApi().answers(getCommunityQuestion, aQuestionPage({ pictures }))
  await open()
  const picture = await screen.findByRole('img', { name: /Picture 1 of this post/ })
  expect(picture).toHaveAttribute('width', '400')
  expect(picture).toHaveAttribute('height', '300')
})

test('a visitor writes an answer, logs in, and finds it where it was', async () => {
  new FakeApi().answers(getCommunityQuestion, aQuestionPage()).answers(getReadersQuestion, aReadersPage())
  const { user, router, unmount } = await open()
  await user.click(await screen.findByRole('button', { name: 'Write an answer' }))
  const field = await screen.findByRole('textbox', { name: 'Your answer' })
  expect(field).toHaveFocus()
  await user.type(field, 'Be on time.')
  await user.click(screen.getByRole('button', { name: 'Log in and post' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/signup'))
  expect(router.state.location.state).toEqual({ next: '/community/questions/q1' })
  unmount()
  await openInside()
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toHaveValue('Be on time.')
})

test('a learner answers, and hears that an operator reads it first', async () => {
  const api = new FakeApi()
    .answers(getReadersQuestion, aReadersPage({}, []))
    .answers(answerCommunity, { isWaiting: true })
  const { user } = await openInside()
  const field = await screen.findByRole('textbox', { name: 'Your answer' })
  await user.click(screen.getByRole('button', { name: 'Post the answer' }))
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/Please write what you know/)
  await user.type(field, 'समय पर पहुँचें।')
  await user.click(screen.getByRole('button', { name: 'Post the answer' }))
  expect(await screen.findByText(/Our team reads your answer first/)).toBeVisible()
  expect(field).toHaveValue('')
  expect(api.received(answerCommunity)).toMatchObject([
    { params: { id: 'q1' }, body: { text: 'समय पर पहुँचें।', language: 'hi', id: expect.any(String) } },
  ])
})

test.each([
  ['en', { reason: 'equal_post' }, /same text before/],
  ['hi', { reason: 'contact_data' }, /संपर्क की जानकारी/],
] as const)('in %s, a refused answer says why and stays', async (locale, details, text) => {
  new FakeApi()
    .answers(getReadersQuestion, aReadersPage({}, []))
    .refuses(answerCommunity, 403, 'forbidden', undefined, details)
  const { user } = await openInside(locale)
  const [field] = await screen.findAllByRole('textbox')
  await user.type(field!, 'Call me.')
  await user.click(screen.getByRole('button', { name: locale === 'en' ? 'Post the answer' : 'जवाब पोस्ट करें' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(field).toHaveValue('Call me.')
})

test('code is marked and previewed', async () => {
  new FakeApi().answers(getReadersQuestion, aReadersPage({ text: 'Plain' }, []))
  const { user } = await openInside()
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
  await user.type(field, 'map')
  field.setSelectionRange(0, 3)
  await user.click(screen.getByRole('button', { name: 'Code' }))
  expect(field).toHaveValue('`map`')
  expect(field).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const preview = screen.getByRole('region', { name: 'Preview' })
  expect(within(preview).getByText('map').tagName).toBe('CODE')
})

test('the asker accepts an answer and marks it as helpful', async () => {
  const api = new FakeApi()
    .answers(getReadersQuestion, aReadersPage({ isOwn: true }, [anAnswer()], { canAccept: true }))
    .answers(acceptCommunityAnswer, {})
    .answers(markCommunityHelpful, {})
  const { user } = await openInside()
  await user.click(await screen.findByRole('button', { name: 'Accept the answer by Ravi Iyer' }))
  await waitFor(() =>
    expect(api.received(acceptCommunityAnswer)).toMatchObject([{ body: { answerId: 'a1' } }]),
  )
  await user.click(screen.getByRole('button', { name: 'The answer by Ravi Iyer was helpful (2)' }))
  await waitFor(() =>
    expect(api.received(markCommunityHelpful)).toMatchObject([
      { params: { id: 'q1', answerId: 'a1' }, body: { helpful: true } },
    ]),
  )
})

test('a question is followed; a full list of followed ones says what to do', async () => {
  const api = new FakeApi()
    .answers(getReadersQuestion, aReadersPage())
    .refuses(followQuestion, 403, 'forbidden', undefined, { reason: 'follows_full' })
  const { user } = await openInside()
  const follow = await screen.findByRole('button', { name: 'Follow' })
  await user.click(follow)
  expect(await screen.findByRole('alert')).toHaveTextContent(/Stop following one first/)
  api.answers(followQuestion, {})
  await user.click(follow)
  await waitFor(() => expect(api.received(followQuestion).at(-1)?.body).toEqual({ follows: true }))
})

test('a reader reports an answer of somebody else, and never an own post', async () => {
  const answers = [anAnswer(), anAnswer({ id: 'a2', author: { name: 'Asha V.' }, isOwn: true })]
  const api = new FakeApi()
    .answers(getReadersQuestion, aReadersPage({ isOwn: true }, answers))
    .answers(fileReport, { reported: true })
  const { user } = await openInside()
  const [report, ...others] = await screen.findAllByRole('button', { name: /^Report/ })
  expect(others).toEqual([])
  await user.click(report!)
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('radio', { name: /spam/i }))
  await user.click(within(dialog).getByRole('button', { name: 'Send report' }))
  await waitFor(() =>
    expect(api.received(fileReport)).toMatchObject([
      { body: { kind: 'community-answer', subjectId: 'a1', userId: 'learner-1' } },
    ]),
  )
})

test('an own answer is changed in place, and the focus returns to it', async () => {
  const own = anAnswer({ isOwn: true, author: { name: 'Asha V.' }, text: 'Bring water.' })
  const api = new FakeApi()
    .answers(getReadersQuestion, aReadersPage({}, [own], { canAnswer: false }))
    .answers(editCommunityAnswer, { isWaiting: false })
  const { user } = await openInside()
  await user.click(await screen.findByRole('button', { name: 'Edit your answer' }))
  const field = await screen.findByRole('textbox', { name: 'Your answer' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.clear(field)
  await user.type(field, 'Bring time.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const item = await screen.findByRole('article', { name: 'Answer by Asha V.' })
  await waitFor(() => expect(item).toHaveFocus())
  expect(api.received(editCommunityAnswer)).toMatchObject([{ body: { text: 'Bring time.' } }])
})

test('an own question is deleted after a confirmation, and the list is shown', async () => {
  const api = new FakeApi()
    .answers(getReadersQuestion, aReadersPage({ isOwn: true }))
    .answers(removeCommunityQuestion, {})
    .answers(listReadersQuestions, listOf())
    .answers(listCommunitySubjects, [])
  const { user, router } = await openInside()
  await user.click(await screen.findByRole('button', { name: 'Delete your question' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete your question?' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/community'))
  expect(api.received(removeCommunityQuestion)).toHaveLength(1)
})

test.each([
  ['waiting', undefined, /Our team reads the first posts of everybody/],
  ['refused', 'It is advertising.', /Our team wrote: It is advertising\./],
  ['hidden', undefined, /have hidden this/],
] as const)('authors are told why others do not see a %s post', async (state, reason, text) => {
  new FakeApi().answers(getReadersQuestion, aReadersPage({ isOwn: true, state, reason }, []))
  await openInside()
  expect(await screen.findByText(text)).toBeVisible()
})

test('a learner blocks the author of an answer, who is a learner, after a question', async () => {
  const answers = [anAnswer({ author: { name: 'Bina K.' }, canBlock: true }), anAnswer({ id: 'a2' })]
  const api = new FakeApi()
    .answers(getReadersQuestion, aReadersPage({}, answers))
    .answers(blockPostAuthor, { blocked: true })
  const { user } = await openInside()
  await user.click(await screen.findByRole('button', { name: /^Block/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Block Bina K.?' })
  await user.click(within(dialog).getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(screen.getByRole('article', { name: 'Answer by Bina K.' })).toHaveFocus())
  expect(api.received(blockPostAuthor)).toMatchObject([{ params: { id: 'q1' }, body: { answerId: 'a1' } }])
  expect(api.received(getReadersQuestion)).toHaveLength(2)
})

test('a post of somebody who is blocked is folded', async () => {
  const folded = anAnswer({ isFolded: true, text: 'Folded words' })
  new FakeApi().answers(getReadersQuestion, aReadersPage({}, [folded]))
  await openInside()
  const item = await screen.findByRole('article', { name: /with whom there is a block/ })
  expect(within(item).getByText('Folded words')).not.toBeVisible()
})

test('a question without its author has answers and no text', async () => {
  new FakeApi().answers(getCommunityQuestion, aQuestionPage({ title: '', text: '', author: { name: '' } }))
  await open()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This question was deleted by its author.' }),
  ).toBeVisible()
  expect(screen.getByText('Former member')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Write an answer' })).toBeNull()
})

test('a question that its author has deleted keeps its title and its answers', async () => {
  new FakeApi().answers(getCommunityQuestion, aQuestionPage({ text: '', author: { name: '' } }))
  await open()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'What do I bring to an interview?' }),
  ).toBeVisible()
  expect(screen.getByText('The text was deleted by its author.')).toBeVisible()
  expect(screen.getByRole('article', { name: 'Answer by Ravi Iyer' })).toBeVisible()
})

test.each([
  ['en', REMOVED, 'This question was deleted'],
  ['hi', undefined, 'यह सवाल नहीं मिला'],
] as const)('in %s, a question that is gone (%s) says: %s', async (locale, reason, title) => {
  new FakeApi().refuses(getCommunityQuestion, 404, 'not_found', undefined, { reason })
  await open(locale)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})
