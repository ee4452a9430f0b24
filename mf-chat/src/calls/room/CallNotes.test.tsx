import type { Slots } from '@mentor-connect/contract/slots'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { fakesForEachTest, joinCall, press } from '../testing/openCall'

const fakes = fakesForEachTest()

const notesOfSessions = (Notes: ComponentType<{ sessionId: string; name: string }>): Partial<Slots> => ({
  contributions: (slot) =>
    (slot as string) === 'chat.call-notes'
      ? [
          {
            id: 'sessions/callNotes',
            label: { en: 'Shared notes', hi: 'साझा नोट' },
            render: (props) => <Notes {...(props as { sessionId: string; name: string })} />,
          },
        ]
      : [],
})
const Notes = ({ sessionId, name }: { sessionId: string; name: string }) => (
  <p>{`Notes of ${sessionId} with ${name}`}</p>
)

test('the notes of the session open beside its call, in place of the chat, and return the focus', async () => {
  const view = await joinCall(fakes, { ofSession: true, slots: notesOfSessions(Notes) })
  await press(view, 'Chat')
  expect(await screen.findByRole('heading', { name: 'Chat with Ravi Iyer' })).toHaveFocus()
  await press(view, 'Notes')
  const beside = within(await screen.findByRole('region', { name: 'Notes of the session' }))
  expect(beside.getByText('Notes of s1 with Ravi Iyer')).toBeVisible()
  expect(beside.getByRole('heading', { name: 'Notes of the session' })).toHaveFocus()
  expect(beside.queryByRole('link', { name: /new tab/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Chat with Ravi Iyer' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Notes' })).toHaveAttribute('aria-pressed', 'true')
  await press(view, 'Close the notes')
  expect(screen.queryByRole('region', { name: 'Notes of the session' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Notes' })).toHaveFocus()
})

test('notes that do not come are found in another tab, in Hindi', async () => {
  const view = await joinCall(fakes, { locale: 'hi', ofSession: true, slots: notesOfSessions(() => null) })
  await press(view, 'नोट')
  const beside = within(await screen.findByRole('region', { name: 'सेशन के नोट' }))
  expect(beside.getByText(/^नोट लोड हो रहे हैं।/)).toBeVisible()
  expect(beside.getByRole('link')).toHaveAttribute('href', '/user/sessions/s1')
})

test.each([
  ['a call from a chat', { slots: notesOfSessions(Notes) }],
  ['a site without the area for sessions', { ofSession: true }],
])('%s has no notes', async (_what, options) => {
  await joinCall(fakes, options)
  expect(screen.getByRole('button', { name: 'Chat' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Notes' })).toBeNull()
})
