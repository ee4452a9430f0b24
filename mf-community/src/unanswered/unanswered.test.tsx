import { countUnansweredForMentor } from '@mentor-connect/contract/community/own'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import unanswered from '.'
import { UnansweredBadge } from './UnansweredBadge'

const inFrame: RemoteRoutes = {
  kind: 'routes',
  messages: unanswered.messages,
  routes: [
    {
      path: 'home',
      element: (
        <>
          <h1>A page</h1>
          <UnansweredBadge />
        </>
      ),
    },
  ],
}
const open = (account = aMentor(), locale: 'en' | 'hi' = 'en') =>
  renderRoute(inFrame, '/mentor/home', { mount: '/mentor', session: signedIn(account), locale })

test.each([
  ['en', '2 unanswered questions in your subjects'],
  ['hi', 'आपके विषयों में 2 सवालों का जवाब बाक़ी'],
] as const)('counts the questions that wait, in %s', async (locale, text) => {
  new FakeApi().answers(countUnansweredForMentor, { unanswered: 2 })
  await open(aMentor(), locale)
  expect(await screen.findByText(text)).toBeInTheDocument()
})

test('an unapproved mentor is not asked for', async () => {
  const api = new FakeApi().answers(countUnansweredForMentor, { unanswered: 2 })
  await open(aMentor({ status: 'inactive' }))
  expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible()
  expect(api.received(countUnansweredForMentor)).toHaveLength(0)
})

test('shows nothing while the number cannot be read', async () => {
  const api = new FakeApi().isUnreachable(countUnansweredForMentor)
  await open()
  await waitFor(() => expect(api.received(countUnansweredForMentor)).not.toHaveLength(0))
  expect(screen.queryByText(/unanswered/)).toBeNull()
})
