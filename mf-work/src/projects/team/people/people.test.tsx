import {
  blockTeamMember,
  getTeam,
  leaveTeam,
  removeMember,
  type Team,
} from '@mentor-connect/contract/work/projects/teams'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'
import { aTeam } from '../testing/aTeam'

const apiOf = (team: Team) => new FakeApi().answers(getTeam, team)
const asMember = (part: string) =>
  renderRoute(routes, `/user/teams/t1?part=${part}`, {
    mount: '/user/teams',
    session: signedIn(aLearner()),
  })
const asMentor = (part: string) =>
  renderRoute(routes, `/mentor/teams/t1?part=${part}`, {
    mount: '/mentor/teams',
    session: signedIn(aMentor()),
  })

test('a member leaves after a question', async () => {
  const api = apiOf(aTeam()).answers(leaveTeam, aTeam({ viewer: 'former', canWrite: false }))
  const { user, router } = await asMember('people')
  await user.click(await screen.findByRole('button', { name: 'Leave the team' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/projects'))
  expect(api.received(leaveTeam)).toHaveLength(1)
})

test('a member blocks another after a question, and lifts that', async () => {
  const [own, other] = aTeam().people
  const after = aTeam({ people: [own!, { ...other!, isBlocked: true }] })
  const api = apiOf(aTeam()).answers(blockTeamMember, after)
  const { user } = await asMember('people')
  await screen.findByText('Imran Khan')
  expect(screen.getAllByRole('button', { name: /^Block/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Block Imran Khan' }))
  api.answers(getTeam, after)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }))
  await user.click(await screen.findByRole('button', { name: 'Lift the block of Imran Khan' }))
  await waitFor(() =>
    expect(api.received(blockTeamMember)).toMatchObject([
      { params: { id: 't1' }, body: { memberId: 'learner-2', blocked: true } },
      { body: { memberId: 'learner-2', blocked: false } },
    ]),
  )
})

test('the mentor takes a member out with a reason', async () => {
  const api = apiOf(aTeam({ viewer: 'mentor' })).answers(removeMember, aTeam({ viewer: 'mentor' }))
  const { user } = await asMentor('people')
  await user.click(await screen.findByRole('button', { name: 'Take Imran Khan out of the team' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Take out of the team' }))
  const reason = dialog.getByRole('textbox', { name: 'Your reason' })
  expect(reason).toHaveFocus()
  await user.type(reason, 'No answer for weeks.')
  await user.click(dialog.getByRole('button', { name: 'Take out of the team' }))
  await waitFor(() =>
    expect(api.received(removeMember)[0]?.body).toEqual({
      memberId: 'learner-2',
      reason: 'No answer for weeks.',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
