import { getMentorships, type Mentorship } from '@mentor-connect/contract/mentoring/mentorships'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import waiting from '.'
import { WaitingBadge } from './WaitingBadge'

const inFrame: RemoteRoutes = {
  kind: 'routes',
  messages: waiting.messages,
  routes: [{ path: 'home', element: <WaitingBadge /> }],
}
const aMentorship = (id: string, waitsFor: Mentorship['waitsFor']) =>
  ({ id, partner: { id: 'p', name: 'Asha' }, state: 'requested', waitsFor }) as Mentorship

const api = () =>
  new FakeApi().answers(getMentorships, ({ query }) => ({
    mentorships:
      query.which === 'requests'
        ? [aMentorship('a', 'mentor'), aMentorship('b', 'mentor'), aMentorship('c', 'learner')]
        : [],
    pagination: { page: 1, limit: 50, totalItems: 3, totalPages: 1 },
  }))

const open = (role: 'user' | 'mentor', account = role === 'mentor' ? aMentor() : aLearner()) =>
  renderRoute(inFrame, `/${role}/home`, { mount: `/${role}`, session: signedIn(account) })

test.each([
  ['mentor', '2 wait for you'],
  ['user', '1 waits for you'],
] as const)('counts where it is the turn of a %s', async (role, text) => {
  api()
  await open(role)
  expect(await screen.findByText(text)).toBeInTheDocument()
})

test('an unapproved mentor is not asked for', async () => {
  const fake = api()
  await open('mentor', aMentor({ status: 'inactive' }))
  await waitFor(() => expect(screen.queryByText(/wait/)).toBeNull())
  expect(fake.received(getMentorships)).toHaveLength(0)
})
