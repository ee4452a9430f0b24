import { screen } from '@testing-library/react'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { notify } from './notify'
import { SignOutButton } from './SignOutButton'

const button = () => screen.getByRole('button', { name: 'Log out' })

test('a failed sign-out is shown above the button and can be retried', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const toast = jest.spyOn(notify, 'failure').mockReturnValue(undefined)
  const signOut = jest.fn().mockRejectedValueOnce(new Error('Down.')).mockResolvedValueOnce(undefined)
  const { user } = await renderUi(<SignOutButton onSignOut={signOut} />)
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('You could not be logged out. Please try again.')
  expect(toast).toHaveBeenCalledTimes(1)
  await user.click(button())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(signOut).toHaveBeenCalledTimes(2)
  log.mockRestore()
})

test('a second press is ignored while the sign-out is in progress', async () => {
  const signOut = jest.fn(() => new Promise<void>(() => undefined))
  const { user } = await renderUi(<SignOutButton onSignOut={signOut} />)
  await user.click(button())
  expect(button()).toBeDisabled()
  await user.click(button())
  expect(signOut).toHaveBeenCalledTimes(1)
})
