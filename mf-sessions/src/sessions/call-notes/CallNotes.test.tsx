import {
  getMeetingRecord,
  saveMeetingNotes,
  type MeetingRecord,
} from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, screen } from '@testing-library/react'
import callNotes from '.'
import { CallNotes } from './CallNotes'

const SAVED_AT = '2026-11-20T08:00:00.000Z'
const UNTIL = '2026-11-27T08:00:00.000Z'
const withText = (text: string, version: number): MeetingRecord => ({
  notes: { version, text, items: [], savedBy: 'mentor', savedAt: SAVED_AT },
  privateNotes: { version: 1, text: 'Shy' },
  feedback: { isOpen: false, until: UNTIL },
  attendance: { isOpen: false, until: UNTIL },
})

const besideCall: RemoteRoutes = {
  kind: 'routes',
  messages: callNotes.messages,
  routes: [{ path: 'call', element: <CallNotes sessionId="m1" name="Ravi Iyer" /> }],
}
const open = (role: 'user' | 'mentor', locale: 'en' | 'hi' = 'en') =>
  renderRoute(besideCall, `/${role}/call`, {
    mount: `/${role}`,
    session: signedIn(role === 'mentor' ? aMentor() : aLearner()),
    locale,
  })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test.each([
  ['en', 'Edit notes', 'Notes for both of you', 'Save'],
  ['hi', 'नोट बदलें', 'आप दोनों के नोट', 'सेव करें'],
] as const)('one writes beside the call, in %s', async (locale, edit, label, save) => {
  const saved = { ...withText('Agreed', 2).notes, savedBy: 'learner' as const }
  const api = new FakeApi().answers(getMeetingRecord, withText('', 1)).answers(saveMeetingNotes, saved)
  const { user } = await open('user', locale)
  await user.click(await screen.findByRole('button', { name: edit }))
  await user.type(screen.getByRole('textbox', { name: label }), 'Agreed')
  await user.click(screen.getByRole('button', { name: save }))
  expect(await screen.findByText('Agreed')).toBeVisible()
  expect(api.received(saveMeetingNotes)[0]).toMatchObject({ params: { id: 'm1' }, body: { text: 'Agreed' } })
})

test('notes that the other person saves appear by themselves', async () => {
  jest.useFakeTimers()
  const api = new FakeApi().answers(getMeetingRecord, withText('Agreed', 1))
  await open('user')
  expect(await screen.findByText('Agreed')).toBeVisible()
  api.answers(getMeetingRecord, withText('Agreed, and more', 2))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('Agreed, and more')).toBeVisible()
})

test('the private notes of a mentor are not there, because the screen may be shared', async () => {
  new FakeApi().answers(getMeetingRecord, withText('Agreed', 1))
  await open('mentor')
  expect(await screen.findByText('Agreed')).toBeVisible()
  expect(screen.queryByText('Shy')).toBeNull()
})

test('a failed read can be repeated', async () => {
  const api = new FakeApi().isUnreachable(getMeetingRecord)
  const { user } = await open('user')
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getMeetingRecord, withText('Agreed', 1))
  await user.click(again)
  expect(await screen.findByText('Agreed')).toBeVisible()
})
