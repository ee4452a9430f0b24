import {
  assignCase,
  decideCase,
  getCase,
  hidePost,
  listCases,
  openEvidence,
  openMessageFile,
  openReportedFile,
  restorePost,
  type CaseDetail,
  type PostState,
} from '@mentor-connect/contract/admin/cases'
import { getOperator } from '@mentor-connect/contract/admin/passkeys'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import admin from '../routes'

const AT = '2026-11-20T08:30:00.000Z'
const OPERATOR = { id: 'o', email: 'bina@example.org', role: 'moderator' as const, passkeyUsedAt: AT }

const fields = {
  id: 'case',
  severity: 'high' as const,
  openedAt: AT,
  dueAt: AT,
  outcome: null,
  about: { id: 'ravi', role: 'mentor' as const, name: 'Ravi Kumar', email: 'ravi@example.org' },
  state: 'open' as const,
  assignee: null,
  decidedAt: null,
  decidedBy: null,
}
const detail: CaseDetail = {
  ...fields,
  reports: [
    {
      id: 'r',
      kind: 'message',
      category: 'money',
      text: 'He asks for money',
      at: AT,
      reporter: { id: 'asha', role: 'user', name: 'Asha Rao' },
    },
  ],
  history: [],
  sanctions: [],
  proposal: null,
}

test('filters and page are part of the address; the next page takes the focus', async () => {
  const row = { ...fields, reports: 1, kinds: ['message' as const] }
  const api = new FakeApi().answers(listCases, ({ query }) =>
    query.after
      ? { rows: [{ ...row, id: 'second', about: { ...row.about, name: 'Second' } }], next: null }
      : { rows: [row], next: 'x|y' },
  )
  const { user, router } = await renderRoute(admin, '/cases?view=mine')
  await user.selectOptions(await screen.findByLabelText('What was reported'), 'Message')
  expect(api.received(listCases).at(-1)).toMatchObject({ query: { view: 'mine', kind: 'message' } })
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(await screen.findByRole('link', { name: /Second/ })).toHaveFocus()
  expect(router.state.location.search).toBe('?view=mine&kind=message&after=x%7Cy')
})

