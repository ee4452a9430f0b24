import { getPathRoom, setPathRoom } from '@mentor-connect/contract/learning/pathRoom'
import { getCourses } from '@mentor-connect/contract/courses/courses'
import {
  deleteSkillPath,
  getOwnSkillPath,
  getOwnSkillPaths,
  publishSkillPath,
  saveSkillPath,
  unpublishSkillPath,
  type OwnSkillPath,
} from '@mentor-connect/contract/learning/skillPaths'
import { FakeApi, aCourseSummary, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPathCourse, aSkillPath, listOf } from '../testing/aPath'
import routes from './routes'

const anOwnPath = (parts: Partial<OwnSkillPath> = {}): OwnSkillPath => ({
  ...aSkillPath(),
  milestones: [
    { title: 'Get invited', courses: [aPathCourse('c1', 'Write a résumé')] },
    { title: 'Arrive well', courses: [aPathCourse('c2', 'First ninety days')] },
  ],
  state: 'draft',
  version: 3,
  missingCourses: 0,
  ...parts,
})
const open = (address: string, locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, address, { mount: '/mentor/paths', session: signedIn(aMentor()), locale })
const inOrder = () =>
  screen.getAllByRole('group').map((group) =>
    within(group)
      .queryAllByRole('listitem')
      .map((item) => item.textContent),
  )

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['en', 'Draft', '1 course not available', 'You have made no path yet'],
  ['hi', 'ड्राफ़्ट', '1 कोर्स उपलब्ध नहीं', 'आपने अभी कोई पाथ नहीं बनाया है'],
] as const)('the list says what state each path is in, in %s', async (locale, state, missing, none) => {
  const { milestones: _, ...summary } = anOwnPath({ missingCourses: 1 })
  const api = new FakeApi().answers(getOwnSkillPaths, listOf([summary]))
  const { unmount } = await open('/mentor/paths', locale)
  expect(await screen.findByRole('link', { name: 'Ready for your first job' })).toHaveAttribute(
    'href',
    '/mentor/paths/p1',
  )
  expect(screen.getByText(state)).toBeVisible()
  expect(screen.getByText(missing)).toBeVisible()
  unmount()
  api.answers(getOwnSkillPaths, listOf([]))
  await open('/mentor/paths', locale)
  expect(await screen.findByText(none)).toBeVisible()
})

test('a new path is made of courses from the catalogue', async () => {
  const courses = [aCourseSummary({ _id: 'c9', title: 'Learn to sew' })]
  const pagination = { page: 1, limit: 6, totalItems: 1, totalPages: 1 }
  const api = new FakeApi()
    .answers(getCourses, { resources: courses, pagination })
    .answers(saveSkillPath, anOwnPath({ version: 0 }))
    .answers(getOwnSkillPath, anOwnPath({ version: 0 }))
  const { user, router } = await open('/mentor/paths/new')
  await user.click(await screen.findByRole('button', { name: 'Save draft' }))
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  expect(screen.getByText('Enter a title of at most 80 characters.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Sewing for a living')
  await user.type(screen.getByRole('textbox', { name: 'Title of milestone 1' }), 'First seams')
  await user.click(screen.getByRole('button', { name: 'Add a course to milestone 1' }))
  await user.click(await screen.findByRole('button', { name: 'Add Learn to sew' }))
  expect(screen.getByText('Added')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/mentor\/paths\/(?!new)/))
  expect(api.received(saveSkillPath)[0]?.body).toMatchObject({
    title: 'Sewing for a living',
    subjects: [],
    milestones: [{ title: 'First seams', courseIds: ['c9'] }],
  })
  expect(api.received(saveSkillPath)[0]?.body).not.toHaveProperty('version')
})

