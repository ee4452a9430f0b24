import { loginUser, registerUser, verifyOtp } from '@mentor-connect/contract/accounts/auth'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import routes from '../routes'
import { fillLogin, fillSignUp, GOOD, PENDING, typeCode } from './testing/steps'

test('a password is forgotten by the card once its form is left for another sign-up', async () => {
  new FakeApi().answers(registerUser, PENDING)
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user)
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('Password')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.getByText('Good to see you again.')).toBeVisible()
})

test('who logs in before the e-mail is verified types the password once', async () => {
  const api = new FakeApi().answers(loginUser, PENDING, { UserNotVerified: true }).answers(verifyOtp, true)
  const { user } = await renderRoute(routes, '/signup')
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  await fillLogin(user)
  await typeCode(user, '0042')
  await screen.findByText('Your email is verified. You can log in now.')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  const typed = { email: PENDING.email, password: GOOD.Password }
  expect(api.received(loginUser).map(({ body }) => body)).toEqual([typed, typed])
})
