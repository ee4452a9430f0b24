import { textDrafts } from '@mentor-connect/api/drafts'
import {
  decideContribution,
  getContributions,
  getTeam,
  issueProjectCertificate,
  writeContributions,
  type Contributions,
  type Team,
} from '@mentor-connect/contract/work/projects/teams'
import { FakeApi, aCertificate, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import routes from '../routes'
import { aTeam } from '../testing/aTeam'

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await textDrafts().clear('learner-1')
  await textDrafts().clear('mentor-1')
})

const apiOf = (team: Team) => new FakeApi().answers(getTeam, team)
const asMember = () =>
  renderRoute(routes, '/user/teams/t1', { mount: '/user/teams', session: signedIn(aLearner()) })
const asMentor = () =>
  renderRoute(routes, '/mentor/teams/t1', { mount: '/mentor/teams', session: signedIn(aMentor()) })

const closing = aTeam({ state: 'closing', canWrite: false, week: undefined, checkIn: undefined })
const before: Contributions = {
  about: ['learner-2'],
  own: [],
  written: [],
  shownFrom: '2026-12-10T08:30:00.000Z',
  shown: [],
  decisions: [],
}

test('a member says what the others contributed', async () => {
  const api = apiOf(closing).answers(getContributions, before)
  api.answers(writeContributions, { ...before, written: ['learner-1'] })
  const { user } = await asMember()
  const field = await screen.findByRole('textbox', { name: 'Imran Khan contributed' })
  await user.type(field, 'Code')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Write at least 10 characters.')).toBeVisible()
  expect(field).toHaveFocus()
  await user.type(field, ' for the whole list')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(api.received(writeContributions)[0]?.body).toEqual({
      contributions: [{ aboutId: 'learner-2', text: 'Code for the whole list' }],
    }),
  )
})

test('the mentor reads what was written, and decides about each member', async () => {
  const shown = {
    ...before,
    about: [],
    shown: [{ id: 'w1', fromId: 'learner-1', aboutId: 'learner-2', text: 'Code for the whole list' }],
  }
  const decision = {
    learnerId: 'learner-2',
    isProven: true,
    text: 'The list is his work.',
    decidedAt: '2026-12-11T08:30:00.000Z',
  }
  const api = apiOf({ ...closing, viewer: 'mentor' })
    .answers(getContributions, shown)
    .answers(decideContribution, { ...shown, decisions: [decision] })
  const { user } = await asMentor()
  expect(await screen.findByText('Code for the whole list')).toBeVisible()
  const words = screen.getByRole('textbox', { name: 'Your words about the contribution of Imran Khan' })
  await user.type(words, 'The list is his work.')
  await user.click(screen.getAllByRole('button', { name: 'Confirm the contribution' })[1]!)
  expect(await screen.findByText(/The mentor confirms this contribution/)).toBeVisible()
  expect(api.received(decideContribution)[0]?.body).toEqual({
    memberId: 'learner-2',
    isProven: true,
    text: 'The list is his work.',
  })
})

test('a member whose contribution is confirmed gets a certificate', async () => {
  const decision = { learnerId: 'learner-1', isProven: true, text: 'Well done.', decidedAt: before.shownFrom }
  const done = { ...before, about: [], decisions: [decision], canCertify: true as const }
  const api = apiOf(aTeam({ ...closing, state: 'done' }))
    .answers(getContributions, done)
    .refuses(issueProjectCertificate, 409, 'certificate_revoked')
  const { user } = await asMember()
  const button = await screen.findByRole('button', { name: 'Get your certificate' })
  await user.click(button)
  expect(await screen.findByRole('alert')).toBeVisible()
  api.answers(issueProjectCertificate, { ...aCertificate({ _id: 'cert-9' }), userId: 'learner-1' })
  await user.click(button)
  expect(await screen.findByRole('link', { name: 'See your certificate' })).toHaveAttribute(
    'href',
    '/user/verify-certificate?certificateId=cert-9',
  )
})
