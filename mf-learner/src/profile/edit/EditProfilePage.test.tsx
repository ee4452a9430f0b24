import { getDomains } from '@mentor-connect/contract/courses/courses'
import { updateProfile } from '@mentor-connect/contract/learning/learners'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { notify } from '@mentor-connect/ui'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import learnerArea from '../../routes'

const success = jest.spyOn(notify, 'success').mockReturnValue(undefined)
const learner = aLearner({ mobile: '9876543210', domains: ['Career'] })

async function open(locale: 'en' | 'hi' = 'en', account = learner) {
  const api = new FakeApi().answers(getDomains, [
    { name: 'Career', courses: 4 },
    { name: 'Design', courses: 3 },
  ])
  const session = signedIn(account)
  const view = await renderRoute(learnerArea, '/user/profile/edit', { mount: '/user', session, locale })
  await screen.findByRole('heading', { level: 1 })
  return { api, ...view }
}
const box = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save changes' })

test('saves name, number and domains, and updates the account with the response', async () => {
  const { api, user, auth, router } = await open()
  const saved = aLearner({ name: 'Asha V.' })
  api.answers(updateProfile, saved)
  await user.clear(box('Full name'))
  await user.type(box('Full name'), ' Asha V. ')
  await user.clear(box('Mobile'))
  await user.type(box('Mobile'), '+91 98765 43211')
  await user.click(await screen.findByRole('button', { name: 'Design' }))
  await user.type(box('Subjects'), 'Weaving{Enter}')
  await user.click(save())
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile'))
  expect(api.received(updateProfile)[0]?.body).toEqual({
    userId: 'learner-1',
    name: 'Asha V.',
    mobile: '9876543211',
    domains: ['Career', 'Design', 'Weaving'],
    removeProfile: true,
  })
  expect(auth.updateAccount).toHaveBeenCalledWith(saved)
  expect(success).toHaveBeenCalledWith('Profile saved')
})

test('asks for a name for certificates where they cannot show the own one', async () => {
  const { api, user } = await open()
  api.answers(updateProfile, learner)
  expect(screen.queryByLabelText(/Name on certificates/)).toBeNull()
  await user.clear(box('Full name'))
  await user.type(box('Full name'), '王小明')
  const second = box('Name on certificates (optional)')
  await user.type(second, '王')
  await user.click(save())
  expect(second).toHaveAccessibleDescription(/Certificates cannot show 王. Use Latin letters./)
  await user.clear(second)
  await user.type(second, ' Wang Xiaoming ')
  await user.click(save())
  await waitFor(() =>
    expect(api.received(updateProfile)[0]?.body).toMatchObject({
      name: '王小明',
      certificateName: 'Wang Xiaoming',
    }),
  )
})

test.each([
  ['Full name', '   ', 'Enter your name.'],
  ['Mobile', '12345', 'Enter a mobile number of ten digits.'],
])('%s rejects "%s"', async (label, typed, sentence) => {
  const { api, user } = await open()
  await user.clear(box(label))
  await user.type(box(label), typed)
  await user.click(save())
  expect(box(label)).toHaveAccessibleDescription(new RegExp(sentence))
  expect(box(label)).toHaveFocus()
  expect(api.received(updateProfile)).toEqual([])
})

test('a failed save shows an error and keeps the input', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api, user, auth } = await open()
  api.isUnreachable(updateProfile)
  await user.type(box('Full name'), ' Rao')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
  expect(box('Full name')).toHaveValue('Asha Verma Rao')
  expect(auth.updateAccount).not.toHaveBeenCalled()
})

describe('picture', () => {
  const input = () => screen.getByLabelText('Profile picture', { selector: 'input' })
  const field = () => screen.getByRole('group', { name: 'Profile picture' })
  const picture = new File(['x'], 'me.png', { type: 'image/png' })
  const STORED = '/files/portrait-abcdefghijklmnopqrstuv/320.webp'
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    URL.createObjectURL = () => 'blob:1'
    URL.revokeObjectURL = () => undefined
  })

  test('is sent with the form', async () => {
    const { api, user } = await open()
    api.answers(updateProfile, learner)
    await user.upload(input(), picture)
    expect(within(field()).getByRole('img')).toHaveAttribute('src', 'blob:1')
    await user.click(save())
    await waitFor(() => expect(api.received(updateProfile)).toHaveLength(1))
    expect(api.received(updateProfile)[0]).toMatchObject({
      body: { name: 'Asha Verma', removeProfile: false },
      files: { profile: [expect.any(File)] },
    })
  })

  test('can be removed', async () => {
    const { api, user } = await open('en', aLearner({ profile: STORED }))
    api.answers(updateProfile, learner)
    expect(within(field()).getByRole('img').getAttribute('src')).toContain(STORED)
    await user.click(within(field()).getByRole('button', { name: 'Remove picture' }))
    await user.click(save())
    await waitFor(() => expect(api.received(updateProfile)[0]?.body).toMatchObject({ removeProfile: true }))
  })

  test('is not sent if the file is not an image', async () => {
    const { api, user } = await open()
    const upload = userEvent.setup({ applyAccept: false })
    await upload.upload(input(), new File(['x'], 'a.pdf', { type: 'application/pdf' }))
    await user.click(save())
    expect(field()).toHaveAccessibleDescription(/Choose an image file of at most 10 MB/)
    expect(api.received(updateProfile)).toEqual([])
  })

  test('shows an error next to it if the server rejects it, and keeps the input', async () => {
    const { api, user } = await open()
    api.refuses(updateProfile, 400, 'file_not_accepted', { profile: 'no picture' })
    await user.type(box('Full name'), ' Rao')
    await user.upload(input(), picture)
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('This file cannot be used')
    expect(field()).toHaveAccessibleDescription(/This file cannot be used/)
    expect(box('Full name')).toHaveValue('Asha Verma Rao')
  })
})

test('the form can be left without saving', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.pathname).toBe('/user/profile')
})

test('is translated to Hindi', async () => {
  await open('hi')
  expect(screen.getByRole('heading', { name: 'प्रोफ़ाइल बदलें' })).toBeVisible()
})
