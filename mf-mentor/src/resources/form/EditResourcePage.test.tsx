import {
  getOwnResource,
  setResourceStatus,
  updateResource,
} from '@mentor-connect/contract/courses/authoring/authoring'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn, untilLoading } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import mentorArea from '../../routes'
import { resourceDrafts } from './autosave/resourceDrafts'

const course = anOwnCourse({ banner: '/files/banner-abcdefghijklmnopqrstuv/800.webp' })
const draft = { ...course, status: 'draft' as const }
const LATER = '2026-11-21T10:00:00.000Z'
const open = () =>
  renderRoute(mentorArea, '/mentor/resources/course-1/edit', {
    mount: '/mentor',
    session: signedIn(aMentor()),
  })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await resourceDrafts().clear('mentor-1')
})

async function retitle(user: UserEvent, title: string) {
  const box = await screen.findByRole('textbox', { name: 'Title' })
  await user.clear(box)
  await user.click(box)
  await user.paste(title)
}

test('saves the change with the ids of modules and lessons and the version it is based on', async () => {
  const stored = { ...course, title: 'As it was stored' }
  const api = new FakeApi().answers(getOwnResource, course).answers(updateResource, () => {
    api.neverAnswers(getOwnResource)
    return stored
  })
  const { user, router } = await open()
  await retitle(user, 'Learn more JavaScript')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/resources/course-1'))
  expect(await screen.findByRole('heading', { level: 1, name: 'As it was stored' })).toBeVisible()
  expect(api.received(updateResource)[0]?.body).toMatchObject({
    title: 'Learn more JavaScript',
    version: course.updatedAt,
    modules: [{ id: 'module-0', lessons: [{ id: 'lesson-0-0' }, { id: 'lesson-0-1' }] }, { id: 'module-1' }],
  })
  expect(api.received(updateResource)[0]?.body).not.toHaveProperty('bannerUrl')
})

test('an uploaded banner can be removed; a generated one cannot', async () => {
  const api = new FakeApi().answers(getOwnResource, course).answers(updateResource, course)
  const { user, unmount } = await open()
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(api.received(updateResource)[0]?.body).toMatchObject({ bannerUrl: '' }))
  unmount()
  api.answers(getOwnResource, anOwnCourse({ banner: '/media/banners/course-1.svg' }))
  await open()
  expect(await screen.findByRole('button', { name: 'Choose picture' })).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Preview' })).not.toBeInTheDocument()
})

