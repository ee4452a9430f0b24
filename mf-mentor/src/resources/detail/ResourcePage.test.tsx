import {
  deleteResource,
  getOwnResource,
  getOwnResources,
  setResourceStatus,
} from '@mentor-connect/contract/courses/authoring/authoring'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import mentorArea from '../../routes'

const draft = anOwnCourse({ status: 'draft', studentsEnrolled: 0 })
const published = anOwnCourse({ studentsEnrolled: 12 })
const open = () =>
  renderRoute(mentorArea, '/mentor/resources/course-1', { mount: '/mentor', session: signedIn(aMentor()) })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('shows the course with its status, lessons and a link to the public page', async () => {
  new FakeApi().answers(getOwnResource, published)
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Learn JavaScript' })).toBeVisible()
  expect(screen.getByText('Published')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'First steps' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Open Values/ })).toHaveAttribute(
    'href',
    'https://example.test/values',
  )
  expect(screen.getByRole('link', { name: 'View course page' })).toHaveAttribute('href', '/resource/course-1')
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/mentor/resources/course-1/edit',
  )
})

test('a draft can be published', async () => {
  const api = new FakeApi()
    .answers(getOwnResource, draft)
    .answers(setResourceStatus, { ...draft, status: 'published' })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Published')).toBeVisible()
  expect(api.received(setResourceStatus)[0]?.body).toEqual({ status: 'published' })
})

test('publishing an incomplete draft shows what to do', async () => {
  new FakeApi()
    .answers(getOwnResource, draft)
    .refuses(setResourceStatus, 400, 'invalid_input', { title: 'x' })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This course is not finished yet.')
})

test('a course without learners is deleted after confirmation', async () => {
  const api = new FakeApi()
    .answers(getOwnResource, draft)
    .answers(deleteResource, { deleted: true })
    .answers(getOwnResources, {
      resources: [],
      counts: { draft: 0, published: 0, archived: 0 },
      pagination: { page: 1, limit: 9, totalItems: 0, totalPages: 0 },
    })
  const { user, router } = await open()
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Learn JavaScript”?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/resources'))
  expect(api.received(deleteResource)).toHaveLength(1)
})

test.each([
  ['known from the start', published],
  ['learnt from the server', draft],
])('a course with learners (%s) can only be archived', async (_, course) => {
  const api = new FakeApi()
    .answers(getOwnResource, course)
    .refuses(deleteResource, 409, 'course_has_learners')
    .answers(setResourceStatus, { ...course, status: 'archived' })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const confirm = screen.queryByRole('button', { name: 'Delete for good' })
  if (confirm) await user.click(confirm)
  await user.click(await screen.findByRole('button', { name: 'Archive instead' }))
  expect(await screen.findByText('Archived')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(api.received(setResourceStatus)[0]?.body).toEqual({ status: 'archived' })
})

test('another mentor’s course is not shown', async () => {
  new FakeApi().refuses(getOwnResource, 403, 'forbidden')
  await open()
  expect(await screen.findByText('You are not allowed to do this.')).toBeVisible()
})

const at = (parts: Parameters<typeof anOwnCourse>[0], locale: 'en' | 'hi' = 'en') => {
  const api = new FakeApi().answers(getOwnResource, anOwnCourse(parts))
  const session = signedIn(aMentor())
  const view = renderRoute(mentorArea, '/mentor/resources/course-1', { mount: '/mentor', session, locale })
  return view.then((opened) => ({ ...opened, api }))
}
const actions = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((name) => name !== 'Delete')

test.each([
  ['draft', 0, ['Publish']],
  ['published', 0, ['Archive', 'Back to draft']],
  ['published', 12, ['Archive']],
  ['archived', 0, ['Publish', 'Back to draft']],
  ['archived', 12, ['Publish']],
] as const)(
  'a course that is %s, with %i learners, offers %j',
  async (status, studentsEnrolled, expected) => {
    await at({ status, studentsEnrolled })
    await screen.findByRole('heading', { level: 1 })
    expect(actions()).toEqual(expected)
    expect(screen.queryAllByRole('link', { name: 'View course page' })).toHaveLength(
      status === 'published' ? 1 : 0,
    )
  },
)

test.each([
  ['published', 'Archive', 'archived', 'Archived'],
  ['published', 'Back to draft', 'draft', 'Draft'],
  ['archived', 'Publish', 'published', 'Published'],
] as const)('from %s: %s', async (status, name, next, badge) => {
  const { user, api } = await at({ status, studentsEnrolled: 0 })
  api.answers(setResourceStatus, anOwnCourse({ status: next, studentsEnrolled: 0 }))
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText(badge)).toBeVisible()
  expect(api.received(setResourceStatus)[0]?.body).toEqual({ status: next })
})

test('a status change without a connection shows an error and can be retried', async () => {
  const { user, api } = await at({ status: 'draft', studentsEnrolled: 0 })
  api.isUnreachable(setResourceStatus)
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('could not reach the server')
  api.answers(setResourceStatus, published)
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Published')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('during a status change all other actions are disabled', async () => {
  const { user, api } = await at({ status: 'archived', studentsEnrolled: 0 })
  api.neverAnswers(setResourceStatus)
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
})

test('a failed deletion keeps the dialog open', async () => {
  const { user, api } = await at({ status: 'draft', studentsEnrolled: 0 })
  api.isUnreachable(deleteResource)
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByRole('alert')).toHaveTextContent('could not reach the server')
  expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeEnabled()
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape keeps the course and returns the focus to Delete', async () => {
  const { user, api } = await at({ status: 'draft', studentsEnrolled: 0 })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
  expect(api.received(deleteResource)).toHaveLength(0)
})

