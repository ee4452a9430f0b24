import { getDomains } from '@mentor-connect/shared/contracts/courses'
import { updateProfile } from '@mentor-connect/shared/contracts/learners'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { notify } from '@mentor-connect/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import learnerArea from '../../routes'

const success = jest.spyOn(notify, 'success').mockReturnValue('')
const learner = aLearner({ mobile: '9876543210', domains: ['Career'] })

async function open(locale: 'en' | 'hi' = 'en') {
  const api = new FakeApi().answers(getDomains, [
    { name: 'Career', courses: 4 },
    { name: 'Design', courses: 3 },
  ])
  const session = signedIn(learner)
  const view = await renderRoute(learnerArea, '/user/profile/edit', { mount: '/user', session, locale })
  await screen.findByRole('heading', { level: 1 })
  return { api, ...view }
}
const box = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save changes' })

test('saves name, number and subjects; the account is what came back', async () => {
  const { api, user, auth, router } = await open()
  const saved = aLearner({ name: 'Asha V.' })
  api.answers(updateProfile, saved)
  await user.clear(box('Full name'))
  await user.type(box('Full name'), ' Asha V. ')
  await user.clear(box('Mobile'))
  await user.type(box('Mobile'), '+91 98765 43211')
  await user.click(await screen.findByRole('button', { name: 'Design' }))
  await user.type(box('Domains'), 'Weaving{Enter}')
  await user.click(save())
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile'))
  expect(api.received(updateProfile)[0]?.body).toEqual({
    userId: 'learner-1',
    name: 'Asha V.',
    mobile: '9876543211',
    domains: ['Career', 'Design', 'Weaving'],
  })
  expect(auth.updateAccount).toHaveBeenCalledWith(saved)
  expect(success).toHaveBeenCalledWith('Profile saved')
})

test.each([
  ['Full name', '   ', 'Enter your name.'],
  ['Mobile', '12345', 'Enter a mobile number of ten digits.'],
])('%s takes no "%s"', async (label, typed, sentence) => {
  const { api, user } = await open()
  await user.clear(box(label))
  await user.type(box(label), typed)
  await user.click(save())
  expect(box(label)).toHaveAccessibleDescription(new RegExp(sentence))
  expect(box(label)).toHaveFocus()
  expect(api.received(updateProfile)).toEqual([])
})

test('a save that fails says so and keeps what was typed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api, user, auth } = await open()
  api.isUnreachable(updateProfile)
  await user.type(box('Full name'), ' Rao')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
  expect(box('Full name')).toHaveValue('Asha Verma Rao')
  expect(auth.updateAccount).not.toHaveBeenCalled()
})

test('can be left without saving', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.pathname).toBe('/user/profile')
})

test('speaks Hindi', async () => {
  await open('hi')
  expect(screen.getByRole('heading', { name: 'प्रोफ़ाइल बदलें' })).toBeVisible()
})
