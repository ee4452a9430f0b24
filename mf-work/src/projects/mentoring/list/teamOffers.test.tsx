import { listOwnBriefs } from '@mentor-connect/contract/work/projects/briefs'
import {
  answerTeamOffer,
  listTeamOffers,
  type TeamOffer,
} from '@mentor-connect/contract/work/projects/teamOffers'
import { listTeams } from '@mentor-connect/contract/work/projects/teams'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const pagination = { page: 1, limit: 24, totalItems: 0, totalPages: 1 }
const anOffer = (parts: Partial<TeamOffer> = {}): TeamOffer => ({
  id: 't1',
  title: 'A site for a village library',
  goal: 'People see which books are there.',
  description: 'You ask readers what they need.',
  language: 'en',
  state: 'working',
  weeks: 8,
  week: 2,
  members: 3,
  waitingMilestones: 1,
  from: { id: 'mentor-2', name: 'Sita Rao' },
  offeredAt: '2026-11-28T08:30:00.000Z',
  ...parts,
})

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

const apiOf = (...offers: TeamOffer[]) =>
  new FakeApi()
    .answers(listTeamOffers, { offers })
    .answers(listOwnBriefs, { briefs: [], counts: [], pagination })
    .answers(listTeams, { teams: [], pagination })
const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, '/mentor/projects', {
    mount: '/mentor/projects',
    session: signedIn(aMentor()),
    locale,
  })

test.each([
  [
    'en',
    'Teams you are asked to take over',
    /3 members\s*Working\s*Week 2 of 8/,
    'Sita Rao asks you to take over this team.',
  ],
  [
    'hi',
    'टीमें जिन्हें लेने को आपसे कहा गया है',
    /3 सदस्य\s*काम कर रही है\s*8 में से हफ़्ता 2/,
    'Sita Rao चाहते हैं कि यह टीम आप ले लें।',
  ],
] as const)(
  'a mentor reads what is offered, with the state between two numbers, in %s',
  async (locale, title, facts, from) => {
    apiOf(anOffer())
    await open(locale)
    const section = await screen.findByRole('region', { name: title })
    expect(section).toHaveTextContent(facts)
    expect(within(section).getByText(new RegExp(from))).toBeVisible()
  },
)

test('taking a team over leads to its page', async () => {
  const api = apiOf(anOffer()).answers(answerTeamOffer, { offers: [] })
  const { user, router } = await open()
  await user.click(await screen.findByRole('button', { name: /^Take over the team for “A site/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/teams/t1'))
  expect(api.received(answerTeamOffer)[0]).toMatchObject({ params: { id: 't1' }, body: { isAccepted: true } })
})

test('a team is declined after a question, and the others stay', async () => {
  const other = anOffer({ id: 't2', title: 'A map of our lanes' })
  const api = apiOf(anOffer(), other).answers(answerTeamOffer, { offers: [other] })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Decline the team for “A site/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByText('A site for a village library')).toBeNull())
  expect(screen.getByText('A map of our lanes')).toBeVisible()
  expect(api.received(answerTeamOffer)[0]?.body).toEqual({ isAccepted: false })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a refusal stands at the team', async () => {
  apiOf(anOffer({ from: undefined })).refuses(answerTeamOffer, 409, 'edit_conflict')
  const { user } = await open()
  expect(await screen.findByText(/Its mentor is not here any more/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Take over/ }))
  expect(await screen.findByText(/^This was changed by somebody else/)).toBeVisible()
})
