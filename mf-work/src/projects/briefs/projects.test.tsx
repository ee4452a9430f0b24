import { textDrafts } from '@mentor-connect/api/drafts'
import { getOwnAge } from '@mentor-connect/contract/trust/age'
import {
  answerInvitation,
  applyToProject,
  getProject,
  getProjectFit,
  listProjectRequests,
  listProjects,
  withdrawProjectApplication,
} from '@mentor-connect/contract/work/projects/projects'
import { listTeams } from '@mentor-connect/contract/work/projects/teams'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aTeamSummary } from '../team/testing/aTeam'
import inside from './learnerRoutes'
import outside from './routes'
import { aProject, aProjectSummary, aRequest } from './testing/aProject'

const pagination = { page: 1, limit: 12, totalItems: 1, totalPages: 1 }
const noTeams = { teams: [], pagination }
const noRequests = { requests: [], pagination }

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await textDrafts().clear('learner-1')
})

const visit = (address = '', locale: 'en' | 'hi' = 'en') =>
  renderRoute(outside, `/projects${address}`, { mount: '/projects', locale })
const openInside = (address = '', locale: 'en' | 'hi' = 'en') =>
  renderRoute(inside, `/user/projects${address}`, {
    mount: '/user/projects',
    session: signedIn(aLearner()),
    locale,
  })
const withList = (api = new FakeApi()) => api.answers(listProjects, { projects: [aProjectSummary()] })
const withFit = (api = new FakeApi()) =>
  api
    .answers(getProject, aProject())
    .answers(getProjectFit, {})
    .answers(getOwnAge, { birthYear: 2000, ask: false, guardianConsent: null })

