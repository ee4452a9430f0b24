import {
  deleteResource,
  getOwnResource,
  getOwnResources,
  setResourceStatus,
} from '@mentor-connect/shared/contracts/authoring'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import mentorArea from '../../routes'

const draft = anOwnCourse({ status: 'draft', studentsEnrolled: 0 })
const published = anOwnCourse({ studentsEnrolled: 12 })
const open = () =>
  renderRoute(mentorArea, '/mentor/resources/course-1', { mount: '/mentor', session: signedIn(aMentor()) })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('shows the resource with its state, lessons and the way to the public page', async () => {
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

test('a draft is published', async () => {
  const api = new FakeApi()
    .answers(getOwnResource, draft)
    .answers(setResourceStatus, { ...draft, status: 'published' })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Published')).toBeVisible()
  expect(api.received(setResourceStatus)[0]?.body).toEqual({ status: 'published' })
})

test('an unfinished draft says what to do', async () => {
  new FakeApi()
    .answers(getOwnResource, draft)
    .refuses(setResourceStatus, 400, 'invalid_input', { title: 'x' })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This resource is not finished yet.')
})

test('a resource without learners is deleted after a question', async () => {
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
])('learners (%s) are kept: it can be archived instead', async (_, course) => {
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

test('a resource of somebody else is not shown', async () => {
  new FakeApi().refuses(getOwnResource, 403, 'forbidden')
  await open()
  expect(await screen.findByText('You are not allowed to do this.')).toBeVisible()
})
