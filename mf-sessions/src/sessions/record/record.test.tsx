import { textDrafts } from '@mentor-connect/api/drafts'
import {
  getMeetingNoteVersions,
  getMeetingRecord,
  giveFeedback,
  markAttendance,
  saveMeetingNotes,
  savePrivateNotes,
  type MeetingRecord,
} from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { getMeeting, type MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../../routes'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const MEETING: MeetingDetails = {
  id: 'm1',
  title: 'Career talk',
  start: inHours(-2),
  end: inHours(-1),
  state: 'booked',
  revision: 0,
  partner: { id: 'p', name: 'Ravi Iyer' },
  mentorId: 'p',
  kindId: 'talk',
  topic: '',
  hasPlace: true,
  outcome: 'held',
}
const aRecord = (parts: Partial<MeetingRecord> = {}): MeetingRecord => ({
  notes: { version: 0, text: '', items: [] },
  feedback: { isOpen: true, until: inHours(150) },
  attendance: { isOpen: true, until: inHours(47) },
  ...parts,
})
const ITEM = { id: 'a', text: 'Send the resume', by: 'learner' as const, isDone: false }
const NOTES = { version: 3, text: 'Agreed', items: [ITEM], savedBy: 'mentor' as const, savedAt: inHours(-1) }

const open = (role: 'user' | 'mentor' = 'user', locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/${role}/sessions/m1`, {
    mount: `/${role}/sessions`,
    session: signedIn(role === 'mentor' ? aMentor() : aLearner()),
    locale,
  })
const withRecord = (parts?: Partial<MeetingRecord>, meeting: Partial<MeetingDetails> = {}) =>
  new FakeApi().answers(getMeeting, { ...MEETING, ...meeting }).answers(getMeetingRecord, aRecord(parts))

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  for (const { _id } of [aLearner(), aMentor()]) await textDrafts().clear(_id)
})

test('feedback needs stars, and is shown when it was given', async () => {
  const own = { rating: 4, text: 'Clear' }
  const given = aRecord({ feedback: { isOpen: false, until: inHours(150), own } })
  const api = withRecord().answers(giveFeedback, given)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Give feedback' }))
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus()
  expect(screen.getByText('Choose from one to five stars.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '4 stars' }))
  await user.type(screen.getByRole('textbox', { name: /In a sentence/ }), 'Clear')
  await user.click(screen.getByRole('button', { name: 'Give feedback' }))
  expect(await screen.findByText(/Ravi Iyer sees it when/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Feedback' })).toHaveFocus()
  expect(api.received(giveFeedback)[0]?.body).toEqual(own)
})

test.each([
  ['en', 'Ravi Iyer says that you did not come.', 'We met'],
  ['hi', 'Ravi Iyer का कहना है कि आप नहीं आए।', 'हम मिले थे'],
] as const)('who is said to be absent can contradict, in %s', async (locale, said, met) => {
  const attendance = { isOpen: true, until: inHours(40), partner: 'absent' as const }
  const api = withRecord({ attendance }, { outcome: 'learner_absent' }).answers(
    markAttendance,
    aRecord({ attendance: { ...attendance, own: 'met' } }),
  )
  const { user } = await open('user', locale)
  expect(await screen.findByText(said)).toBeVisible()
  api.answers(getMeeting, MEETING)
  await user.click(screen.getByRole('button', { name: met }))
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  expect(api.received(markAttendance)[0]?.body).toEqual({ mark: 'met' })
})

test('notes are edited, and both versions are shown when the other person was faster', async () => {
  const api = withRecord().refuses(saveMeetingNotes, 409, 'edit_conflict', undefined, {
    reason: 'notes_changed',
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit notes' }))
  expect(screen.getByRole('textbox', { name: 'Notes for both of you' })).toHaveFocus()
  await user.keyboard('My words')
  await user.click(screen.getByRole('button', { name: 'Add a step' }))
  await user.type(screen.getByRole('textbox', { name: 'Step 1' }), 'Send the resume')
  api.answers(getMeetingRecord, aRecord({ notes: { ...NOTES, text: 'Their words' } }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const conflict = await screen.findByRole('heading', { name: /saved elsewhere/ })
  expect(conflict).toHaveFocus()
  expect(screen.getByText('Their words')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your version' })).toHaveValue('My words')
  api.answers(saveMeetingNotes, { ...NOTES, version: 4, text: 'My words' })
  await user.click(screen.getByRole('button', { name: 'Save my version' }))
  expect(await screen.findByText('My words')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Shared notes' })).toHaveFocus()
  expect(api.received(saveMeetingNotes).map(({ body }) => body)).toMatchObject([
    { version: 0, items: [{ text: 'Send the resume', by: 'learner' }] },
    { version: 3, text: 'My words' },
  ])
})

test('changes that were not saved are there on the next visit, and take the focus from nobody', async () => {
  const api = withRecord({ notes: NOTES }).answers(saveMeetingNotes, {
    ...NOTES,
    version: 4,
    text: 'Agreed, and more',
  })
  const first = await open()
  await first.user.click(await screen.findByRole('button', { name: 'Edit notes' }))
  await first.user.type(screen.getByRole('textbox', { name: 'Notes for both of you' }), ', and more')
  first.unmount()

  const { user } = await open()
  const text = await screen.findByRole('textbox', { name: 'Notes for both of you' })
  expect(text).toHaveValue('Agreed, and more')
  expect(text).not.toHaveFocus()
  expect(screen.getByText('You have not saved these changes yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Edit notes' })
  expect(api.received(saveMeetingNotes)[0]?.body).toMatchObject({ version: 3, text: 'Agreed, and more' })
  expect(await textDrafts().open(aLearner()._id)).toEqual([])
})

test('a step is ticked off, and an earlier version is taken up again', async () => {
  const ticked = { ...NOTES, version: 4, items: [{ ...ITEM, isDone: true }] }
  const api = withRecord({ notes: NOTES })
    .answers(saveMeetingNotes, ticked)
    .answers(getMeetingNoteVersions, { versions: [ticked, { ...NOTES, version: 2, text: 'Before' }] })
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: /Send the resume/ }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Send the resume/ })).toBeChecked())
  expect(api.received(saveMeetingNotes)[0]?.body).toMatchObject({ version: 3, items: [{ isDone: true }] })
  await user.click(screen.getByRole('button', { name: 'Earlier versions' }))
  const versions = within(await screen.findByRole('list', { name: 'Earlier versions' }))
  await user.click(versions.getByRole('button', { name: 'Continue from this version' }))
  expect(screen.getByRole('textbox', { name: 'Notes for both of you' })).toHaveValue('Before')
})

test('mentors are told that learners can export the private notes', async () => {
  const privateNotes = { version: 0, text: '' }
  const api = withRecord({ privateNotes }).answers(savePrivateNotes, { version: 1, text: 'Shy' })
  const { user } = await open('mentor')
  expect(await screen.findByText(/part of the data that learners can export/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Notes for yourself' }), 'Shy')
  await user.click(screen.getByRole('button', { name: 'Save private notes' }))
  expect(await screen.findByText('Your notes are saved.')).toBeVisible()
  expect(api.received(savePrivateNotes)[0]?.body).toEqual({ version: 0, text: 'Shy' })
})

test('after a held session the learner is led to the review of the mentor; nobody else is', async () => {
  withRecord()
  const { unmount } = await open()
  expect(await screen.findByRole('link', { name: 'Write a review' })).toHaveAttribute(
    'href',
    '/user/mentor/p#reviews',
  )
  unmount()
  await open('mentor')
  expect(await screen.findByRole('heading', { name: 'Feedback' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Write a review' })).toBeNull()
})
