import { getLessonNotes, removeNote, saveNote, type Note } from '@mentor-connect/contract/learning/notes'
import type { FakeApi } from '@mentor-connect/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openLesson } from '../testing/openLesson'
import { findPassage } from './passages'

const aNote = (courseId: string, parts: Partial<Note> = {}): Note => ({
  id: 'n1',
  courseId,
  lessonId: 'tags',
  blockId: 'one',
  quote: 'Text of one',
  text: 'Look this up',
  createdAt: '2026-11-20T08:30:00.000Z',
  updatedAt: '2026-11-20T08:30:00.000Z',
  ...parts,
})

/** An API that stores notes as the server does. */
function storing(...first: Note[]) {
  const stored = new Map(first.map((note) => [note.id, note]))
  return (api: FakeApi) =>
    api
      .answers(getLessonNotes, ({ params }) => ({
        notes: [...stored.values()].map((note) => ({ ...note, courseId: params.id! })),
      }))
      .answers(saveNote, ({ params, body }) => {
        stored.set(params.id!, { ...aNote('c'), ...(body as Partial<Note>), id: params.id! })
        return {}
      })
      .answers(removeNote, ({ params }) => {
        stored.delete(params.id!)
        return {}
      })
}

const opened = async (...first: Note[]) => {
  const view = await openLesson({ prepare: storing(...first) })
  await screen.findByRole('button', { name: first.length ? `${first.length} note` : 'My notes' })
  return view
}
const panel = () => within(screen.getByRole('dialog', { name: 'Notes' }))

test('a block gets a note without a selection, by keyboard', async () => {
  const { api, user } = await opened()
  act(() => screen.getByRole('button', { name: 'Add a note to “Text of two”' }).focus())
  await user.keyboard('{Enter}')
  const field = panel().getByRole('textbox', { name: 'Your note' })
  expect(field).toHaveFocus()
  await user.type(field, 'Ask about this')
  await user.click(panel().getByRole('button', { name: 'Save note' }))
  expect(panel().getByText('Ask about this')).toBeVisible()
  expect(panel().getByRole('button', { name: 'New note' })).toHaveFocus()
  await waitFor(() =>
    expect(api.received(saveNote)).toMatchObject([
      { body: { lessonId: 'tags', blockId: 'two', quote: 'Text of two', text: 'Ask about this' } },
    ]),
  )
  await user.click(panel().getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: '1 note on “Text of two”' })).toBeVisible()
})

test('a selected passage is quoted', async () => {
  const { api, user } = await opened()
  act(() => select(screen.getByText('Text of three').firstChild!, 8, 13))
  // `fireEvent` is used, because a click of user-event would remove the selection, although the button prevents that.
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }))
  expect(panel().getByText('three', { selector: 'blockquote' })).toBeVisible()
  await user.type(panel().getByRole('textbox', { name: 'Your note' }), 'Three of what?')
  await user.click(panel().getByRole('button', { name: 'Save note' }))
  await waitFor(() =>
    expect(api.received(saveNote)).toMatchObject([{ body: { blockId: 'three', quote: 'three' } }]),
  )
})

test('the panel offers a note about the lesson or any part of it', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: 'My notes' }))
  await user.click(panel().getByRole('button', { name: 'New note' }))
  await user.selectOptions(panel().getByRole('combobox', { name: 'What is it about?' }), 'Text of three')
  expect(panel().getByText('Text of three', { selector: 'blockquote' })).toBeVisible()
  await user.click(panel().getByRole('button', { name: 'Save note' }))
  expect(panel().getByRole('textbox', { name: 'Your note' })).toHaveFocus()
  expect(panel().getByRole('alert')).toHaveTextContent('Write something first.')
})

test('a note is changed, and deleted with undo, and the focus stays with it', async () => {
  const { api, user } = await opened(aNote('c'))
  await user.click(screen.getByRole('button', { name: '1 note' }))
  await user.click(panel().getByRole('button', { name: 'Edit the note “Look this up”' }))
  await user.type(panel().getByRole('textbox', { name: 'Your note' }), ' today')
  await user.click(panel().getByRole('button', { name: 'Save note' }))
  expect(panel().getByRole('button', { name: 'Edit the note “Look this up today”' })).toHaveFocus()
  await user.click(panel().getByRole('button', { name: 'Delete the note “Look this up today”' }))
  expect(panel().getByRole('button', { name: 'Undo' })).toHaveFocus()
  await waitFor(() => expect(api.received(removeNote)).toHaveLength(1))
  await user.click(panel().getByRole('button', { name: 'Undo' }))
  expect(panel().getByRole('button', { name: 'Edit the note “Look this up today”' })).toHaveFocus()
  await waitFor(() => expect(api.received(saveNote)).toHaveLength(2))
})

test('without a network a note stays on the device, and is sent later', async () => {
  const { api, user } = await opened()
  api.isUnreachable(saveNote)
  await user.click(screen.getByRole('button', { name: 'My notes' }))
  await user.click(panel().getByRole('button', { name: 'New note' }))
  await user.type(panel().getByRole('textbox', { name: 'Your note' }), 'Offline')
  await user.click(panel().getByRole('button', { name: 'Save note' }))
  expect(await panel().findByText(/Not sent yet/)).toBeVisible()
  expect(panel().getByText('Offline')).toBeVisible()
  storing()(api)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(panel().queryByText(/Not sent yet/)).not.toBeInTheDocument())
  expect(panel().getByText('Offline')).toBeVisible()
})

test('speaks Hindi', async () => {
  const { user } = await openLesson({ locale: 'hi' })
  await user.click(await screen.findByRole('button', { name: 'मेरे नोट' }))
  expect(screen.getByRole('dialog', { name: 'नोट' })).toBeVisible()
  expect(screen.getByText(/आपके नोट सिर्फ़ आपको दिखते हैं/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'मेरे सारे नोट' })).toBeVisible()
})

test('visitors of a preview have no notes', async () => {
  await openLesson({ isEnrolled: false })
  expect(screen.queryByRole('button', { name: 'My notes' })).not.toBeInTheDocument()
})

test.each([
  ['Flour and water', 'Flour and water'],
  ['and water', 'and water'],
  ['gone', undefined],
  ['', undefined],
])('finds the passage “%s” across marks and line breaks', (quote, found) => {
  const block = document.createElement('div')
  block.innerHTML = '<p>Flour <strong>and\n  wa</strong>ter.</p><div data-note-control>and water gone</div>'
  expect(findPassage(block, quote)?.toString().replace(/\s+/g, ' ')).toBe(found)
})

function select(node: Node, start: number, end: number) {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  range.getBoundingClientRect = () => new DOMRect(10, 20, 30, 10)
  Object.assign(Range.prototype, { getBoundingClientRect: range.getBoundingClientRect })
  document.getSelection()!.removeAllRanges()
  document.getSelection()!.addRange(range)
  document.dispatchEvent(new Event('selectionchange'))
}
