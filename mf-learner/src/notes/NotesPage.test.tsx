import { getNotes, removeNote, saveNote, type ListedNote } from '@mentor-connect/contract/learning/notes'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import learner from '../routes'

const aNote = (parts: Partial<ListedNote> = {}): ListedNote => ({
  id: 'n1',
  courseId: 'bread',
  lessonId: 'dough',
  blockId: 'p',
  quote: 'Strong flour',
  text: 'Buy some',
  createdAt: '2026-11-20T08:30:00.000Z',
  updatedAt: '2026-11-20T08:30:00.000Z',
  courseTitle: 'Bread baking',
  lessonTitle: 'The dough',
  ...parts,
})

const listed = (notes: ListedNote[], totalPages = 1) => ({
  notes,
  courses: notes.length ? [{ courseId: 'bread', courseTitle: 'Bread baking', count: notes.length }] : [],
  pagination: { page: 1, limit: 9, totalItems: notes.length, totalPages },
})

const open = (address = '/user/notes', locale: 'en' | 'hi' = 'en') =>
  renderRoute(learner, address, { mount: '/user', session: signedIn(aLearner()), locale })

test('lists notes with their lessons, also when those are gone', async () => {
  const gone = { lessonTitle: undefined, courseTitle: undefined }
  new FakeApi().answers(getNotes, listed([aNote(), aNote({ id: 'n2', text: 'पुराना', ...gone })]))
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'My notes' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'The dough' })).toHaveAttribute(
    'href',
    '/user/resources/bread/lessons/dough',
  )
  expect(screen.getAllByText('Strong flour')).toHaveLength(2)
  expect(screen.getByText('A lesson that no longer exists')).toBeVisible()
})

test('searches, and filters by the course of the address', async () => {
  const api = new FakeApi().answers(getNotes, listed([aNote()]))
  const { user } = await open('/user/notes?course=bread')
  await user.type(await screen.findByRole('searchbox', { name: 'Search in your notes' }), 'flour')
  await waitFor(() =>
    expect(api.received(getNotes).at(-1)).toMatchObject({ query: { courseId: 'bread', search: 'flour' } }),
  )
  expect(screen.getByRole('combobox', { name: 'Course' })).toHaveDisplayValue('Bread baking (1)')
})

test('a note is deleted, and back after undo with its lesson', async () => {
  const api = new FakeApi()
    .answers(getNotes, listed([aNote()]))
    .answers(removeNote, {})
    .answers(saveNote, {})
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Delete the note “Buy some”' }))
  await waitFor(() => expect(api.received(removeNote)).toHaveLength(1))
  expect(screen.queryByText('Buy some')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Buy some')).toBeVisible()
  await waitFor(() => expect(api.received(saveNote)).toMatchObject([{ body: { text: 'Buy some' } }]))
  expect(screen.getByRole('link', { name: 'The dough' })).toBeVisible()
})

test('downloads all pages as Markdown', async () => {
  const api = new FakeApi().answers(getNotes, ({ query }) =>
    listed([aNote({ id: `n${query.page}`, text: `Page ${query.page}` })], query.limit === 50 ? 2 : 1),
  )
  const files: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  })
  // jsdom cannot follow links, so clicks on links do nothing.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(api.received(getNotes).filter(({ query }) => query?.limit === 50)).toHaveLength(2)
})

test('says in Hindi how notes are written while there are none', async () => {
  new FakeApi().answers(getNotes, listed([]))
  await open('/user/notes', 'hi')
  expect(await screen.findByText('आपने अभी कोई नोट नहीं लिखा है।')).toBeVisible()
})

test('a failed load offers to try again', async () => {
  const api = new FakeApi().refuses(getNotes, 500, 'internal')
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getNotes, listed([aNote()]))
  await user.click(retry)
  expect(await screen.findByText('Buy some')).toBeVisible()
})
