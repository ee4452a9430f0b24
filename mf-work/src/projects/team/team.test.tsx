import { textDrafts } from '@mentor-connect/api/drafts'
import { getTeamBoard } from '@mentor-connect/contract/work/projects/teamBoard'
import {
  decideMilestone,
  getTeamMilestones,
  handInMilestone,
  type TeamMilestone,
} from '@mentor-connect/contract/work/projects/teamMilestones'
import { addTeamFile, listTeamFiles } from '@mentor-connect/contract/work/projects/teamFiles'
import {
  answerCheckIn,
  endTeam,
  getTeam,
  keepTeam,
  listCheckIns,
  startTeam,
  type Team,
} from '@mentor-connect/contract/work/projects/teams'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import routes from './routes'
import { aCard } from './testing/aCard'
import { aMilestone, aSubmission, aTeam } from './testing/aTeam'

const pagination = { page: 1, limit: 12, totalItems: 0, totalPages: 1 }

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await textDrafts().clear('learner-1')
  await textDrafts().clear('mentor-1')
})

const apiOf = (team: Team, milestones: TeamMilestone[] = [aMilestone()]) =>
  new FakeApi()
    .answers(getTeam, team)
    .answers(getTeamMilestones, { milestones })
    .answers(getTeamBoard, { cursor: 1, cards: [], removed: [] })
    .answers(listTeamFiles, { files: [], pagination })
const asMember = (part = '', locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/user/teams/t1${part && `?part=${part}`}`, {
    mount: '/user/teams',
    session: signedIn(aLearner()),
    locale,
  })
const asMentor = (part = '', locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/mentor/teams/t1${part && `?part=${part}`}`, {
    mount: '/mentor/teams',
    session: signedIn(aMentor()),
    locale,
  })