test('a filter is saved under a name, opened and removed', async () => {
  new FakeApi().answers(listCases, { rows: [], next: null })
  const { user, router } = await renderRoute(admin, '/cases?view=mine&age=late')
  await user.click(await screen.findByRole('button', { name: 'Save this filter' }))
  await user.type(screen.getByLabelText('Name'), 'Mine and late{Enter}')
  await user.selectOptions(screen.getByLabelText('Age'), 'Any')
  await user.click(screen.getByRole('link', { name: 'Mine and late' }))
  expect(router.state.location.search).toBe('?age=late&view=mine')
  await user.click(screen.getByRole('button', { name: 'Remove the filter Mine and late' }))
  expect(screen.queryByRole('link', { name: 'Mine and late' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save this filter' })).toHaveFocus()
})

test('evidence is read on demand, and the reported message is marked', async () => {
  const messages = ['Hello', 'Send me money'].map((message, at) => ({
    _id: String(at),
    senderId: 'ravi',
    message,
    timestamp: AT,
    seq: at + 1,
  }))
  const evidence = [{ reportId: 'r', capturedAt: AT, isIntact: false, content: { seq: 2, messages } }]
  const api = new FakeApi()
    .answers(getOperator, OPERATOR)
    .answers(getCase, detail)
    .answers(openEvidence, { evidence })
  const { user } = await renderRoute(admin, '/cases/case')
  const open = await screen.findByRole('button', { name: 'Open the evidence' })
  expect(api.received(openEvidence)).toEqual([])
  await user.click(open)
  expect(await screen.findByText('Send me money')).toBeVisible()
  expect(screen.getByText(/Reported$/)).toBeVisible()
  expect(screen.getByText(/This evidence was changed/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Evidence' })).toHaveFocus()
})

test('a reported answer is read with its place, hidden and shown again', async () => {
  const [report] = detail.reports
  let state: PostState = 'shown'
  const about = { ...detail.about, name: 'Mira Das' }
  const reported = (): CaseDetail['reports'] =>
    ['r', 'second'].map((id) => ({ ...report!, id, kind: 'answer', post: { id: 'a1', state } }))
  const content = {
    course: 'Bread baking',
    lesson: 'The dough',
    created_at: AT,
    text: 'Call me',
    question: 'How long?',
    question_text: 'It does not rise.',
  }
  const evidence = ['r', 'second'].map((reportId) => ({ reportId, capturedAt: AT, isIntact: true, content }))
  const api = new FakeApi()
    .answers(getOperator, OPERATOR)
    .answers(getCase, () => ({ ...detail, about, reports: reported() }))
    .answers(openEvidence, { evidence })
    .answers(hidePost, () => ((state = 'hidden'), {}))
    .answers(restorePost, () => ((state = 'shown'), {}))
  const { user } = await renderRoute(admin, '/cases/case')
  await user.click(await screen.findByRole('button', { name: 'Open the evidence' }))
  for (const text of ['Mira Das', 'Bread baking', 'The dough', /It does not rise/, 'Call me'])
    expect((await screen.findAllByText(text))[0]).toBeVisible()
  await user.type(screen.getByLabelText('Reason for hiding it'), 'An advertisement.')
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect((await screen.findByText(/It is hidden/)).closest('[tabindex]')).toHaveFocus()
  await user.type(await screen.findByLabelText('Reason for showing it again'), 'It is none.')
  await user.click(screen.getByRole('button', { name: 'Show again' }))
  expect((await screen.findByText('It is shown again.')).closest('[tabindex]')).toHaveFocus()
  expect(await screen.findByRole('button', { name: 'Hide' })).toBeVisible()
  const params = { id: 'case', report: 'r' }
  expect(api.received(hidePost)).toMatchObject([{ params, body: { reason: 'An advertisement.' } }])
  expect(api.received(restorePost)).toMatchObject([{ params, body: { reason: 'It is none.' } }])
})

test('a reported comment is read with who wrote it and the work, and its author is told why it is hidden', async () => {
  const [report] = detail.reports
  const reports: CaseDetail['reports'] = [
    { ...report!, id: 'r', kind: 'work-comment', post: { id: 'work-1/1', state: 'shown' } },
  ]
  const content = {
    learner: 'Asha Verma',
    mentor: 'Kavita Rao',
    course: 'Money basics',
    course_id: 'money',
    lesson: 'Your budget',
    text: 'My budget',
    link: '',
    file: 'budget.pdf',
    sent_at: AT,
    comment: 'Are you stupid?',
    decided_at: AT,
  }
  new FakeApi()
    .answers(getOperator, OPERATOR)
    .answers(getCase, { ...detail, reports })
    .answers(openEvidence, { evidence: [{ reportId: 'r', capturedAt: AT, isIntact: true, content }] })
  const { user } = await renderRoute(admin, '/cases/case')
  expect(await screen.findByText(/^Comment on a task/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Open the evidence' }))
  for (const text of ['Asha Verma', 'Kavita Rao', 'Your budget', /My budget\s+budget.pdf/, 'Are you stupid?'])
    expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Money basics' })).toHaveAttribute('href', '/courses/money')
  expect(screen.getByLabelText('Reason for hiding it')).toHaveAccessibleDescription(/Emailed to the author/)
})

test('the files of messages in a transcript are saved on demand', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:file')
  URL.revokeObjectURL = jest.fn()
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const attachments = [{ id: 'chat-1', kind: 'document', name: 'offer.pdf', bytes: 5 }]
  const messages = [{ senderId: 'x', message: 'Look at this', timestamp: AT, seq: 1, attachments }]
  const api = new FakeApi()
    .answers(getOperator, OPERATOR)
    .answers(getCase, detail)
    .answers(openEvidence, {
      evidence: [{ reportId: 'r', capturedAt: AT, isIntact: true, content: { messages } }],
    })
    .answers(openMessageFile, new Blob(['%PDF-']))
  const { user } = await renderRoute(admin, '/cases/case')
  await user.click(await screen.findByRole('button', { name: 'Open the evidence' }))
  expect(await screen.findByText('Look at this')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save the file “offer.pdf”' }))
  await waitFor(() => expect(clicked.mock.contexts[0]).toMatchObject({ download: 'offer.pdf' }))
  expect(api.received(openMessageFile)).toMatchObject([{ params: { id: 'case', file: 'chat-1' } }])
  clicked.mockRestore()
})

describe('the file of a reported work', () => {
  const reports: CaseDetail['reports'] = [
    { ...detail.reports[0]!, id: 'r', kind: 'work', post: { id: 'work-1/1', state: 'shown' } },
  ]
  const content = { learner: 'Asha Verma', text: 'My budget', link: '', file: 'budget.pdf', sent_at: AT }
  const piece = { reportId: 'r', capturedAt: AT, isIntact: true, content }
  const theCase = (found: object = content, kind: 'work' | 'work-comment' = 'work') =>
    new FakeApi()
      .answers(getOperator, OPERATOR)
      .answers(getCase, { ...detail, reports: reports.map((one) => ({ ...one, kind })) })
      .answers(openEvidence, { evidence: [{ ...piece, content: { ...found } }] })
  const SAVE = { name: 'Save the file “budget.pdf”' }

  async function openTheEvidence() {
    const { user } = await renderRoute(admin, '/cases/case')
    await user.click(await screen.findByRole('button', { name: 'Open the evidence' }))
    expect(await screen.findByText('Asha Verma')).toBeVisible()
    return user
  }

  test('is saved under its name, on demand', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:file')
    URL.revokeObjectURL = jest.fn()
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const api = theCase().answers(openReportedFile, new Blob(['%PDF-']))
    const user = await openTheEvidence()
    expect(api.received(openReportedFile)).toEqual([])
    expect(screen.getByText(/The audit records each time/)).toBeVisible()
    await user.click(screen.getByRole('button', SAVE))
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
    expect(clicked.mock.contexts[0]).toMatchObject({ download: 'budget.pdf' })
    expect(api.received(openReportedFile)).toMatchObject([{ params: { id: 'case', report: 'r' } }])
  })

  test('that was deleted since is said to be', async () => {
    theCase().refuses(openReportedFile, 404, 'not_found', undefined, { reason: 'removed' })
    const user = await openTheEvidence()
    await user.click(screen.getByRole('button', SAVE))
    expect(await screen.findByRole('alert')).toHaveTextContent('This file has been deleted')
  })

  test('is not offered if there is none', async () => {
    theCase({ ...content, file: null })
    await openTheEvidence()
    expect(screen.queryByRole('button', { name: /Save the file/ })).toBeNull()
  })

  test('is not offered if the comment was reported', async () => {
    theCase({ ...content, comment: 'Are you stupid?', decided_at: AT }, 'work-comment')
    await openTheEvidence()
    expect(screen.queryByRole('button', { name: /Save the file/ })).toBeNull()
  })
})

test('the history says in the operator’s words what was decided and who had the case before', async () => {
  const entry = { at: AT, operator: 'bina@example.org' }
  new FakeApi().answers(getCase, {
    ...detail,
    history: [
      { ...entry, event: 'assigned', detail: 'from asha@example.org' },
      { ...entry, event: 'decided', detail: 'dismissed: No money was asked for.' },
    ],
  })
  await renderRoute(admin, '/cases/c')
  expect(await screen.findByText('Assigned: previously asha@example.org')).toBeVisible()
  expect(screen.getByText('Decided: No action: No money was asked for.')).toBeVisible()
})

test('a case is assigned, then decided with its reason and end', async () => {
  const api: FakeApi = new FakeApi()
    .answers(getOperator, OPERATOR)
    .answers(getCase, (): CaseDetail => {
      if (api.received(decideCase).length > 0)
        return {
          ...detail,
          state: 'decided',
          outcome: 'suspension',
          decidedAt: AT,
          decidedBy: OPERATOR.email,
        }
      const isAssigned = api.received(assignCase).length > 0
      return isAssigned ? { ...detail, state: 'assigned', assignee: OPERATOR.email } : detail
    })
    .answers(assignCase, {})
    .answers(decideCase, { told: '' })
  const { user } = await renderRoute(admin, '/cases/case')
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }))
  expect((await screen.findByText('The case is assigned to you.')).closest('[tabindex]')).toHaveFocus()
  await user.selectOptions(await screen.findByLabelText('Outcome'), 'Suspension')
  await user.selectOptions(screen.getByLabelText('Ends'), 'After 90 days')
  await user.type(screen.getByLabelText('Reason'), 'Asked for money.')
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('The case is decided.')).toBeVisible()
  expect(api.received(decideCase)).toMatchObject([
    { params: { id: 'case' }, body: { outcome: 'suspension', reason: 'Asked for money.', days: 90 } },
  ])
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible()
})

test('somebody else was faster: the page says so and reads the case again', async () => {
  const api = new FakeApi()
    .answers(getOperator, OPERATOR)
    .answers(getCase, detail)
    .refuses(assignCase, 409, 'edit_conflict', undefined, { reason: 'state_changed' })
  const { user } = await renderRoute(admin, '/cases/case')
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }))
  expect(await screen.findByText(/Someone else was faster/)).toBeVisible()
  expect(api.received(getCase).length).toBeGreaterThan(1)
})

test('a case about the platform names nobody and offers no sanction of a person', async () => {
  const about = { id: 'platform', role: 'mentor' as const, name: null, email: null, isPlatform: true }
  const found: CaseDetail = { ...detail, about, state: 'assigned', assignee: OPERATOR.email }
  new FakeApi().answers(getOperator, OPERATOR).answers(getCase, found)
  await renderRoute(admin, '/cases/case')
  expect(await screen.findByRole('heading', { level: 1, name: 'The platform' })).toBeVisible()
  expect(screen.queryByText('Mentor')).toBeNull()
  const outcomes = await screen.findByLabelText<HTMLSelectElement>('Outcome')
  expect([...outcomes.options].map(({ value }) => value)).toEqual(['dismissed', 'note', 'warning'])
})
