import {
  addResource,
  getOwnResource,
  setResourceStatus,
  updateResource,
  type OwnCourse,
} from '@mentor-connect/contract/courses/authoring/authoring'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import mentorArea from '../../../routes'
import { resourceDrafts } from '../autosave/resourceDrafts'

const text: OwnCourse['modules'][number]['lessons'][number] = {
  id: 'l1',
  title: 'Dough',
  kind: 'text',
  minutes: 7,
  preview: true,
  type: 'document',
  url: 'https://example.test/resource/course-1/lessons/l1',
}
const quiz: typeof text = { ...text, id: 'l2', title: 'Questions', kind: 'quiz', empty: true }
const course = anOwnCourse({ status: 'draft', modules: [{ id: 'm1', name: 'First', lessons: [text, quiz] }] })

async function open(path = '/mentor/resources/course-1/edit', stored: OwnCourse = course) {
  const api = new FakeApi()
    .answers(getOwnResource, stored)
    .answers(updateResource, stored)
    .answers(addResource, stored)
  const session = signedIn(aMentor())
  const view = await renderRoute(mentorArea, path, { mount: '/mentor', session })
  await screen.findByRole('textbox', { name: 'Title' })
  return { ...view, api }
}
afterEach(() => resourceDrafts().clear('mentor-1'))

const lesson = (title: string) => screen.getByRole('button', { name: new RegExp(`: ${title} `) })

test('shows what a lesson is, how long it takes, and whether it is empty', async () => {
  await open()
  expect(lesson('Dough')).toHaveTextContent('Text · 7 minutesPreview')
  expect(lesson('Questions')).toHaveTextContent('Quiz · 7 minutesPreviewEmpty')
})

test('keeps the kind through a save, and leaves minutes and preview to the server', async () => {
  const { user, api } = await open()
  await user.click(lesson('Dough'))
  await user.type(screen.getByRole('textbox', { name: 'Lesson title' }), 's')
  expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  await waitFor(() => expect(api.received(updateResource)).toHaveLength(1))
  expect(api.received(updateResource)[0]?.body.modules[0]?.lessons).toEqual([
    { id: 'l1', title: 'Doughs', type: 'document', kind: 'text', url: '' },
    { id: 'l2', title: 'Questions', type: 'document', kind: 'quiz', url: '' },
  ])
})

test('leads to the content of a stored lesson', async () => {
  const { user } = await open()
  await user.click(lesson('Dough'))
  expect(screen.getByRole('link', { name: 'Write the lesson' })).toHaveAttribute(
    'href',
    '/mentor/resources/course-1/lessons/l1',
  )
  await user.click(lesson('Questions'))
  expect(screen.getByRole('link', { name: 'Edit the questions' })).toHaveAttribute(
    'href',
    '/mentor/resources/course-1/lessons/l2/quiz',
  )
})

test('a new lesson of a new course is saved as a draft first, then its content opens', async () => {
  const { user, api, router } = await open('/mentor/resources/add')
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Baking')
  await user.click(screen.getByRole('button', { name: 'Remove Lesson 1' }))
  await user.click(screen.getByRole('button', { name: 'Add lesson' }))
  await user.click(screen.getByRole('button', { name: 'Text' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Lesson title' })).toHaveFocus())
  await user.keyboard('Dough')
  await user.click(screen.getByRole('button', { name: 'Save and write' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/resources/course-1/lessons/l1'))
  expect(api.received(addResource)[0]?.body).toMatchObject({
    status: 'draft',
    modules: [{ lessons: [{ title: 'Dough', kind: 'text', url: '' }] }],
  })
})

test('Escape closes the choice of lessons and returns the focus', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Add lesson' }))
  await user.tab()
  expect(screen.getByRole('button', { name: 'Text' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Add lesson' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Text' })).toBeNull()
})

test('a course with an empty lesson is not published', async () => {
  const { user, api } = await open()
  await user.click(screen.getByRole('button', { name: 'Save and publish' }))
  const dialog = await screen.findByRole('dialog', { name: '1 lesson is empty' })
  expect(dialog).toHaveAccessibleDescription(/Questions/)
  expect(api.received(updateResource)).toHaveLength(0)
  expect(within(dialog).queryByRole('button', { name: 'Save anyway' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Save as draft' }))
  await waitFor(() => expect(api.received(updateResource)).toHaveLength(1))
  expect(api.received(setResourceStatus)).toHaveLength(0)
})

test('the list of empty lessons leads to where each is written, after a save', async () => {
  const { user, api, router } = await open()
  await user.click(screen.getByRole('button', { name: 'Save and publish' }))
  const dialog = await screen.findByRole('dialog', { name: '1 lesson is empty' })
  await user.click(within(dialog).getByRole('button', { name: 'Write the questions of “Questions”' }))
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/mentor/resources/course-1/lessons/l2/quiz'),
  )
  expect(api.received(updateResource)).toHaveLength(1)
  expect(api.received(setResourceStatus)).toHaveLength(0)
})

test('a lesson with a draft is not empty: it is published with the course', async () => {
  const drafted = { ...text, empty: true as const, drafted: true as const }
  const stored = anOwnCourse({ status: 'draft', modules: [{ id: 'm1', name: 'First', lessons: [drafted] }] })
  const { user, api } = await open('/mentor/resources/course-1/edit', stored)
  api.answers(setResourceStatus, { ...stored, status: 'published' })
  expect(screen.queryByText('Empty')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save and publish' }))
  await waitFor(() => expect(api.received(setResourceStatus)).toHaveLength(1))
})

test.each([
  ['modules.0.name', 'Module name'],
  ['modules.0.lessons.1.title', 'Lesson title'],
  ['description', 'Description'],
])('a link to the field %s opens what it is in, and focuses it', async (field, name) => {
  await open(`/mentor/resources/course-1/edit#${field}`)
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus())
})

test.each(['%', 'nothing', '[0]'])('a link to %s, which is no field, opens the form', async (field) => {
  await open(`/mentor/resources/course-1/edit#${field}`)
  // The form moves the focus in the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(screen.getByRole('textbox', { name: 'Description' })).toBeVisible()
})