describe('the overview', () => {
  test.each([
    ['en', 'Next milestone', 'Your cards', 'Room of the team'],
    ['hi', 'अगला पड़ाव', 'आपके कार्ड', 'टीम का रूम'],
  ] as const)('shows a member what is next, in %s', async (locale, milestone, cards, room) => {
    const own = aCard({ assignee: 'learner-1', title: 'Ask five readers' })
    apiOf(aTeam()).answers(getTeamBoard, { cursor: 1, cards: [own, aCard({ id: 'k2' })], removed: [] })
    await asMember('', locale)
    expect(await screen.findByRole('region', { name: milestone })).toHaveTextContent('Questions to readers')
    const list = within(screen.getByRole('region', { name: cards }))
    expect(list.getByRole('link', { name: 'Ask five readers' })).toHaveAttribute(
      'href',
      '/user/teams/t1?part=board&card=k1',
    )
    expect(list.queryByText('Write the first page')).toBeNull()
    expect(screen.getByRole('link', { name: room })).toHaveAttribute('href', '/user/chat/rooms/room1')
  })

  test('the question of the week is answered, and the text stays while there is no connection', async () => {
    const api = apiOf(aTeam()).isUnreachable(answerCheckIn)
    const { user } = await asMember()
    const field = await screen.findByRole('textbox', { name: 'What did you get done this week?' })
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    expect(field).toHaveFocus()
    await user.type(field, 'Six answers.')
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
    expect(field).toHaveValue('Six answers.')
    api
      .answers(answerCheckIn, { week: 2, question: 0, answers: [] })
      .answers(getTeam, aTeam({ checkIn: { week: 2, question: 0, isAnswered: true } }))
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(api.received(answerCheckIn).at(-1)).toMatchObject({
      params: { id: 't1', week: '2' },
      body: { text: 'Six answers.' },
    })
    expect(screen.getByRole('heading', { name: 'Overview' })).toHaveFocus()
  })

  test('a quiet team says that it goes on', async () => {
    const api = apiOf(aTeam({ isAskedHowItGoes: true })).answers(keepTeam, aTeam())
    const { user } = await asMember()
    await user.click(await screen.findByRole('button', { name: 'We continue' }))
    await waitFor(() => expect(api.received(keepTeam)).toHaveLength(1))
  })

  test('the mentor starts a team of two, and not a team of one', async () => {
    const forming = aTeam({ viewer: 'mentor', state: 'forming', week: undefined, checkIn: undefined })
    const api = apiOf(forming).answers(startTeam, aTeam({ viewer: 'mentor' }))
    const { user, unmount } = await asMentor()
    await user.click(await screen.findByRole('button', { name: 'Start the team' }))
    await waitFor(() => expect(api.received(startTeam)[0]?.body).toEqual({ version: 3 }))
    unmount()
    apiOf({ ...forming, people: forming.people.slice(0, 1) })
    await asMentor()
    expect(await screen.findByText('A team can start with two people.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start the team' })).toBeNull()
  })

  test('the mentor concludes the project after a question', async () => {
    const api = apiOf(aTeam({ viewer: 'mentor' })).answers(endTeam, aTeam({ viewer: 'mentor' }))
    const { user } = await asMentor()
    await user.click(await screen.findByRole('button', { name: 'Conclude the project' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Conclude the project' }))
    await waitFor(() => expect(api.received(endTeam)[0]?.body).toEqual({ version: 3, how: 'conclude' }))
  })

  test('somebody who has left gets no part that only members read', async () => {
    const former = aTeam({ viewer: 'former', canWrite: false, checkIn: undefined })
    new FakeApi().answers(getTeam, former)
    await asMember('board')
    expect(await screen.findByText(/You are not in this team any more/)).toBeVisible()
    const parts = within(screen.getByRole('navigation', { name: 'Parts of this page' }))
    expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Overview', 'People'])
    expect(screen.queryByRole('link', { name: 'Room of the team' })).toBeNull()
  })

  test('a team that is not the own one is not shown', async () => {
    new FakeApi().refuses(getTeam, 404, 'not_found')
    await asMember()
    const title = 'This team was not found, or you are not in it'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  test('a team that could not be loaded has a heading, and is asked for again', async () => {
    const api = new FakeApi().isUnreachable(getTeam)
    const { user } = await asMember()
    expect(await screen.findByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeVisible()
    api.answers(getTeam, aTeam()).answers(getTeamMilestones, { milestones: [aMilestone()] })
    api.answers(getTeamBoard, { cursor: 1, cards: [], removed: [] })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: aTeam().title })).toBeVisible()
  })
})

describe('milestones', () => {
  test('a member hands in a text and links, once they are complete', async () => {
    const sent = aMilestone({ state: 'sent', number: 1, submissions: [aSubmission()] })
    const api = apiOf(aTeam()).answers(handInMilestone, sent)
    const { user } = await asMember('milestones')
    await user.click(await screen.findByRole('button', { name: 'Hand in for the team' }))
    expect(await screen.findByText('Add a text, a link or a file.')).toBeVisible()
    const links = screen.getByRole('textbox', { name: 'Links' })
    await user.type(links, 'example')
    await user.click(screen.getByRole('button', { name: 'Hand in for the team' }))
    expect(links).toHaveFocus()
    await user.clear(links)
    await user.type(links, 'https://example.org/answers')
    await user.type(screen.getByRole('textbox', { name: /What you have done/ }), 'We asked six people.')
    await user.click(screen.getByRole('button', { name: 'Hand in for the team' }))
    expect(await screen.findByText('We asked six people.', { selector: 'p' })).toBeVisible()
    expect(api.received(handInMilestone)[0]?.body).toEqual({
      text: 'We asked six people.',
      links: ['https://example.org/answers'],
      fileIds: [],
      after: 0,
    })
  })

  test('somebody else of the team was faster: the text stays, and the latest state is shown on request', async () => {
    const api = apiOf(aTeam()).refuses(handInMilestone, 409, 'edit_conflict')
    const { user } = await asMember('milestones')
    await user.type(await screen.findByRole('textbox', { name: /What you have done/ }), 'Ours.')
    await user.click(screen.getByRole('button', { name: 'Hand in for the team' }))
    await screen.findByText(/changed by somebody else/)
    const sent = aMilestone({ state: 'sent', number: 1, submissions: [aSubmission()] })
    api.answers(getTeamMilestones, { milestones: [sent] })
    await user.click(screen.getByRole('button', { name: 'Show the latest state' }))
    expect(await screen.findByText('We asked six people.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /What you have done/ })).toHaveValue('Ours.'),
    )
  })

  test('the mentor approves with a level for each criterion', async () => {
    const sent = aMilestone({ state: 'sent', number: 1, submissions: [aSubmission()] })
    const api = apiOf(aTeam({ viewer: 'mentor' }), [sent]).answers(decideMilestone, {
      ...sent,
      state: 'approved',
      submissions: [{ ...aSubmission(), outcome: 'approved', points: 12, remarks: '' }],
    })
    const { user } = await asMentor('milestones')
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(/Choose a level for each criterion/)).toBeVisible()
    for (const name of ['Useful', 'Clear', 'Finished'])
      await user.click(within(screen.getByRole('group', { name })).getByRole('radio', { name: /Fully/ }))
    expect(screen.getByText('12 of 12 points, 6 are needed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(/Approved by the mentor/)).toBeVisible()
    expect(api.received(decideMilestone)[0]?.body).toMatchObject({
      number: 1,
      outcome: 'approved',
      marks: [
        { criterionId: 'c0', level: 2 },
        { criterionId: 'c1', level: 2 },
        { criterionId: 'c2', level: 2 },
      ],
    })
  })

  test('returning needs remarks', async () => {
    const sent = aMilestone({ state: 'sent', number: 1, submissions: [aSubmission()] })
    const api = apiOf(aTeam({ viewer: 'mentor' }), [sent]).answers(decideMilestone, {
      ...sent,
      state: 'returned',
    })
    const { user } = await asMentor('milestones')
    await user.click(await screen.findByRole('button', { name: 'Return with remarks' }))
    const remarks = screen.getByRole('textbox', { name: 'Remarks to the team' })
    expect(remarks).toHaveFocus()
    await user.type(remarks, 'Ask two more.')
    await user.click(screen.getByRole('button', { name: 'Return with remarks' }))
    await waitFor(() =>
      expect(api.received(decideMilestone)[0]?.body).toMatchObject({
        outcome: 'returned',
        remarks: 'Ask two more.',
      }),
    )
  })
})

test('the check-ins of all weeks are shown with the names', async () => {
  apiOf(aTeam({ checkIn: undefined })).answers(listCheckIns, {
    checkIns: [
      {
        week: 1,
        question: 1,
        answers: [
          {
            id: 'c1',
            name: 'Imran Khan',
            isOwn: false,
            text: 'Nothing.',
            writtenAt: '2026-11-22T08:30:00.000Z',
          },
          {
            id: 'c2',
            name: 'Asha Verma',
            isOwn: true,
            text: 'My exam.',
            writtenAt: '2026-11-22T09:30:00.000Z',
          },
          {
            id: 'c3',
            name: 'Bina',
            isOwn: false,
            text: '',
            isHidden: true,
            writtenAt: '2026-11-22T10:30:00.000Z',
          },
        ],
      },
    ],
    pagination,
  })
  await asMember('check-ins')
  const week = within(await screen.findByRole('region', { name: 'Week 1' }))
  expect(week.getByText('What holds you up, and who could help?')).toBeVisible()
  expect(week.getByText(/Imran Khan/)).toBeVisible()
  expect(week.getByText('This was hidden after a report.')).toBeVisible()
  expect(await week.findAllByRole('button', { name: /^Report/ })).toHaveLength(1)
})

test('a file is added, and one that is too large is not sent', async () => {
  const api = apiOf(aTeam()).answers(addTeamFile, {
    id: 'f1',
    name: 'plan.pdf',
    bytes: 5,
    by: 'Asha Verma',
    isOwn: true,
    addedAt: '2026-11-28T08:30:00.000Z',
  })
  await asMember('files')
  const input = await screen.findByLabelText('Add a file', { selector: 'input' })
  const large = new File(['x'], 'film.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 })
  fireEvent.change(input, { target: { files: [large] } })
  expect(await screen.findByText(/This file is too large/)).toBeVisible()
  expect(api.received(addTeamFile)).toEqual([])
  const plan = new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' })
  fireEvent.change(input, { target: { files: [plan] } })
  await waitFor(() => expect(api.received(addTeamFile)).toHaveLength(1))
  expect(api.received(addTeamFile)[0]?.files).toEqual({ document: [expect.any(File)] })
  await waitFor(() => expect(screen.queryByText(/This file is too large/)).toBeNull())
})
