import { unsentWorkDrafts } from '@mentor-connect/api/works'
import { fileReport } from '@mentor-connect/contract/trust/safety'
import {
  getTask,
  getWorkFile,
  saveWorkDraft,
  sendWork,
  uploadWorkFile,
  withdrawWork,
  type Submission,
  type TaskWork,
} from '@mentor-connect/contract/courses/tasks/tasks'
import type { FakeApi } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aLesson } from '../testing/aLesson'
import { openLesson } from '../testing/openLesson'

const criterion = (id: string, title: string) => ({
  id,
  title,
  levels: [
    { text: `${title} is missing`, points: 0 },
    { text: `${title} is complete`, points: 2 },
  ],
})
const RUBRIC = {
  criteria: [criterion('a', 'Income'), criterion('b', 'Rent'), criterion('c', 'Savings')],
  passPoints: 4,
}
const aWork = (parts: Partial<TaskWork> = {}): TaskWork => ({
  rubric: RUBRIC,
  state: 'draft',
  number: 0,
  draft: { text: '' },
  submissions: [],
  ...parts,
})
const aSubmission = (parts: Partial<Submission> = {}): Submission => ({
  number: 1,
  text: 'My budget',
  sentAt: '2026-11-20T08:30:00.000Z',
  rubric: RUBRIC,
  ...parts,
})
const SENT = aWork({ state: 'sent', number: 1, draft: { text: 'My budget' }, submissions: [aSubmission()] })
const RETURNED = aWork({
  state: 'returned',
  number: 1,
  draft: { text: 'My budget' },
  submissions: [
    aSubmission({
      outcome: 'returned',
      decidedAt: '2026-11-21T08:30:00.000Z',
      comment: 'The rent is missing.',
      marks: [{ criterionId: 'b', level: 0 }],
      points: 0,
    }),
  ],
})

const openTask = async (
  work: TaskWork,
  prepare: (api: FakeApi, courseId: string) => void = () => {},
  locale?: 'en' | 'hi',
) => {
  const lesson = aLesson({ lesson: { id: 'tags', title: 'Tags', kind: 'task', minutes: 30 } })
  return openLesson({
    lesson,
    locale,
    prepare: (api, courseId) => {
      api.answers(getTask, work).answers(saveWorkDraft, { savedAt: '2026-11-20T08:31:00.000Z' })
      prepare(api, courseId)
    },
  })
}
const theText = () => screen.findByRole('textbox', { name: 'Your text' })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await unsentWorkDrafts.outbox().clear('learner-1')
})

test('shows the brief and how the work is marked, and is not ticked off', async () => {
  await openTask(aWork())
  const rubric = within(await screen.findByRole('region', { name: 'How your work is marked' }))
  expect(screen.getByText('Text of one')).toBeVisible()
  expect(rubric.getByText(/You need 4 of 6 points/)).toBeVisible()
  expect(rubric.getByRole('heading', { name: 'Rent' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Done/ })).toBeNull()
})

test('says so while there is no rubric, and takes the work', async () => {
  await openTask(aWork({ rubric: undefined }))
  expect(await screen.findByText(/The mentor has not finished this task/)).toBeVisible()
  expect(await theText()).toBeVisible()
})

test('what is typed is kept on the device, saved and sent', async () => {
  const { user, api } = await openTask(aWork(), (fake) => fake.answers(sendWork, SENT))
  await user.type(await theText(), 'My budget')
  await user.type(screen.getByRole('textbox', { name: /Link/ }), 'example.org/budget')
  expect(await unsentWorkDrafts.outbox().open('learner-1')).toMatchObject([{ text: 'My budget' }])
  await user.click(screen.getByRole('button', { name: 'Send to the mentor' }))
  const heading = await screen.findByRole('heading', { name: 'Your work is with the mentor' })
  expect(heading).toHaveFocus()
  expect(api.received(sendWork)).toMatchObject([
    { body: { text: 'My budget', link: 'https://example.org/budget', after: 0 } },
  ])
  expect(await unsentWorkDrafts.outbox().open('learner-1')).toEqual([])
})