test('a draft is saved and published; a retry after a failure is based on the saved version', async () => {
  const api = new FakeApi()
    .answers(getOwnResource, draft)
    .answers(updateResource, { ...draft, updatedAt: LATER })
    .isUnreachable(setResourceStatus)
  const { user, router } = await open()
  await retitle(user, 'Learn more JavaScript')
  await user.click(screen.getByRole('button', { name: 'Save and publish' }))
  expect(await screen.findByText(/Nothing that you typed is lost/)).toBeVisible()
  api.answers(setResourceStatus, course)
  await user.click(screen.getByRole('button', { name: 'Save and publish' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/resources/course-1'))
  expect(api.received(updateResource).map(({ body }) => body.version)).toEqual([draft.updatedAt, LATER])
})

test('a concurrent change is not overwritten without confirmation', async () => {
  const api = new FakeApi().answers(getOwnResource, course).refuses(updateResource, 409, 'edit_conflict')
  const { user, router } = await open()
  await retitle(user, 'Learn more JavaScript')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const anyway = await screen.findByRole('button', { name: 'Save mine anyway' })
  api.answers(updateResource, course)
  await user.click(anyway)
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/resources/course-1'))
  expect(api.received(updateResource).at(-1)?.body).not.toHaveProperty('version')
})

test('a conflict shows both versions, and the saved one can be taken', async () => {
  const api = new FakeApi().answers(getOwnResource, course).refuses(updateResource, 409, 'edit_conflict')
  const { user } = await open()
  await retitle(user, 'Learn more JavaScript')
  const [first, ...others] = course.modules
  api.answers(getOwnResource, {
    ...course,
    title: 'JavaScript, edited elsewhere',
    modules: [{ ...first!, name: 'Renamed elsewhere' }, ...others],
    updatedAt: LATER,
  })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const conflict = within(await screen.findByRole('region', { name: 'Two versions of this course' }))
  expect(await conflict.findByText('JavaScript, edited elsewhere')).toBeVisible()
  expect(conflict.getByText('Learn more JavaScript')).toBeVisible()
  expect(conflict.getByText('Renamed elsewhere')).toBeVisible()
  expect(conflict.queryByRole('heading', { name: 'Description' })).toBeNull()

  await user.click(conflict.getByRole('button', { name: 'Use the saved version' }))
  expect(await screen.findByDisplayValue('JavaScript, edited elsewhere')).toBeVisible()
  expect(document.body).not.toHaveFocus()
  api.answers(updateResource, course)
  await retitle(user, 'Both together')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(api.received(updateResource).at(-1)?.body).toMatchObject({
      title: 'Both together',
      version: LATER,
      modules: [{ name: 'Renamed elsewhere' }, ...others.map(({ name }) => ({ name }))],
    }),
  )
})

test('a course that fails to load shows no form and can be retried', async () => {
  const api = new FakeApi().isUnreachable(getOwnResource)
  const { user } = await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('could not reach the server')
  expect(screen.queryByRole('textbox')).toBeNull()
  api.answers(getOwnResource, course)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Learn JavaScript')
})

test('another mentor’s course cannot be edited', async () => {
  new FakeApi().refuses(getOwnResource, 403, 'forbidden')
  await open()
  expect(await screen.findByText('You are not allowed to do this.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('shows that it is loading', async () => {
  new FakeApi().neverAnswers(getOwnResource)
  await open()
  await untilLoading()
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/mentor/resources/course-1')
})

test('a draft can be saved as a draft', async () => {
  const api = new FakeApi().answers(getOwnResource, draft).answers(updateResource, draft)
  const { user, router } = await open()
  await retitle(user, 'Learn more')
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/resources/course-1'))
  expect(api.received(setResourceStatus)).toHaveLength(0)
})

test('a published course cannot be turned into a draft by the form', async () => {
  new FakeApi().answers(getOwnResource, course)
  await open()
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Save as draft' })).toBeNull()
})

test('unsaved input is stored with the version it is based on', async () => {
  const api = new FakeApi().answers(getOwnResource, course).answers(updateResource, course)
  const first = await open()
  await retitle(first.user, 'Typed before')
  first.unmount()
  await waitFor(async () => expect(await resourceDrafts().open('mentor-1')).toHaveLength(1))

  api.answers(getOwnResource, { ...course, updatedAt: LATER })
  const second = await open()
  await second.user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed before')
  await second.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(api.received(updateResource)[0]?.body.version).toBe(course.updatedAt))
})

test('input can be kept on this device when leaving', async () => {
  new FakeApi().answers(getOwnResource, course)
  const { user, router } = await open()
  await retitle(user, 'Typed before')
  await user.click(screen.getByRole('link', { name: 'Go Back' }))
  await user.click(await screen.findByRole('button', { name: 'Leave and keep it on this device' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/resources/course-1'))
  await waitFor(async () =>
    expect(await resourceDrafts().open('mentor-1')).toMatchObject([{ values: { title: 'Typed before' } }]),
  )
})

test('changing the lesson type changes its fields', async () => {
  new FakeApi().answers(getOwnResource, course)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Lesson 1: Values/ }))
  const type = screen.getByRole('combobox', { name: 'Type' })
  await user.selectOptions(type, 'document')
  expect(screen.getByRole('group', { name: 'Document of Values' })).toBeVisible()
  await user.selectOptions(type, 'course')
  expect(screen.queryByRole('group', { name: 'Document of Values' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('https://example.test/values')
})
