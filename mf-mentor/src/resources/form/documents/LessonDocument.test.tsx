import {
  getOwnResource,
  updateResource,
  uploadDocument,
} from '@mentor-connect/contract/courses/authoring/authoring'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import mentorArea from '../../../routes'
import { resourceDrafts } from '../autosave/resourceDrafts'

const FILE = '/files/document-abcdefghijklmnopqrstuv/Old%20notes.pdf'
const pdf = (name = 'notes.pdf', bytes?: number) => {
  const file = new File(['%PDF-'], name, { type: 'application/pdf' })
  if (bytes) Object.defineProperty(file, 'size', { value: bytes })
  return file
}

/** Opens the form of a course with one lesson, which is a document. */
async function open(
  lesson: { url: string; file?: string } = { url: '', file: FILE },
  locale: 'en' | 'hi' = 'en',
) {
  const lessons = [{ id: 'l', title: 'Notes', type: 'document' as const, ...lesson }]
  const course = anOwnCourse({ modules: [{ id: 'm', name: 'One', lessons }] })
  const api = new FakeApi()
    .answers(getOwnResource, course)
    .answers(updateResource, course)
    .answers(uploadDocument, { file: '/files/document-new/notes.pdf', name: 'notes.pdf', bytes: 5 })
  const session = signedIn(aMentor())
  const address = '/mentor/resources/course-1/edit'
  const view = await renderRoute(mentorArea, address, { mount: '/mentor', session, locale })
  const name = locale === 'en' ? 'Document of Notes' : 'Notes का दस्तावेज़'
  const group = within(await screen.findByRole('group', { name }))
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { files: [file] } })
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save changes' }))
  const sentLesson = () => api.received(updateResource)[0]?.body.modules[0]?.lessons[0]
  return { ...view, api, group, choose, save, sentLesson }
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await resourceDrafts().clear('mentor-1')
})

test('a stored document is shown by its name and sent back unchanged', async () => {
  const { group, save, sentLesson } = await open()
  expect(group.getByText('Old notes.pdf')).toBeVisible()
  expect(group.getByText('Uploaded')).toBeVisible()
  await save()
  await waitFor(() => expect(sentLesson()).toMatchObject({ url: '', file: FILE }))
})

test('an external document keeps its URL', async () => {
  const url = 'https://example.test/notes.pdf'
  const { group, save, sentLesson } = await open({ url })
  expect(group.getByText(url)).toBeVisible()
  expect(group.queryByText('Uploaded')).toBeNull()
  await save()
  await waitFor(() => expect(sentLesson()).toMatchObject({ url }))
  expect(sentLesson()).not.toHaveProperty('file')
})

test('a document can be replaced', async () => {
  const { group, choose, save, sentLesson } = await open()
  choose(pdf())
  expect(await group.findByText('notes.pdf')).toBeVisible()
  await save()
  await waitFor(() => expect(sentLesson()).toMatchObject({ file: '/files/document-new/notes.pdf' }))
})

test('cancelling a replacement keeps the stored document', async () => {
  const { user, api, group, choose } = await open()
  api.neverAnswers(uploadDocument)
  choose(pdf())
  await user.click(await group.findByRole('button', { name: 'Cancel upload' }))
  expect(group.getByText('Old notes.pdf')).toBeVisible()
  expect(group.queryByRole('progressbar')).toBeNull()
})

test('during an upload, progress is shown and no other file can be selected', async () => {
  const { api, group, choose } = await open()
  api.neverAnswers(uploadDocument)
  choose(pdf())
  expect(await group.findByRole('progressbar', { name: 'Uploading notes.pdf' })).toBeVisible()
  expect(await group.findByText('100% uploaded')).toBeVisible()
  expect(group.getByRole('button', { name: 'Replace document' })).toBeDisabled()
  expect(group.queryByRole('button', { name: 'Remove document' })).toBeNull()
})

test('without a document the course is not saved, and the button gets the focus', async () => {
  const { user, api, group, save } = await open()
  await user.click(group.getByRole('button', { name: 'Remove document' }))
  await save()
  expect(group.getByRole('alert')).toHaveTextContent('Choose a document')
  expect(group.getByRole('button', { name: 'Choose document' })).toHaveFocus()
  expect(api.received(updateResource)).toHaveLength(0)
})

test('removing a document whose upload failed removes the error, too', async () => {
  const { user, api, group, choose } = await open()
  api.isUnreachable(uploadDocument)
  choose(pdf())
  expect(await group.findByRole('alert')).toHaveTextContent('could not reach the server')
  await user.click(group.getByRole('button', { name: 'Remove document' }))
  expect(group.queryByRole('alert')).toBeNull()
  expect(group.getByRole('button', { name: 'Choose document' })).toBeEnabled()
})

test.each([
  ['too large', pdf('huge.pdf', 20 * 1024 * 1024 + 1), /too large: at most 20 MB/],
  ['of another kind', pdf('notes.pdf.exe'), /Only \.pdf, \.doc and \.docx/],
  ['empty', new File([], 'blank.docx'), /This file is empty/],
])('a document that is %s is not sent; the stored one is kept', async (_, file, sentence) => {
  const { user, api, group, choose } = await open()
  choose(file)
  expect(group.getByRole('alert')).toHaveTextContent(sentence)
  expect(group.getByText('Old notes.pdf')).toBeVisible()
  expect(api.received(uploadDocument)).toHaveLength(0)
  await user.click(group.getByRole('button', { name: 'Remove document' }))
  expect(group.queryByRole('alert')).toBeNull()
})

test.each(['NOTES.PDF', 'पाठ.docx', `${'x'.repeat(300)}.doc`])('%s is accepted', async (name) => {
  const { api, choose } = await open()
  choose(pdf(name))
  await waitFor(() => expect(api.received(uploadDocument)).toHaveLength(1))
})

test.each([
  ['storage_full', /Your storage is full/],
  ['file_too_large', /This file is too large/],
  ['rate_limited', /Too many tries/],
] as const)('a rejection by the server with %s is shown and can be retried', async (code, sentence) => {
  const { user, api, group, choose } = await open()
  api.refuses(uploadDocument, 400, code)
  choose(pdf())
  expect(await group.findByRole('alert')).toHaveTextContent(sentence)
  api.answers(uploadDocument, { file: FILE, name: 'notes.pdf', bytes: 5 })
  await user.click(group.getByRole('button', { name: 'Try again' }))
  expect(await group.findByText('Uploaded')).toBeVisible()
  expect(group.queryByRole('alert')).toBeNull()
})

test('is translated to Hindi', async () => {
  const { group, choose } = await open({ url: '', file: FILE }, 'hi')
  expect(group.getByText('अपलोड हो गया')).toBeVisible()
  choose(pdf('virus.exe'))
  expect(group.getByRole('alert')).toHaveTextContent('सिर्फ़ .pdf, .doc और .docx हो सकते हैं')
})