test('a link that nobody else can open is said at its field', async () => {
  const { user } = await openTask(aWork(), (fake) =>
    fake.refuses(sendWork, 400, 'invalid_input', { link: 'Enter an address on the internet.' }),
  )
  await user.type(screen.getByRole('textbox', { name: /Link/ }), 'http://localhost:3000')
  await user.click(screen.getByRole('button', { name: 'Send to the mentor' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Link/ })).toHaveAccessibleDescription(
      'Enter an address on the internet: this one leads to a device or a private network.',
    ),
  )
})

test('a draft that could not be saved is on the page again after a reload', async () => {
  const actedAt = new Date().toISOString()
  const { api, courseId } = await openTask(aWork({ draft: { text: 'old' } }), (fake) =>
    fake.isUnreachable(saveWorkDraft),
  )
  const entry = { id: `${courseId}/tags`, userId: 'learner-1', courseId, lessonId: 'tags', link: '', actedAt }
  fireEvent.change(await theText(), { target: { value: 'newer' } })
  await waitFor(async () =>
    expect(await unsentWorkDrafts.outbox().open('learner-1')).toMatchObject([
      { ...entry, actedAt: expect.any(String), text: 'newer' },
    ]),
  )
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/Your draft is on this device/)).toBeVisible()
  api.answers(saveWorkDraft, { savedAt: actedAt })
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Your draft is saved.')).toBeVisible()
  expect(await unsentWorkDrafts.outbox().open('learner-1')).toEqual([])
})

test('a draft that waits on the device is restored, and the page says so', async () => {
  await openTask(aWork({ draft: { text: 'old' } }), (_, courseId) => {
    const entry = { id: `${courseId}/tags`, userId: 'learner-1', courseId, lessonId: 'tags', link: '' }
    const actedAt = new Date().toISOString()
    void unsentWorkDrafts.outbox().put({ ...entry, text: 'Written on the train', actedAt })
  })
  expect(await screen.findByText('Here is what you wrote last time on this device.')).toBeVisible()
  expect(await theText()).toHaveValue('Written on the train')
})

test('an empty work is not sent', async () => {
  const { user, api } = await openTask(aWork())
  await user.click(await screen.findByRole('button', { name: 'Send to the mentor' }))
  expect(await theText()).toHaveFocus()
  expect(api.received(sendWork)).toEqual([])
})

test('keeps the text when it cannot be sent', async () => {
  const { user } = await openTask(aWork(), (fake) => fake.isUnreachable(sendWork))
  await user.type(await theText(), 'My budget')
  await user.click(screen.getByRole('button', { name: 'Send to the mentor' }))
  expect(await screen.findByText(/Your text is kept/)).toBeVisible()
  expect(await theText()).toHaveValue('My budget')
})

test('shows the latest state after a conflict', async () => {
  const { user, api } = await openTask(aWork(), (fake) => fake.refuses(sendWork, 409, 'edit_conflict'))
  await user.type(await theText(), 'Another')
  api.answers(getTask, SENT)
  await user.click(screen.getByRole('button', { name: 'Send to the mentor' }))
  expect(await screen.findByRole('heading', { name: 'Your work is with the mentor' })).toBeVisible()
})

