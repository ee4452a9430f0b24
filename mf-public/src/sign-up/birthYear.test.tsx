import { registerUser } from '@mentor-connect/contract/api/auth'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import routes from '../routes'

const PENDING = { email: 'asha@example.test', role: 'user' } as const

async function signUpWith(user: UserEvent, birthYear: string) {
  await user.type(await screen.findByLabelText('Full name'), 'Asha Verma')
  await user.type(screen.getByLabelText('Email'), 'asha@example.test')
  await user.type(screen.getByLabelText('Year of birth'), birthYear)
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
}

test.each([
  ['1998', 1998],
  [' १९९८ ', 1998],
])('the year of birth may be typed as %j', async (typed, birthYear) => {
  const api = new FakeApi().answers(registerUser, PENDING)
  const { user } = await renderRoute(routes, '/signup')
  await signUpWith(user, typed)
  await screen.findByRole('heading', { name: 'Verify your email' })
  expect(api.received(registerUser)[0]?.body).toMatchObject({ birthYear })
})

test.each(['', '98', '3000', '1899', 'soon'])('the year of birth %j is asked for again', async (typed) => {
  const api = new FakeApi().answers(registerUser, PENDING)
  const { user } = await renderRoute(routes, '/signup')
  await signUpWith(user, typed || ' ')
  expect(await screen.findByText(/^Enter a year from 1900 to /)).toBeVisible()
  expect(api.received(registerUser)).toHaveLength(0)
})
