import { getMentorWaiting } from '@mentor-connect/contract/mentoring/mentorArea'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import { Link, Outlet } from 'react-router-dom'
import questions from './questions'
import { WaitingQuestions } from './WaitingQuestions'
import { WaitingWorks } from './WaitingWorks'

const inFrame: RemoteRoutes = {
  kind: 'routes',
  messages: questions.messages,
  routes: [
    {
      element: (
        <>
          <Link to="/mentor/tasks">Tasks</Link>
          <WaitingQuestions />
          <WaitingWorks />
          <Outlet />
        </>
      ),
      children: [{ path: ':page', element: <h1>A page</h1> }],
    },
  ],
}
const open = (account = aMentor(), locale: 'en' | 'hi' = 'en') =>
  renderRoute(inFrame, '/mentor/home', { mount: '/mentor', session: signedIn(account), locale })

test('what waits is counted, and anew on the next page', async () => {
  const api = new FakeApi().answers(getMentorWaiting, { questions: 1, works: 2 })
  const { user } = await open()
  expect(await screen.findByText('1 question waits')).toBeInTheDocument()
  expect(screen.getByText('2 tasks to review')).toBeInTheDocument()

  api.answers(getMentorWaiting, { questions: 0, works: 1 })
  await user.click(screen.getByRole('link', { name: 'Tasks' }))
  expect(await screen.findByText('1 task to review')).toBeInTheDocument()
  expect(screen.queryByText(/question/)).toBeNull()
})

test('is said in Hindi', async () => {
  new FakeApi().answers(getMentorWaiting, { questions: 1, works: 0 })
  await open(aMentor(), 'hi')
  expect(await screen.findByText(/1 सवाल/)).toBeInTheDocument()
})

test('an unapproved mentor is not asked for', async () => {
  const api = new FakeApi().answers(getMentorWaiting, { questions: 1, works: 1 })
  await open(aMentor({ status: 'inactive' }))
  expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible()
  expect(api.received(getMentorWaiting)).toHaveLength(0)
})

test('shows nothing while the numbers cannot be read', async () => {
  const api = new FakeApi().isUnreachable(getMentorWaiting)
  await open()
  await waitFor(() => expect(api.received(getMentorWaiting)).not.toHaveLength(0))
  expect(screen.queryByText(/wait|review/)).toBeNull()
})
