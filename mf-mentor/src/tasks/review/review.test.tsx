import { textDrafts } from '@mentor-connect/api/drafts'
import { fileReport } from '@mentor-connect/contract/trust/safety'
import { decideWork, getReviewedWork } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { cleanup, screen, within } from '@testing-library/react'
import mentorArea from '../../routes'
import { SUMMARY, aSubmission, aWork } from '../testing/aWork'

const open = () =>
  renderRoute(mentorArea, '/mentor/tasks/work-1', { mount: '/mentor', session: signedIn(aMentor()) })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await textDrafts().clear('mentor-1')
})

describe('a review that is being written', () => {
  /** Stores a draft on the device, as an earlier visit does. */
  const keepDraft = (values: Record<string, string>, work = 'work-1') =>
    textDrafts().put({
      key: `mentor-1/review/${work}`,
      owner: 'mentor-1',
      writtenAt: SUMMARY.sentAt,
      values: { levels: '', number: '1', ...values },
    })

  test('is kept on the device until it is decided, and the page says so', async () => {
    const decided = aWork({ state: 'returned', submissions: [aSubmission({ outcome: 'returned' })] })
    const api = new FakeApi().answers(getReviewedWork, aWork()).isUnreachable(decideWork)
    const { user: before } = await open()
    await before.type(await screen.findByRole('textbox', { name: 'Comment for the learner' }), 'Rent?')
    await before.click(screen.getByRole('radio', { name: /Income is complete/ }))
    expect(screen.queryByText(/Here is what you wrote/)).toBeNull()
    cleanup()

    const { user } = await open()
    expect(await screen.findByText('Here is what you wrote last time.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Comment for the learner' })).toHaveValue('Rent?')
    expect(screen.getByRole('radio', { name: /Income is complete/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Return for changes' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(await textDrafts().open('mentor-1')).toHaveLength(1)
    api.answers(decideWork, decided)
    await user.click(screen.getByRole('button', { name: 'Return for changes' }))
    expect(await screen.findByRole('heading', { name: 'You have returned this work' })).toBeVisible()
    expect(await textDrafts().open('mentor-1')).toEqual([])
  })

  test('that was begun for an earlier version is restored with the marks that still fit', async () => {
    await keepDraft({ comment: 'Rent?', levels: JSON.stringify({ a: 1, b: 7, gone: 1 }) })
    new FakeApi().answers(getReviewedWork, aWork({ number: 2, submissions: [aSubmission({ number: 2 })] }))
    await open()
    expect(await screen.findByText(/Here is what you wrote about no. 1/)).toBeVisible()
    expect(screen.getByText('2 of 6 points. 4 are needed.')).toBeVisible()
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  })

  test('that was decided elsewhere is not restored', async () => {
    await keepDraft({ comment: 'Rent?' })
    const submissions = [aSubmission({ number: 2 }), aSubmission({ outcome: 'returned', comment: 'Food?' })]
    new FakeApi().answers(getReviewedWork, aWork({ number: 2, submissions }))
    const { user } = await open()
    const comment = await screen.findByRole('textbox', { name: 'Comment for the learner' })
    await user.type(comment, 'Better')
    expect(comment).toHaveValue('Better')
    expect(screen.queryByText(/Here is what you wrote/)).toBeNull()
  })

  test('of another work is not restored', async () => {
    await keepDraft({ comment: 'Rent?' }, 'work-2')
    new FakeApi().answers(getReviewedWork, aWork())
    await open()
    expect(await screen.findByRole('textbox', { name: 'Comment for the learner' })).toHaveValue('')
    expect(screen.queryByText(/Here is what you wrote/)).toBeNull()
  })
})

describe('a work', () => {
  test('reports what was sent', async () => {
    const api = new FakeApi().answers(getReviewedWork, aWork()).answers(fileReport, { reported: true })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Report what Asha Verma wrote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report the work of Asha Verma' }))
    await user.click(dialog.getByRole('radio', { name: 'Someone is in danger' }))
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await dialog.findByText('Thank you. Your report was sent.')).toBeVisible()
    expect(api.received(fileReport)).toMatchObject([
      { body: { kind: 'work', subjectId: 'work-1', seq: 1, category: 'danger' } },
    ])
  })

  test('says what operators have hidden', async () => {
    const earlier = aSubmission({ outcome: 'returned', comment: 'Rent?', isCommentHidden: true })
    const last = aSubmission({ number: 2, text: '', isHidden: true })
    new FakeApi().answers(getReviewedWork, aWork({ number: 2, submissions: [last, earlier] }))
    await open()
    const sent = within(await screen.findByRole('region', { name: 'What was sent' }))
    expect(sent.getByText(/has hidden what was sent/)).toBeVisible()
    expect(sent.queryByRole('button')).toBeNull()
    expect(screen.getByText(/has hidden this comment from the learner/)).toBeInTheDocument()
    expect(screen.getByText('Rent?')).toBeInTheDocument()
  })
})
