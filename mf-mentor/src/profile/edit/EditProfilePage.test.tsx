import { updateMentorProfile } from '@mentor-connect/shared/contracts/mentorArea'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import mentorArea from '../../routes'

const mentor = aMentor({ mobile: '9876543210', social: ['github.com/ravi'], domains: ['Career'] })
const open = () =>
  renderRoute(mentorArea, '/mentor/profile/edit', { mount: '/mentor', session: signedIn(mentor) })

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})

test('saves the profile with a picture; the account is what came back', async () => {
  const saved = aMentor({ name: 'Ravi K. Iyer' })
  const api = new FakeApi().answers(updateMentorProfile, saved)
  const { user, auth, router } = await open()

  const name = await screen.findByLabelText('Full name')
  await user.clear(name)
  await user.type(name, ' Ravi K. Iyer ')
  await user.type(screen.getByLabelText('Domains', { selector: 'input' }), 'Skills{Enter}')
  const picture = new File(['x'], 'me.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Profile picture', { selector: 'input' }), picture)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/profile'))
  expect(api.received(updateMentorProfile)[0]).toMatchObject({
    body: {
      name: 'Ravi K. Iyer',
      mobile: '9876543210',
      domains: ['Career', 'Skills'],
      experience: 8,
      social: ['github.com/ravi'],
      removeProfile: false,
    },
    files: { profile: [expect.any(File)] },
  })
  expect(auth.updateAccount).toHaveBeenCalledWith(saved)
})

test.each([
  ['Full name', '   ', 'Enter your name'],
  ['Mobile', '12345', 'Enter a mobile number of ten digits'],
  ['Years of experience', '999', 'Enter whole years, from 0 to 70'],
  ['Expertise', ' ', 'Say what you are expert in'],
  ['Links', 'javascript:alert(1){Enter}', 'is no web address'],
])('%s takes no "%s"', async (label, typed, sentence) => {
  const api = new FakeApi().answers(updateMentorProfile, mentor)
  const { user } = await open()
  const field = await screen.findByLabelText(label, { selector: 'input' })
  await user.clear(field)
  await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(new RegExp(sentence.replace('(', '\\(')))).toBeVisible()
  expect(api.received(updateMentorProfile)).toHaveLength(0)
})

test('a picture that the server refuses is said beside it; nothing is lost', async () => {
  new FakeApi().refuses(updateMentorProfile, 400, 'file_not_accepted', { profile: 'no picture' })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, auth } = await open()
  await user.upload(
    await screen.findByLabelText('Profile picture', { selector: 'input' }),
    new File(['%PDF-'], 'me.png', { type: 'image/png' }),
  )
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('group', { name: 'Profile picture' })).toHaveAccessibleDescription(
    /This file cannot be used/,
  )
  expect(screen.getByLabelText('Full name')).toHaveValue('Ravi Iyer')
  expect(auth.updateAccount).not.toHaveBeenCalled()
})

test('asks before changes that are not saved are left behind', async () => {
  new FakeApi().answers(updateMentorProfile, mentor)
  const { user, router } = await open()
  await user.type(await screen.findByLabelText('Full name'), '!')
  await act(async () => void router.navigate('/mentor/profile'))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/profile'))
})
