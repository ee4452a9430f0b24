import {
  getOwnResource,
  updateResource,
  type OwnCourse,
} from '@mentor-connect/contract/courses/authoring/authoring'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Profiler, type ComponentProps } from 'react'
import mentorArea from '../../../routes'
import { resourceDrafts } from '../autosave/resourceDrafts'
import type { LessonItem } from './LessonItem'

const rendered = jest.fn()
jest.mock('./LessonItem', () => {
  const { LessonItem: Actual } = jest.requireActual<{ LessonItem: typeof LessonItem }>('./LessonItem')
  const Profiled = (props: ComponentProps<typeof Actual>) => (
    <Profiler id={props.uid} onRender={(id) => rendered(id)}>
      <Actual {...props} />
    </Profiler>
  )
  return { LessonItem: Profiled }
})

/** Three modules of eleven lessons, so that the names of some rows begin with the name of another row. */
const modules: OwnCourse['modules'] = [0, 1, 2].map((module) => ({
  id: `m${module}`,
  name: `Part ${module + 1}`,
  lessons: Array.from({ length: 11 }, (_, lesson) => ({
    id: `l${module}-${lesson}`,
    title: `Topic ${module + 1}.${lesson + 1}`,
    type: 'link' as const,
    url: 'https://example.test/',
  })),
}))

async function open(course = anOwnCourse({ modules })) {
  const api = new FakeApi().answers(getOwnResource, course).answers(updateResource, course)
  const session = signedIn(aMentor())
  const view = await renderRoute(mentorArea, '/mentor/resources/course-1/edit', { mount: '/mentor', session })
  await screen.findByRole('textbox', { name: 'Title' })
  rendered.mockClear()
  return { ...view, api }
}
const moduleRow = (n: number) => screen.getByRole('button', { name: new RegExp(`^Module ${n} ·`) })
const lessonRow = (title: string) => screen.getByRole('button', { name: new RegExp(`: ${title} `) })
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

beforeEach(() => {
  rendered.mockClear()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await resourceDrafts().clear('mentor-1')
})

test('the modules of a long course are closed, and one lesson is open at a time', async () => {
  await open()
  expect(moduleRow(1)).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('textbox', { name: 'Module name' })).toBeNull()
  fireEvent.click(moduleRow(1))
  fireEvent.click(lessonRow('Topic 1.1'))
  fireEvent.click(lessonRow('Topic 1.2'))
  expect(screen.getByRole('textbox', { name: 'Lesson title' })).toHaveValue('Topic 1.2')
  fireEvent.click(screen.getByRole('button', { name: 'Open all modules' }))
  expect(screen.getAllByRole('textbox', { name: 'Module name' })).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Close all modules' }))
  expect(screen.queryByRole('textbox', { name: 'Module name' })).toBeNull()
})

test('typing renders the edited lesson and no other', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Open all modules' }))
  fireEvent.click(lessonRow('Topic 1.2'))
  rendered.mockClear()
  type('Lesson title', 'Another topic')
  type('Link', 'https://example.test/other')
  await waitFor(() => expect(lessonRow('Another topic')).toBeVisible())
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['l0-1']))

  rendered.mockClear()
  type('Title', 'Another course')
  expect(rendered).not.toHaveBeenCalled()
})

test('a wrong entry in a closed lesson opens it, gets the focus and is listed', async () => {
  const { user, api } = await open()
  fireEvent.click(moduleRow(3))
  fireEvent.click(lessonRow('Topic 3.11'))
  type('Link', 'javascript:alert(1)')
  fireEvent.click(lessonRow('Topic 3.1'))
  type('Lesson title', '')
  fireEvent.click(moduleRow(3))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const title = await screen.findByRole('textbox', { name: 'Lesson title' })
  expect(title).toHaveFocus()
  expect(title).toHaveAccessibleDescription('Lesson title is required')
  expect(within(lessonRow('Topic 3.11')).getByText('Needs a correction')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Module 3, lesson 11: Link' }))
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('javascript:alert(1)')
  type('Link', 'https://example.test/')
  expect(screen.queryByRole('button', { name: 'Module 3, lesson 11: Link' })).toBeNull()
  expect(api.received(updateResource)).toHaveLength(0)
})

test('arrow keys move between the rows', async () => {
  const { user } = await open()
  fireEvent.click(moduleRow(1))
  moduleRow(1).focus()
  await user.keyboard('{ArrowDown}')
  expect(lessonRow('Topic 1.1')).toHaveFocus()
  await user.keyboard('{End}')
  expect(moduleRow(3)).toHaveFocus()
  await user.keyboard('{Home}{ArrowUp}')
  expect(moduleRow(1)).toHaveFocus()
})

test('modules that were never opened are saved as they were', async () => {
  const { user, api } = await open()
  type('Title', 'Another course')
  fireEvent.click(screen.getByRole('button', { name: 'Move Part 3 up' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(api.received(updateResource)).toHaveLength(1))
  expect(api.received(updateResource)[0]?.body.modules).toEqual([modules[0], modules[2], modules[1]])
})
