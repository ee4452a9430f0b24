import { getMentorPage } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { offerTeam, withdrawTeamOffer } from '@mentor-connect/contract/work/projects/teamOffers'
import { getTeamMilestones } from '@mentor-connect/contract/work/projects/teamMilestones'
import { getTeam, type Team } from '@mentor-connect/contract/work/projects/teams'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'
import { aTeam } from '../testing/aTeam'

const sita = aMentor({ _id: 'mentor-2', name: 'Sita Rao', headline: 'Builds sites for libraries' })
const mentors = {
  mentors: [aMentor(), sita],
  pagination: { page: 1, limit: 6, totalItems: 2, totalPages: 1 },
  without: [],
}
const ofMentor = (parts: Partial<Team> = {}) => aTeam({ viewer: 'mentor', ...parts })
const offered = ofMentor({ offeredTo: { id: 'mentor-2', name: 'Sita Rao' }, version: 4 })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

const apiOf = (team: Team) =>
  new FakeApi()
    .answers(getTeam, team)
    .answers(getTeamMilestones, { milestones: [] })
    .answers(getMentorPage, mentors)
const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, '/mentor/teams/t1', {
    mount: '/mentor/teams',
    session: signedIn(aMentor()),
    locale,
  })

test('another mentor is found and asked', async () => {
  const api = apiOf(ofMentor()).answers(offerTeam, offered)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Hand over the team' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('searchbox'), 'library{Enter}')
  await waitFor(() => expect(api.received(getMentorPage).at(-1)?.query).toMatchObject({ q: 'library' }))
  expect(await dialog.findByText('Builds sites for libraries')).toBeVisible()
  expect(dialog.getAllByRole('button', { name: /^Ask / })).toHaveLength(1)
  api.answers(getTeam, offered)
  await user.click(dialog.getByRole('button', { name: 'Ask Sita Rao' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.received(offerTeam)[0]).toMatchObject({
    params: { id: 't1' },
    body: { version: 3, mentor: 'mentor-2' },
  })
  expect(screen.getByRole('heading', { name: 'Overview' })).toHaveFocus()
  expect(await screen.findByText(/You have asked Sita Rao/)).toBeVisible()
})

test.each([
  ['not_found', /^Sita Rao cannot take over this team now/],
  ['project_requests_max', /^Too many teams wait for an answer of Sita Rao/],
  ['edit_conflict', /^This was changed by somebody else/],
] as const)('a refusal with %s is shown where one has asked', async (code, text) => {
  apiOf(ofMentor()).refuses(offerTeam, code === 'not_found' ? 404 : 409, code)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Hand over the team' }))
  await user.click(await screen.findByRole('button', { name: 'Ask Sita Rao' }))
  expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible()
})

test.each([
  ['en', 'Take the request back', 'Hand over the team'],
  ['hi', 'अनुरोध वापस लें', 'टीम किसी और मेंटर को दें'],
] as const)('a request is taken back, in %s', async (locale, back, again) => {
  const api = apiOf(offered).answers(withdrawTeamOffer, ofMentor())
  const { user } = await open(locale)
  const button = await screen.findByRole('button', { name: back })
  api.answers(getTeam, ofMentor({ version: 5 }))
  await user.click(button)
  expect(await screen.findByRole('button', { name: again })).toBeVisible()
  expect(api.received(withdrawTeamOffer)).toHaveLength(1)
})

test.each([
  ['a member', aTeam()],
  ['the mentor of a team that is over', ofMentor({ state: 'ended', canWrite: false })],
])('%s cannot hand it over', async (_who, team) => {
  apiOf(team)
  await open()
  await screen.findByRole('heading', { name: 'Overview' })
  expect(screen.queryByRole('button', { name: 'Hand over the team' })).toBeNull()
})

test('the action that cannot be undone is the last one of the mentor', async () => {
  apiOf(ofMentor())
  await open()
  await screen.findByRole('button', { name: 'Hand over the team' })
  const names = ['Conclude the project', 'Hand over the team', 'End the team early']
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '')
  expect(buttons.filter((name) => names.includes(name))).toEqual(names)
})
