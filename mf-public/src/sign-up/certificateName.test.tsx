import { registerUser } from '@mentor-connect/contract/accounts/auth'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import routes from '../routes'

async function open() {
  const api = new FakeApi().answers(registerUser, { email: 'wang@example.test', role: 'user' })
  const { user } = await renderRoute(routes, '/signup')
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), '王小明')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'wang@example.test')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  const signUp = () => user.click(screen.getByRole('button', { name: 'Sign Up' }))
  return { api, user, signUp }
}
const second = () => screen.getByRole('textbox', { name: 'Name on certificates (optional)' })

test.each([
  ['', undefined],
  [' Wang Xiaoming ', 'Wang Xiaoming'],
])('somebody whose name certificates cannot show may give another one: %j', async (typed, sent) => {
  const { api, user, signUp } = await open()
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(
    'Certificates cannot show 王 小 明. Write below how they should show your name.',
  )
  if (typed) await user.type(second(), typed)
  await signUp()
  await screen.findByRole('heading', { name: 'Verify your email' })
  const { name, certificateName } = api.received(registerUser)[0]!.body
  expect([name, certificateName]).toEqual(['王小明', sent])
})

test('the other name has to be one that certificates can show', async () => {
  const { api, user, signUp } = await open()
  await user.type(second(), 'ワン')
  await signUp()
  expect(second()).toHaveAccessibleDescription(/Certificates cannot show ワ ン. Use Latin letters./)
  expect(api.received(registerUser)).toEqual([])
})

test('nobody else is asked', async () => {
  const { user } = await open()
  await user.clear(screen.getByRole('textbox', { name: 'Full name' }))
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Zoë आशा')
  expect(screen.queryByRole('textbox', { name: /Name on certificates/ })).toBeNull()
})