test('courses and milestones are moved by buttons, also with the keyboard', async () => {
  const api = new FakeApi()
    .answers(getOwnSkillPath, anOwnPath())
    .answers(saveSkillPath, anOwnPath({ version: 4 }))
  const { user } = await open('/mentor/paths/p1')
  const down = await screen.findByRole('button', { name: 'Move Write a résumé down' })
  expect(screen.getByRole('button', { name: 'Move Write a résumé up' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  down.focus()
  await user.keyboard('{Enter}')
  expect(inOrder()).toEqual([[], ['Write a résumé', 'First ninety days']])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Write a résumé down' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(inOrder()).toEqual([[], ['First ninety days', 'Write a résumé']])
  await user.click(screen.getByRole('button', { name: 'Move Milestone 2 up' }))
  expect(inOrder()).toEqual([['First ninety days', 'Write a résumé'], []])
  await user.click(screen.getByRole('button', { name: 'Remove First ninety days' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(api.received(saveSkillPath)[0]?.body).toMatchObject({
    version: 3,
    milestones: [
      { title: 'Arrive well', courseIds: ['c1'] },
      { title: 'Get invited', courseIds: [] },
    ],
  })
})

test('publishing says what is missing, then saves and publishes', async () => {
  const bare = anOwnPath({
    subjects: [],
    milestones: [{ title: 'One', courses: [aPathCourse('c1', 'Write')] }],
  })
  const api = new FakeApi()
    .answers(getOwnSkillPath, bare)
    .answers(saveSkillPath, anOwnPath({ version: 4 }))
    .answers(publishSkillPath, anOwnPath({ state: 'published', version: 5 }))
  const { user, unmount } = await open('/mentor/paths/p1')
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(screen.getByText('Choose at least one subject.')).toBeVisible()
  expect(screen.getByText('Add at least two courses.')).toBeVisible()
  expect(api.received(saveSkillPath)).toEqual([])
  unmount()
  api.answers(getOwnSkillPath, anOwnPath())
  await open('/mentor/paths/p1')
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Published. Everybody can see the path now.')).toBeVisible()
  expect(api.received(publishSkillPath)[0]?.body).toEqual({ version: 3 })
  expect(screen.getByRole('link', { name: 'View the page' })).toHaveAttribute('href', '/paths/first-job')
})

test('a path that was changed elsewhere is loaded again', async () => {
  const api = new FakeApi()
    .answers(getOwnSkillPath, anOwnPath())
    .refuses(saveSkillPath, 409, 'edit_conflict', undefined, { reason: 'path_changed' })
  const { user } = await open('/mentor/paths/p1')
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' now')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/changed elsewhere/)).toBeVisible()
  api.answers(getOwnSkillPath, anOwnPath({ title: 'The other title', version: 4 }))
  await user.click(screen.getByRole('button', { name: 'Load it again' }))
  expect(await screen.findByDisplayValue('The other title')).toBeVisible()
})

test('a published path is taken back or deleted after a question', async () => {
  const published = anOwnPath({ state: 'published' })
  const api = new FakeApi()
    .answers(getOwnSkillPath, published)
    .answers(unpublishSkillPath, anOwnPath({ version: 4 }))
    .answers(deleteSkillPath, { id: 'p1' })
    .answers(getOwnSkillPaths, listOf([]))
  const { user, router } = await open('/mentor/paths/p1')
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Taken back. It is a draft again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/paths'))
  expect(api.received(deleteSkillPath)[0]?.body).toEqual({ version: 4 })
})

test('an unknown path says so', async () => {
  new FakeApi().refuses(getOwnSkillPath, 404, 'not_found')
  await open('/mentor/paths/unknown')
  expect(await screen.findByText('This path was not found')).toBeVisible()
})

test('the maker of a path opens its room', async () => {
  const api = new FakeApi()
    .answers(getOwnSkillPath, anOwnPath({ state: 'published' }))
    .answers(getPathRoom, { state: 'none' })
    .answers(setPathRoom, { state: 'open', roomId: 'path-p1' })
  const { user } = await open('/mentor/paths/p1')
  const card = within(await screen.findByRole('region', { name: 'Room for this path' }))
  await user.click(card.getByRole('button', { name: 'Open the room' }))
  expect(await card.findByRole('link', { name: 'Go to the room' })).toHaveAttribute(
    'href',
    '/mentor/chat/rooms/path-p1',
  )
  expect(api.received(setPathRoom)[0]).toMatchObject({ params: { id: 'p1' }, body: { open: true } })
})
