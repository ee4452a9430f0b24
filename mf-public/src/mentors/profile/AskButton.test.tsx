import { getCoursesByMentor } from '@mentor-connect/contract/api/courses'
import { getMentor } from '@mentor-connect/contract/api/mentors'
import type { Session } from '@mentor-connect/contract/auth'
import { FakeApi, SIGNED_OUT, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import profiles from '../../mentors'

async function open(session: Session) {
  const pagination = { page: 1, limit: 9, totalItems: 0, totalPages: 0 }
  new FakeApi().answers(getMentor, aMentor()).answers(getCoursesByMentor, { resources: [], pagination })
  const view = await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor', session })
  await screen.findByRole('heading', { level: 1 })
  return view
}
const ask = () => screen.queryByRole('link', { name: 'Ask for mentorship' })

test('a learner comes to the request', async () => {
  await open(signedIn(aLearner()))
  expect(ask()).toHaveAttribute('href', '/user/mentorships/ask/mentor-1')
})

test('a visitor comes to it after the login', async () => {
  const { user, router } = await open(SIGNED_OUT)
  await user.click(ask()!)
  expect(router.state.location).toMatchObject({
    pathname: '/signup',
    state: { next: '/user/mentorships/ask/mentor-1' },
  })
})

test('a mentor does not ask', async () => {
  await open(signedIn(aMentor({ _id: 'mentor-2' })))
  expect(ask()).toBeNull()
})
