import { textDrafts } from '@mentor-connect/api/drafts'
import {
  answerApplication,
  closeBrief,
  getOwnBrief,
  inviteToProject,
  listInvitable,
  listOwnBriefs,
  listReceivedRequests,
  openBrief,
  saveBrief,
  type OwnBrief,
  type ReceivedRequest,
} from '@mentor-connect/contract/work/projects/briefs'
import { listTeams } from '@mentor-connect/contract/work/projects/teams'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aRubric } from '../facts/testing/aRubric'
import { aTeamSummary } from '../team/testing/aTeam'
import routes from './routes'

const pagination = { page: 1, limit: 24, totalItems: 1, totalPages: 1 }

const aBrief = (parts: Partial<OwnBrief> = {}): OwnBrief => ({
  _id: 'p1',
  title: 'A site for a village library',
  goal: 'People see which books are there.',
  description: 'You build it.',
  skills: ['Technology'],
  roles: [
    { id: 'r1', name: 'Writer', places: 1 },
    { id: 'r2', name: 'Developer', places: 2 },
  ],
  weeks: 8,
  milestones: [{ id: 'm1', title: 'Questions', text: '', week: 2, rubric: aRubric() }],
  language: 'en',
  teams: 1,
  state: 'open',
  version: 4,
  shownRoles: [{ id: 'r1', name: 'Writer', places: 1, free: 1 }],
  waiting: 1,
  postedAt: '2026-11-20T08:30:00.000Z',
  updatedAt: '2026-11-20T08:30:00.000Z',
  hasPeople: false,
  currentTeams: [],
  ...parts,
})

const aReceived = (parts: Partial<ReceivedRequest> = {}): ReceivedRequest => ({
  id: 'q1',
  kind: 'application',
  state: 'waiting',
  learner: { id: 'learner-1', name: 'Asha Verma' },
  role: { id: 'r1', name: 'Writer' },
  note: 'I like libraries.',
  certificates: ['Clear English at work'],
  sentAt: '2026-11-21T08:30:00.000Z',
  version: 1,
  ...parts,
})

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await textDrafts().clear('mentor-1')
})