test('an archived course with learners can neither be deleted nor archived', async () => {
  const { user } = await at({ status: 'archived', studentsEnrolled: 12 })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveAccessibleDescription(/It is archived already/)
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Keep it'])
})

test('an incomplete draft is shown with what it contains', async () => {
  const lessons = [{ id: 'l', title: '', type: 'document' as const, url: '' }]
  await at({ status: 'draft', description: '', modules: [{ id: 'm', name: '', lessons }], banner: '' })
  expect(await screen.findByText('No description yet')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Module 1' })).toBeVisible()
  expect(screen.getByText('Unnamed lesson')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull()
})

test('an uploaded document opens from the API in a new tab', async () => {
  const file = '/files/document-abcdefghijklmnopqrstuv/notes.pdf'
  const lessons = [{ id: 'l', title: 'Notes', type: 'document' as const, url: '', file }]
  await at({ modules: [{ id: 'm', name: 'One', lessons }] })
  const link = await screen.findByRole('link', { name: 'Open Notes (opens in a new tab)' })
  expect(link).toHaveAttribute('href', `http://api.test${file}`)
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('a course without modules shows a text; counts are correct in Hindi, too', async () => {
  await at({ modules: [], moduleCount: 0, lessonCount: 1, studentsEnrolled: 1_234 }, 'hi')
  expect(await screen.findByText('1,234 विद्यार्थी')).toBeVisible()
  expect(screen.getByText('0 मॉड्यूल')).toBeVisible()
  expect(screen.getByText('1 पाठ')).toBeVisible()
  expect(screen.getByText('20 नवंबर 2026 को अपडेट किया गया')).toBeVisible()
  expect(screen.getByRole('button', { name: 'आर्काइव करें' })).toBeVisible()
})

test('a title is shown as text, never as markup', async () => {
  await at({ title: '<script>alert(1)</script>', domain: ['<b>x</b>'], description: 'd'.repeat(5000) })
  expect(await screen.findByRole('heading', { level: 1, name: '<script>alert(1)</script>' })).toBeVisible()
  expect(screen.getByText('<b>x</b>')).toBeVisible()
})

test('a deleted course shows an error and can be reloaded', async () => {
  const api = new FakeApi().refuses(getOwnResource, 404, 'not_found')
  const { user } = await open()
  expect(await screen.findByText('We could not find what you asked for.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All Resources' })).toHaveAttribute('href', '/mentor/resources')
  api.answers(getOwnResource, published)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Learn JavaScript' })).toBeVisible()
})

describe('what is missing before a course can be published', () => {
  const lesson = (id: string, more: object = {}) => ({
    id,
    title: id,
    type: 'document' as const,
    url: '',
    kind: 'text' as const,
    ...more,
  })
  const incomplete = {
    status: 'draft' as const,
    description: '',
    modules: [
      {
        id: 'm',
        name: '',
        lessons: [
          { id: 'a', title: 'A', type: 'link' as const, url: '' },
          lesson('Dough', { empty: true }),
          lesson('Check', { kind: 'quiz', empty: true }),
          lesson('Oven', { empty: true, drafted: true }),
        ],
      },
    ],
  }
  const links = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  test('is a list, and each entry leads to where it is corrected', async () => {
    const { user, api } = await at(incomplete)
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(links()).toEqual([
      ['Description', '/mentor/resources/course-1/edit#description'],
      ['Module 1: Module name', '/mentor/resources/course-1/edit#modules.0.name'],
      ['Module 1, lesson 1: Link', '/mentor/resources/course-1/edit#modules.0.lessons.0.url'],
      ['Write “Dough”', '/mentor/resources/course-1/lessons/Dough'],
      ['Write the questions of “Check”', '/mentor/resources/course-1/lessons/Check/quiz'],
    ])
    expect(api.received(setResourceStatus)).toHaveLength(0)
  })

  test('is said in Hindi, too', async () => {
    const { user } = await at(incomplete, 'hi')
    await user.click(await screen.findByRole('button', { name: 'प्रकाशित करें' }))
    expect(screen.getByRole('alert')).toHaveTextContent(/अभी यह बाक़ी है.*“Dough” लिखें.*“Check” के सवाल लिखें/)
  })

  test('is a lesson, where there is none', async () => {
    const { user } = await at({ status: 'draft', modules: [] })
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(links()).toEqual([['Modules & Resources', '/mentor/resources/course-1/edit#modules']])
  })
})

test('Edit is the main action only while something is missing', async () => {
  const looksLike = (one: HTMLElement, other: HTMLElement) => one.className === other.className
  const edit = () => screen.getByRole('link', { name: 'Edit' })
  const publish = () => screen.getByRole('button', { name: 'Publish' })

  const published = await at({ status: 'published' })
  const quiet = await screen.findByRole('link', { name: 'View course page' })
  expect(looksLike(edit(), quiet)).toBe(true)
  const { className } = quiet
  published.unmount()

  const ready = await at({ status: 'draft' })
  await screen.findByRole('button', { name: 'Publish' })
  expect(edit()).toHaveClass(className)
  const main = publish().className
  ready.unmount()

  await at({ status: 'draft', description: '' })
  await screen.findByRole('button', { name: 'Publish' })
  expect(edit().className).not.toBe(className)
  expect(publish().className).not.toBe(main)
})
