import { addResource, uploadDocument } from '@mentor-connect/contract/courses/authoring/authoring'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import mentorArea from '../../../routes'
import { resourceDrafts } from '../autosave/resourceDrafts'

const FILE = '/files/document-abcdefghijklmnopqrstuv/notes.pdf'
const pdf = (name = 'notes.pdf') => new File(['%PDF-'], name, { type: 'application/pdf' })

async function open() {
  const api = new FakeApi().answers(uploadDocument, { file: FILE, name: 'notes.pdf', bytes: 5 })
  const session = signedIn(aMentor())
  const view = await renderRoute(mentorArea, '/mentor/resources/add', { mount: '/mentor', session })
  await screen.findByRole('textbox', { name: 'Title' })
  return { ...view, api }
}
afterEach(async () => {
  jest.restoreAllMocks()
  await resourceDrafts().clear('mentor-1')
})

const names = () =>
  screen.getAllByRole('textbox', { name: 'Module name' }).map((box) => (box as HTMLInputElement).value)
const lessonTitle = () => screen.getByRole('textbox', { name: 'Lesson title' })
/** The rows of lessons, such as `1 First`; only those of one module if `list` is given. */
const rows = (list?: HTMLElement) =>
  (list ? within(list) : screen)
    .queryAllByRole('button', { name: /^Lesson \d+: / })
    .map((row) => /^Lesson \d+: \d+(.*?)(Video link|Document|Text|Quiz)/.exec(row.textContent)?.[1])
async function addLesson(user: UserEvent, what = 'Video link') {
  await user.click(screen.getAllByRole('button', { name: 'Add lesson' }).at(0)!)
  await user.click(screen.getByRole('button', { name: what }))
  await waitFor(() => expect(lessonTitle()).toHaveFocus())
}

test('modules can be added, moved by keyboard, removed and restored', async () => {
  const { user } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Module name' }), 'One')
  await user.click(screen.getByRole('button', { name: 'Add module' }))
  await user.type(screen.getAllByRole('textbox', { name: 'Module name' })[1]!, 'Two')

  const up = await screen.findByRole('button', { name: 'Move Two up' })
  up.focus()
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Two', 'One'])
  expect(screen.getByText('Two is now at place 1 of 2')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Two up' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Two', 'One'])

  await user.click(screen.getByRole('button', { name: 'Remove Two' }))
  expect(names()).toEqual(['One'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(names()).toEqual(['Two', 'One'])
})

test('lessons can be added with a type, moved and removed', async () => {
  const { user } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Lesson title' }), 'First')
  await addLesson(user)
  await user.type(lessonTitle(), 'Second')
  const kind = screen.getByRole('combobox', { name: 'Type' })
  expect(kind).toHaveDisplayValue('Video Link')
  expect(
    within(kind)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Video Link', 'Document Link', 'Course Link'])
  await user.click(screen.getByRole('button', { name: 'Move First down' }))
  expect(rows()).toEqual(['Second', 'First'])
  await user.click(screen.getByRole('button', { name: 'Remove Second' }))
  expect(rows()).toEqual(['First'])
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(rows()).toEqual(['Second', 'First'])
  await waitFor(() => expect(screen.getByRole('button', { name: /^Lesson 1: / })).toHaveFocus())
})

test('a lesson can be moved across the boundary of its module and back', async () => {
  const { user, api } = await open()
  api.answers(addResource, anOwnCourse())
  await user.type(screen.getByRole('textbox', { name: 'Lesson title' }), 'First')
  await addLesson(user)
  await user.type(lessonTitle(), 'Second')
  await user.click(screen.getByRole('button', { name: 'Add module' }))
  await user.type(lessonTitle(), 'Third')
  const lessonsOf = (n: number) => rows(screen.getByRole('listitem', { name: `Module ${n}` }))
  const down = () => screen.getByRole('button', { name: 'Move First down' })

  down().focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(down()).toHaveFocus())
  await user.keyboard('{Enter}')
  expect([lessonsOf(1), lessonsOf(2)]).toEqual([['Second'], ['First', 'Third']])
  expect(screen.getByText('First is now in module 2, at place 1 of 2')).toBeInTheDocument()
  await waitFor(() => expect(down()).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(down()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Move Second up' })).toHaveAttribute('aria-disabled', 'true')

  await user.click(screen.getByRole('button', { name: 'Move Third up' }))
  expect([lessonsOf(1), lessonsOf(2)]).toEqual([['Second', 'Third'], ['First']])
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Java')
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  await waitFor(() =>
    expect(
      api.received(addResource)[0]?.body.modules.map(({ lessons }) => lessons.map(({ title }) => title)),
    ).toEqual([['Second', 'Third'], ['First']]),
  )
})

test('a document is uploaded as soon as it is selected, and its lesson keeps it when moved', async () => {
  const { user, api } = await open()
  api.answers(addResource, anOwnCourse())
  await user.type(screen.getByRole('textbox', { name: 'Lesson title' }), 'Notes')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'document')
  await user.upload(screen.getByLabelText('Document of Notes', { selector: 'input' }), pdf())
  expect(await screen.findByText('Uploaded')).toBeVisible()
  expect(api.received(uploadDocument)[0]?.files).toEqual({ document: [expect.any(File)] })
  await addLesson(user)
  await user.click(screen.getByRole('button', { name: 'Move Notes down' }))
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Java')
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  await waitFor(() =>
    expect(api.received(addResource)[0]?.body.modules[0]?.lessons[1]).toEqual({
      title: 'Notes',
      type: 'document',
      url: '',
      file: FILE,
    }),
  )
})

test('an interrupted upload keeps the file and can be retried', async () => {
  const { user, api } = await open()
  api.isUnreachable(uploadDocument)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'document')
  await user.upload(screen.getByLabelText('Document of Lesson 1', { selector: 'input' }), pdf())
  expect(await screen.findByText(/could not reach the server/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Java')
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  expect(screen.getByRole('button', { name: 'Replace document' })).toHaveFocus()
  api.answers(uploadDocument, { file: FILE, name: 'notes.pdf', bytes: 5 })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Uploaded')).toBeVisible()
})

test('a running upload can be cancelled', async () => {
  const { user, api } = await open()
  api.neverAnswers(uploadDocument)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'document')
  await user.upload(screen.getByLabelText('Document of Lesson 1', { selector: 'input' }), pdf())
  expect(await screen.findByRole('progressbar', { name: 'Uploading notes.pdf' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
  expect(screen.queryByText('notes.pdf')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Choose document' })).toBeEnabled()
})

test.each([
  [pdf('virus.exe'), 'Only .pdf, .doc and .docx are possible'],
  [new File([], 'blank.pdf'), 'This file is empty'],
])('%p is rejected before the upload', async (file, sentence) => {
  const { user, api } = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'document')
  await userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Document of Lesson 1', { selector: 'input' }), file)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(api.received(uploadDocument)).toHaveLength(0)
})

test('the server’s error about the content is shown next to the document', async () => {
  const { user, api } = await open()
  api.refuses(uploadDocument, 400, 'file_not_accepted')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'document')
  await user.upload(screen.getByLabelText('Document of Lesson 1', { selector: 'input' }), pdf())
  expect(await screen.findByRole('group', { name: 'Document of Lesson 1' })).toHaveAccessibleDescription(
    /This file cannot be used/,
  )
})