const open = (address = '', locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/mentor/projects${address}`, {
    mount: '/mentor/projects',
    session: signedIn(aMentor()),
    locale,
  })

describe('the list', () => {
  test.each([
    ['en', '1 request waits', '2 milestones to review', 'Quiet for two weeks'],
    ['hi', '1 का जवाब बाक़ी', '2 पड़ाव जाँचने हैं', 'दो हफ़्ते से शांत'],
  ] as const)('shows what waits for the mentor, in %s', async (locale, requests, milestones, quiet) => {
    const { _id, title, language, state, version, waiting, updatedAt } = aBrief()
    const brief = { _id, title, language, state, version, waiting, updatedAt, teams: 1, waitingMilestones: 0 }
    new FakeApi()
      .answers(listOwnBriefs, { briefs: [brief], counts: [{ state: 'open', count: 1 }], pagination })
      .answers(listTeams, {
        teams: [aTeamSummary({ waitingMilestones: 2, lastActiveAt: '2020-01-01T08:30:00.000Z' })],
        pagination,
      })
    await open('', locale)
    expect(await screen.findByText(requests)).toBeVisible()
    expect(await screen.findByText(milestones)).toBeVisible()
    expect(screen.getByText(quiet)).toBeVisible()
  })

  test('a mentor without projects reads what they are', async () => {
    new FakeApi()
      .answers(listOwnBriefs, { briefs: [], counts: [], pagination })
      .answers(listTeams, { teams: [], pagination })
    await open()
    expect(await screen.findByText('You have no projects yet')).toBeVisible()
  })
})

describe('the form', () => {
  test('opening needs everything, and the first field that is missing gets the focus', async () => {
    const api = new FakeApi()
    const { user } = await open('/new')
    await user.click(await screen.findByRole('button', { name: 'Open for applications' }))
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      /Please fill in this field/,
    )
    expect(api.received(saveBrief)).toEqual([])
  })

  test('an incomplete draft is saved with an id of its own', async () => {
    const api = new FakeApi()
      .answers(saveBrief, aBrief({ state: 'draft' }))
      .answers(getOwnBrief, aBrief({ state: 'draft' }))
    const { user, router } = await open('/new')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'A library')
    await user.click(screen.getByRole('button', { name: 'Save as a draft' }))
    await waitFor(() => expect(api.received(saveBrief)).toHaveLength(1))
    expect(api.received(saveBrief)[0]?.body).toMatchObject({
      id: expect.any(String),
      title: 'A library',
      language: 'en',
    })
    expect(api.received(saveBrief)[0]?.body).not.toHaveProperty('version')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/mentor\/projects\/[^/]+$/))
  })

  test('a complete draft is saved and opened with the version of the save', async () => {
    const api = new FakeApi()
      .answers(getOwnBrief, aBrief({ state: 'draft' }))
      .answers(saveBrief, aBrief({ state: 'draft', version: 5 }))
      .answers(openBrief, aBrief({ version: 6 }))
      .answers(listReceivedRequests, { requests: [], pagination })
    const { user } = await open('/p1/edit')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
    await user.click(screen.getByRole('button', { name: 'Open for applications' }))
    await waitFor(() => expect(api.received(openBrief)[0]?.body).toEqual({ version: 5 }))
    expect(api.received(saveBrief)[0]?.body).toMatchObject({
      version: 4,
      title: 'A site for a village library!',
    })
  })

  test('roles for one person are too few', async () => {
    new FakeApi().answers(
      getOwnBrief,
      aBrief({ state: 'draft', roles: [{ id: 'r1', name: 'Writer', places: 1 }] }),
    )
    const { user } = await open('/p1/edit')
    await user.click(await screen.findByRole('button', { name: 'Open for applications' }))
    expect(await screen.findByText('The roles together need 2 to 6 places.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Role 1' })).toHaveFocus()
  })

  test('a role is added and removed without losing the focus', async () => {
    new FakeApi().answers(getOwnBrief, aBrief({ state: 'draft' }))
    const { user } = await open('/p1/edit')
    await user.click(await screen.findByRole('button', { name: 'Add a role' }))
    expect(screen.getByRole('textbox', { name: 'Role 3' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove role 3' }))
    expect(screen.getByRole('textbox', { name: 'Role 2' })).toHaveFocus()
  })

  test('roles that people have applied for cannot be removed', async () => {
    new FakeApi().answers(getOwnBrief, aBrief({ hasPeople: true }))
    await open('/p1/edit')
    expect(await screen.findByText(/People have applied/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove role 1' })).toBeNull()
  })

  test('a closed project is saved as a whole, and stays closed', async () => {
    const closed = aBrief({ state: 'closed', hasPeople: true })
    const api = new FakeApi()
      .answers(getOwnBrief, closed)
      .answers(saveBrief, aBrief({ state: 'closed', version: 5 }))
      .answers(listReceivedRequests, { requests: [], pagination })
    const { user } = await open('/p1/edit')
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(title).toBeInvalid()
    await user.type(title, 'A library')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.received(saveBrief)[0]?.body).toMatchObject({ title: 'A library' }))
    expect(api.received(openBrief)).toEqual([])
  })

  test('a change elsewhere is said, and what was typed stays', async () => {
    new FakeApi().answers(getOwnBrief, aBrief()).refuses(saveBrief, 409, 'edit_conflict')
    const { user } = await open('/p1/edit')
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await user.type(title, '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/changed by somebody else/)).toBeVisible()
    expect(title).toHaveValue('A site for a village library!')
  })
})

describe('one project', () => {
  const withRequests = (requests: ReceivedRequest[], api = new FakeApi()) =>
    api.answers(getOwnBrief, aBrief()).answers(listReceivedRequests, { requests, pagination })

  test('an application is read with its certificates, and accepted with a few words', async () => {
    const api = withRequests([aReceived()]).answers(answerApplication, aReceived({ state: 'accepted' }))
    const { user } = await open('/p1')
    expect(await screen.findByText('I like libraries.')).toBeVisible()
    expect(screen.getByText('Clear English at work')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /A few words to Asha Verma/ }), 'Welcome!')
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    await waitFor(() =>
      expect(api.received(answerApplication)[0]?.body).toEqual({ isAccepted: true, answer: 'Welcome!' }),
    )
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Applications and invitations' })).toHaveFocus(),
    )
  })

  test('an application that was withdrawn meanwhile is not accepted, and this is said', async () => {
    withRequests([aReceived()]).refuses(answerApplication, 409, 'edit_conflict')
    const { user } = await open('/p1')
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(await screen.findByText(/changed by somebody else/)).toBeVisible()
  })

  test('a learner of the mentor is invited for a free role', async () => {
    const api = withRequests([])
      .answers(listInvitable, { people: [{ id: 'learner-2', name: 'Imran Khan', as: 'mentee' }], pagination })
      .answers(inviteToProject, aReceived({ kind: 'invitation' }))
    const { user } = await open('/p1')
    await user.click(await screen.findByText('Invite learners'))
    await user.click(await screen.findByRole('button', { name: 'Invite Imran Khan' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))
    await waitFor(() =>
      expect(api.received(inviteToProject)[0]?.body).toEqual({
        learner: 'learner-2',
        roleId: 'r1',
        note: '',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a project is closed after a question', async () => {
    const api = withRequests([]).answers(closeBrief, { brief: aBrief({ state: 'closed', version: 5 }) })
    const { user } = await open('/p1')
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(api.received(closeBrief)[0]?.body).toEqual({ version: 4 }))
    expect(await screen.findByText(/takes nobody any more. Its teams continue/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})