describe('the list', () => {
  test.each([
    ['en', 'Open projects', '1 free place', '8 weeks'],
    ['hi', 'खुले प्रोजेक्ट', '1 जगह ख़ाली', '8 हफ़्ते'],
  ] as const)('shows open projects with their places, in %s', async (locale, title, places, weeks) => {
    withList()
    await visit('', locale)
    expect(await screen.findByRole('link', { name: 'A site for a village library' })).toHaveAttribute(
      'href',
      '/projects/p1',
    )
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText(places)).toBeVisible()
    expect(screen.getByText(weeks)).toBeVisible()
  })

  test('the filters are in the URL, and lead back to the beginning of the list', async () => {
    const api = withList()
    const { user, router } = await visit('?after=abc')
    await user.click(await screen.findByRole('checkbox', { name: 'Only projects with free places' }))
    await waitFor(() => expect(api.received(listProjects).at(-1)?.query).toEqual({ places: 'free' }))
    expect(router.state.location.search).toBe('?places=free')
  })

  test('filters without a match can be reset', async () => {
    const api = new FakeApi().answers(listProjects, { projects: [] })
    const { user } = await visit('?language=hi')
    await user.click(await screen.findByRole('button', { name: 'Show all projects' }))
    await waitFor(() => expect(api.received(listProjects).at(-1)?.query).toEqual({}))
    expect(await screen.findByText('There are no open projects yet')).toBeVisible()
  })

  test('own teams and applications that could not be loaded are told of once', async () => {
    const api = withList().isUnreachable(listTeams).isUnreachable(listProjectRequests)
    const { user } = await openInside()
    await screen.findByRole('link', { name: 'A site for a village library' })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(api.received(listTeams)).toHaveLength(2))
    api
      .answers(listTeams, { teams: [aTeamSummary()], pagination })
      .answers(listProjectRequests, { requests: [aRequest()], pagination })
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: 'Your teams' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Your applications and invitations' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('a list that could not be loaded can be tried again', async () => {
    const api = new FakeApi().isUnreachable(listProjects)
    const { user } = await visit()
    await screen.findByRole('alert')
    withList(api)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'A site for a village library' })).toBeVisible()
  })

  test('own teams come first, with what is due next', async () => {
    withList()
      .answers(listProjectRequests, noRequests)
      .answers(listTeams, ({ query }) =>
        query['which'] === 'current' ? { teams: [aTeamSummary()], pagination } : noTeams,
      )
    await openInside()
    const teams = within(await screen.findByRole('region', { name: 'Your teams' }))
    expect(teams.getByRole('link', { name: 'A site for a village library' })).toHaveAttribute(
      'href',
      '/user/teams/t1',
    )
    expect(teams.getByText('Your next card: Write the first page, due on December 1, 2026')).toBeVisible()
    expect(teams.getByText(/Next milestone: Questions to readers/)).toBeVisible()
    expect(teams.getByText('Check-in to answer')).toBeVisible()
  })

  test('an invitation is accepted, and the focus stays with the list', async () => {
    const invitation = aRequest({ kind: 'invitation', note: 'You write well.' })
    const api = withList()
      .answers(listTeams, noTeams)
      .answers(listProjectRequests, { requests: [invitation], pagination })
      .answers(answerInvitation, { ...invitation, state: 'accepted', teamId: 't1' })
    const { user } = await openInside()
    expect(await screen.findByText('You write well.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Join the team' }))
    await waitFor(() => expect(api.received(answerInvitation)[0]?.body).toEqual({ isAccepted: true }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your applications and invitations' })).toHaveFocus(),
    )
  })

  test('an application is withdrawn after a question', async () => {
    const api = withList()
      .answers(listTeams, noTeams)
      .answers(listProjectRequests, { requests: [aRequest()], pagination })
      .answers(withdrawProjectApplication, aRequest({ state: 'withdrawn' }))
    const { user } = await openInside()
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(api.received(withdrawProjectApplication)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('one project', () => {
  test('a visitor reads everything and comes back after the login', async () => {
    new FakeApi().answers(getProject, aProject())
    const { user, router } = await visit('/p1')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'A site for a village library' }),
    ).toBeVisible()
    expect(screen.getByText('Due at the end of week 2')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute('href', '/mentor/mentor-1')
    await user.click(screen.getByRole('link', { name: 'Log in or sign up to apply' }))
    expect(router.state.location.state).toEqual({ next: '/user/projects/p1' })
  })

  test.each([
    ['removed', 'This project is closed'],
    [undefined, 'This project was not found'],
  ])('a project that is not there says why (%s)', async (reason, title) => {
    new FakeApi().refuses(getProject, 404, 'not_found', undefined, { reason })
    await visit('/p1')
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  test('a learner applies for a role that has a free place, once the fields are filled in', async () => {
    const api = withFit()
    api.answers(applyToProject, { request: aRequest() })
    const { user } = await openInside('/p1')
    await user.click(await screen.findByRole('button', { name: 'Send application' }))
    expect(await screen.findByText('Choose a role.')).toBeVisible()
    expect(screen.getByRole('radio', { name: /Developer/ })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: /Writer/ }))
    await user.type(screen.getByRole('textbox'), 'I like libraries.')
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    expect(await screen.findByText(/You have applied as Writer/)).toBeVisible()
    expect(api.received(applyToProject)[0]?.body).toEqual({ roleId: 'r1', note: 'I like libraries.' })
    expect(screen.getByRole('group', { name: 'You and this project' })).toHaveFocus()
  })

  test('a place that was taken meanwhile is said, and the words stay', async () => {
    const api = withFit().refuses(applyToProject, 409, 'role_taken')
    const { user } = await openInside('/p1')
    await user.click(await screen.findByRole('radio', { name: /Writer/ }))
    await user.type(screen.getByRole('textbox'), 'I like libraries.')
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    expect(await screen.findByText(/This place was taken/)).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('I like libraries.')
    expect(api.received(applyToProject)).toHaveLength(1)
  })

  test.each([
    ['consent', 'A parent or guardian has to agree before you can take part in projects.'],
    ['teams', /You are in three teams already/],
    ['closed', /takes no application from you now/],
  ] as const)('an obstacle (%s) is said instead of the form', async (obstacle, text) => {
    withFit().answers(getProjectFit, { obstacle })
    await openInside('/p1')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull()
  })

  test('a member gets to the team', async () => {
    withFit().answers(getProjectFit, { team: { id: 't1', state: 'working' } })
    await openInside('/p1')
    expect(await screen.findByRole('link', { name: 'Go to your team' })).toHaveAttribute(
      'href',
      '/user/teams/t1',
    )
  })
})