test('a sent work can be taken back', async () => {
  const { user, api } = await openTask(SENT, (fake) =>
    fake.answers(
      withdrawWork,
      aWork({
        number: 1,
        draft: { text: 'My budget' },
        submissions: [aSubmission({ outcome: 'withdrawn' })],
      }),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Withdraw and change it' }))
  expect(await theText()).toHaveValue('My budget')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your work' })).toHaveFocus())
  expect(api.received(withdrawWork)).toMatchObject([{ body: { number: 1 } }])
  expect(screen.getByText(/No\. 1.*withdrawn/)).toBeVisible()
})

test('a returned work shows what is missing, and is sent again', async () => {
  const { user, api } = await openTask(RETURNED, (fake) => fake.answers(sendWork, SENT))
  expect(await screen.findByRole('heading', { name: 'Something is still missing' })).toBeVisible()
  expect(screen.getAllByText('The rent is missing.')[0]).toBeVisible()
  expect(screen.getByText('your work reaches this level').closest('li')).toHaveTextContent('Rent is missing')
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(api.received(sendWork)).toMatchObject([{ body: { after: 1 } }]))
})

test('says who wrote the comment, which can be reported', async () => {
  const { user, api } = await openTask({ ...RETURNED, id: 'work-1', mentor: 'Kavita Rao' }, (fake) =>
    fake.answers(fileReport, { reported: true }),
  )
  const notice = within(await screen.findByRole('region', { name: 'Something is still missing' }))
  expect(notice.getByText('Kavita Rao writes')).toBeVisible()
  await user.click(await notice.findByRole('button', { name: 'Report what Kavita Rao wrote' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Insults or harassment' }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await dialog.findByText('Thank you. Your report was sent.')).toBeVisible()
  expect(api.received(fileReport)).toMatchObject([
    { body: { kind: 'work-comment', subjectId: 'work-1', seq: 1, category: 'harassment' } },
  ])
})

test('says what operators have hidden', async () => {
  const [returned] = RETURNED.submissions
  const submission = { ...returned!, comment: undefined, isCommentHidden: true, isHidden: true }
  await openTask({ ...RETURNED, id: 'work-1', mentor: 'Kavita Rao', submissions: [submission] })
  expect((await screen.findAllByText(/has hidden what your mentor wrote/))[0]).toBeVisible()
  expect(screen.getByText('Improve your work below and send it again.')).toBeVisible()
  expect(screen.getByText(/has hidden this from your mentor/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Report/ })).toBeNull()
})

test('an approved work shows points and comment', async () => {
  const marks = ['a', 'b', 'c'].map((criterionId) => ({ criterionId, level: 1 }))
  const submission = aSubmission({ outcome: 'approved', marks, points: 6, comment: 'Well done' })
  await openTask(aWork({ state: 'approved', number: 1, submissions: [submission] }))
  expect(await screen.findByRole('heading', { name: 'Your work is approved' })).toBeVisible()
  expect(screen.getByText('6 of 6 points')).toBeVisible()
  expect(screen.getByText('Well done')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a file is uploaded when it is chosen, and can be downloaded', async () => {
  URL.createObjectURL = () => 'blob:work'
  URL.revokeObjectURL = () => undefined
  const file = { id: 'work-1', name: 'budget.pdf', bytes: 5 }
  const { user, api } = await openTask(aWork(), (fake) =>
    fake.answers(uploadWorkFile, file).answers(getWorkFile, new Blob(['%PDF-'])),
  )
  const input = await screen.findByLabelText('File (optional)', { selector: 'input' })
  fireEvent.change(input, {
    target: { files: [new File(['%PDF-'], 'budget.pdf', { type: 'application/pdf' })] },
  })
  await user.click(await screen.findByRole('button', { name: 'Download budget.pdf' }))
  await waitFor(() => expect(api.received(getWorkFile)).toMatchObject([{ params: { id: 'work-1' } }]))
  const huge = new File(['x'], 'huge.jpg', { type: 'image/jpeg' })
  Object.defineProperty(huge, 'size', { value: 11 * 1024 * 1024 })
  fireEvent.change(input, { target: { files: [huge] } })
  expect(screen.getByRole('alert')).toHaveTextContent('This file is too large')
})

test('can be loaded again, and is translated to Hindi', async () => {
  const { user, api } = await openTask(aWork(), (fake) => fake.refuses(getTask, 500, 'internal'), 'hi')
  const again = await screen.findByRole('button', { name: 'फिर कोशिश करें' })
  api.answers(getTask, aWork())
  await user.click(again)
  expect(await screen.findByRole('button', { name: 'मेंटर को भेजें' })).toBeVisible()
})
