import { registerUser } from '@mentor-connect/contract/accounts/auth'
import { isLanguageInPlace } from '@mentor-connect/i18n'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import routes from '../routes'

test('the language changes in place once the card has left its first step, so that the code can still be entered', async () => {
  new FakeApi().answers(registerUser, { email: 'asha@example.test', role: 'user' })
  const { user } = await renderRoute(routes, '/signup')
  await user.type(await screen.findByLabelText('Full name'), 'Asha Verma')
  await user.type(screen.getByLabelText('Email'), 'asha@example.test')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  expect(isLanguageInPlace()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await screen.findByRole('heading', { name: 'Verify your email' })
  expect(isLanguageInPlace()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(isLanguageInPlace()).toBe(true)
})
