import { updateMentorProfile } from '@mentor-connect/contract/mentoring/mentorArea'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import mentorArea from '../../routes'

const mentor = aMentor({ mobile: '9876543210', social: ['github.com/ravi'], domains: ['Career'] })
const open = (account = mentor, locale: 'en' | 'hi' = 'en') =>
  renderRoute(mentorArea, '/mentor/profile/edit', { mount: '/mentor', session: signedIn(account), locale })

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})

test('saves the profile with a picture, and updates the account with the response', async () => {
  const saved = aMentor({ name: 'Ravi K. Iyer' })
  const api = new FakeApi().answers(updateMentorProfile, saved)
  const { user, auth, router } = await open()

  const name = await screen.findByLabelText('Full name')
  await user.clear(name)
  await user.type(name, ' Ravi K. Iyer ')
  await user.type(screen.getByLabelText('Subjects', { selector: 'input' }), 'Skills{Enter}')
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

test('asks for a name for certificates where they cannot show the own one', async () => {
  const api = new FakeApi().answers(updateMentorProfile, mentor)
  const { user } = await open()
  expect(await screen.findByLabelText('Full name')).not.toHaveAccessibleDescription(/Certificates/)
  expect(screen.queryByLabelText(/Name on certificates/)).toBeNull()
  change('Full name', '王小明')
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(/Certificates cannot show 王 小 明/)
  const second = screen.getByLabelText('Name on certificates (optional)')
  change('Name on certificates (optional)', '王')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(second).toHaveAccessibleDescription(/Certificates cannot show 王. Use Latin letters./)
  change('Name on certificates (optional)', ' Wang Xiaoming ')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(api.received(updateMentorProfile)[0]?.body).toMatchObject({
      name: '王小明',
      certificateName: 'Wang Xiaoming',
    }),
  )
})

test('tells who the mentor is, and warns of contact data in the story', async () => {
  const api = new FakeApi().answers(updateMentorProfile, mentor)
  const { user } = await open()
  await screen.findByLabelText('Full name')
  change('Headline', ' Numbers without fear ')
  change('About you', 'Call me: 98765 43210')
  expect(screen.getByText(/looks like a phone number/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(screen.getByLabelText('About you')).toHaveAccessibleDescription(/Write 40 to 1500 characters/)

  const story = 'I have taught statistics for fifteen years and help with the first job.'
  change('About you', story)
  expect(screen.queryByText(/looks like a phone number/)).toBeNull()
  change('City', 'Pune')
  const languages = within(screen.getByRole('group', { name: 'Languages you speak with learners' }))
  for (const name of ['Hindi', 'English']) await user.click(languages.getByRole('checkbox', { name }))
  await user.clear(screen.getByLabelText('Your time zone'))
  await user.type(screen.getByLabelText('Your time zone'), 'London')
  await user.click(screen.getByRole('option', { name: /London/ }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(api.received(updateMentorProfile)[0]?.body).toMatchObject({
      headline: 'Numbers without fear',
      story,
      city: 'Pune',
      languages: ['en', 'hi'],
      timeZone: 'Europe/London',
    }),
  )
})

test('says which contact details others see, and changes it', async () => {
  const api = new FakeApi().answers(updateMentorProfile, mentor)
  const { user } = await open(aMentor({ ...mentor, hiddenContact: ['mobile'] }))
  const shown = within(await screen.findByRole('group', { name: 'Shown on your page' }))
  expect(shown.getByRole('checkbox', { name: 'My mobile number' })).not.toBeChecked()
  await user.click(shown.getByRole('checkbox', { name: 'My email address', checked: true }))
  await user.click(shown.getByRole('checkbox', { name: 'My mobile number' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(api.received(updateMentorProfile)[0]?.body).toMatchObject({ hiddenContact: ['email'] }),
  )
})

test.each([
  ['Full name', '   ', 'Enter your name'],
  ['Mobile', '12345', 'Enter a mobile number of ten digits'],
  ['Years of experience', '999', 'Enter whole years, from 0 to 70'],
  ['Expertise', ' ', 'Describe your expertise'],
  ['Links', 'javascript:alert(1){Enter}', 'is not a web address'],
])('%s rejects "%s"', async (label, typed, sentence) => {
  const api = new FakeApi().answers(updateMentorProfile, mentor)
  const { user } = await open()
  const field = await screen.findByLabelText(label, { selector: 'input' })
  await user.clear(field)
  await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(new RegExp(sentence.replace('(', '\\(')))).toBeVisible()
  expect(api.received(updateMentorProfile)).toHaveLength(0)
})

test('a picture that the server rejects shows an error next to it, and the input is kept', async () => {
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

test('asks before leaving unsaved changes', async () => {
  new FakeApi().answers(updateMentorProfile, mentor)
  const { user, router } = await open()
  await user.type(await screen.findByLabelText('Full name'), '!')
  await act(async () => void router.navigate('/mentor/profile'))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/profile'))
})

const save = (name = 'Save changes') => screen.getByRole('button', { name })
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a save that fails offline keeps the input and can be retried', async () => {
  const api = new FakeApi().isUnreachable(updateMentorProfile)
  const { user, router } = await open()
  await screen.findByLabelText('Full name')
  change('Full name', 'Ravi K. Iyer')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('could not reach the server')
  expect(screen.getByLabelText('Full name')).toHaveValue('Ravi K. Iyer')
  api.answers(updateMentorProfile, mentor)
  await user.click(save())
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/profile'))
  expect(api.received(updateMentorProfile)).toHaveLength(2)
})

test('while saving, the button is busy and ignores a second press', async () => {
  const api = new FakeApi().neverAnswers(updateMentorProfile)
  const { user } = await open()
  await screen.findByLabelText('Full name')
  await user.click(save())
  const button = await screen.findByRole('button', { name: 'Saving...' })
  expect(button).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await user.type(screen.getByLabelText('Full name'), '{Enter}')
  expect(api.received(updateMentorProfile)).toHaveLength(1)
})

test('errors from the server are shown at their fields, and the first of these gets the focus', async () => {
  new FakeApi().refuses(updateMentorProfile, 400, 'invalid_input', { mobile: 'x', expertise: 'x' })
  const { user } = await open()
  await screen.findByLabelText('Full name')
  await user.click(save())
  await waitFor(() => expect(screen.getByLabelText('Expertise')).toHaveFocus())
  for (const label of ['Mobile', 'Expertise'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Please check the marked fields/)
  expect(screen.getByLabelText('Full name')).not.toHaveAccessibleDescription(/Please check/)
})

test('a stored picture is shown and can be removed', async () => {
  const api = new FakeApi().answers(updateMentorProfile, mentor)
  const { user } = await open({ ...mentor, profile: '/files/portrait-abcdefghijklmnopqrstuv/320.webp' })
  expect(await screen.findByRole('img', { name: 'Preview' })).toHaveAttribute(
    'src',
    'http://api.test/files/portrait-abcdefghijklmnopqrstuv/320.webp',
  )
  await user.click(screen.getByRole('button', { name: 'Remove picture' }))
  await user.click(save())
  await waitFor(() =>
    expect(api.received(updateMentorProfile)[0]?.body).toMatchObject({ removeProfile: true }),
  )
  expect(api.received(updateMentorProfile)[0]?.files).toEqual({})
})

test('a number in Devanagari digits with a country code is sent as ten digits', async () => {
  const api = new FakeApi().answers(updateMentorProfile, mentor)
  const { user } = await open()
  await screen.findByLabelText('Full name')
  change('Mobile', '+91 ९८७६५ ४३२१०')
  change('Years of experience', ' १२ ')
  await user.click(save())
  await waitFor(() =>
    expect(api.received(updateMentorProfile)[0]?.body).toMatchObject({
      mobile: '9876543210',
      experience: 12,
    }),
  )
})

test('several errors are listed at the top, in Hindi', async () => {
  const { user } = await open(mentor, 'hi')
  await screen.findByLabelText('पूरा नाम')
  change('पूरा नाम', ' ')
  change('मोबाइल', '12')
  await user.click(save('बदलाव सेव करें'))
  expect(screen.getByText('अपना नाम लिखें, ज़्यादा से ज़्यादा 80 अक्षर')).toBeVisible()
  expect(screen.getByText('दस अंकों का मोबाइल नंबर डालें')).toBeVisible()
  expect(screen.getByRole('link', { name: 'मोबाइल' })).toBeVisible()
})

test('Cancel leaves without asking; a navigation asks, and Escape stays', async () => {
  const { user, router } = await open()
  await user.type(await screen.findByLabelText('Full name'), '!')
  await act(async () => void router.navigate('/mentor/profile'))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('Full name')).toHaveValue('Ravi Iyer!')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/profile'))
})
