import { loginMentor, verifyOtp } from '@mentor-connect/contract/accounts/auth'
import { CONSENT_VERSION } from '@mentor-connect/contract/accounts/consent'
import { IMAGE_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'
import { isLanguageInPlace } from '@mentor-connect/i18n'
import { registerMentor } from '@mentor-connect/contract/accounts/mentorSignUp'
import { FakeApi, aMentor, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import routes from '../../routes'

beforeAll(() => {
  URL.createObjectURL = () => 'blob:me'
  URL.revokeObjectURL = () => undefined
})

const PENDING = { email: 'farhan@example.test', role: 'mentor' } as const
const GOOD = {
  'Full name': 'Farhan Qureshi',
  Email: 'farhan@example.test',
  Password: 'long enough',
  'Mobile number': '+91 98765 43210',
  Subjects: 'Data Science',
  Expertise: 'Senior data engineer',
  'Years of experience': '9',
}

async function fill(user: UserEvent, other: Partial<typeof GOOD> & Record<string, string> = {}) {
  await screen.findByLabelText('Full name')
  for (const [label, text] of Object.entries({ ...GOOD, ...other })) {
    await user.clear(screen.getByLabelText(label))
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
}

test('signs up, verifies the e-mail, logs in to the mentor area', async () => {
  const api = new FakeApi()
    .answers(registerMentor, PENDING)
    .answers(verifyOtp, true)
    .answers(loginMentor, { mentorData: aMentor(), token: 'bearer' })
  const { user, auth } = await renderRoute(routes, '/mentor-signup')
  await fill(user, { 'Social profiles (optional)': 'https://github.com/farhan' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Digit 1 of 4' })).toHaveFocus()
  expect(api.received(registerMentor)[0]?.body).toEqual({
    name: 'Farhan Qureshi',
    email: 'farhan@example.test',
    password: 'long enough',
    mobile: '9876543210',
    domains: ['Data Science'],
    expertise: 'Senior data engineer',
    experience: 9,
    social: ['https://github.com/farhan'],
    hiddenContact: [],
    language: 'en',
    consentVersion: CONSENT_VERSION,
  })
  await user.click(screen.getByRole('textbox', { name: 'Digit 1 of 4' }))
  await user.keyboard('0042')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('Your email is verified. You can log in now.')).toBeVisible()
  expect(api.received(verifyOtp)[0]?.body).toEqual({ ...PENDING, otp: '0042' })
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('elsewhere')).toBeVisible()
  const typed = { email: 'farhan@example.test', password: 'long enough' }
  expect(api.received(loginMentor)[0]?.body).toEqual(typed)
  expect(auth.signIn).toHaveBeenCalledWith(expect.objectContaining({ token: 'bearer' }))
})

test('contact details are hidden if the mentor says so', async () => {
  const api = new FakeApi().answers(registerMentor, PENDING)
  const { user } = await renderRoute(routes, '/mentor-signup')
  await user.click(await screen.findByRole('checkbox', { name: 'My mobile number' }))
  await fill(user)
  await screen.findByRole('heading', { level: 1, name: 'Verify your email' })
  expect(api.received(registerMentor)[0]?.body).toMatchObject({ hiddenContact: ['mobile'] })
})

test('an empty form says what is missing at each field, and begins with the first', async () => {
  const api = new FakeApi()
  const { user } = await renderRoute(routes, '/mentor-signup')
  await user.click(await screen.findByRole('button', { name: 'Sign Up' }))
  expect(await screen.findAllByRole('alert')).toHaveLength(7)
  for (const label of Object.keys(GOOD)) expect(screen.getByLabelText(label)).toBeInvalid()
  expect(screen.getByLabelText('Full name')).toHaveFocus()
  expect(api.received(registerMentor)).toHaveLength(0)
})

test.each([
  ['Mobile number', '12345', /ten digits/],
  ['Mobile number', '<b>', /ten digits/],
  ['Subjects', 'x'.repeat(41), /at most 40 characters/],
  ['Expertise', '😀'.repeat(101), /at most 100 characters/],
  ['Years of experience', '-1', /whole number from 0 to 70/],
  ['Years of experience', '१००', /whole number from 0 to 70/],
  ['Social profiles (optional)', 'javascript:alert(1)', /javascript:alert\(1\) is not a web address/],
])('does not take as %s: %j', async (label, text, error) => {
  const api = new FakeApi().answers(registerMentor, PENDING)
  const { user } = await renderRoute(routes, '/mentor-signup')
  await fill(user, { [label]: text })
  expect(await screen.findByRole('alert')).toHaveTextContent(error)
  expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(error)
  expect(api.received(registerMentor)).toHaveLength(0)
})

test('takes any script', async () => {
  const api = new FakeApi().answers(registerMentor, PENDING)
  const { user } = await renderRoute(routes, '/mentor-signup')
  const other = {
    'Full name': 'फ़रहान 👨‍🏫',
    Subjects: 'डेटा विज्ञान',
    Expertise: 'مهندس',
    'Years of experience': '१२',
    'Mobile number': '९८७६५४३२१०',
  }
  await fill(user, other)
  await screen.findByRole('heading', { name: 'Verify your email' })
  expect(api.received(registerMentor)[0]?.body).toMatchObject({
    name: other['Full name'],
    domains: [other.Subjects],
    expertise: other.Expertise,
    experience: 12,
    mobile: '9876543210',
  })
})

test('what the server refuses is said at its field, and nothing typed is lost, not even by a look at the log-in', async () => {
  const api = new FakeApi().refuses(registerMentor, 400, 'invalid_input', { 'domains.0': 'x', email: 'y' })
  const { user } = await renderRoute(routes, '/mentor-signup')
  await fill(user)
  expect(await screen.findByText('These subjects were not accepted. Please check them.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter a valid email address/)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await user.click(await screen.findByRole('button', { name: 'Create an account' }))
  expect(await screen.findByLabelText('Mobile number')).toHaveValue('+91 98765 43210')
  expect(screen.getByLabelText('Password')).toHaveValue('long enough')
  expect(screen.getByText('Data Science')).toBeVisible()
  api.answers(registerMentor, PENDING)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('Full name')).toHaveValue('Farhan Qureshi')
})

test('the language changes in place while there are tags or a picture, which no field holds', async () => {
  const { user } = await renderRoute(routes, '/mentor-signup')
  await user.type(await screen.findByLabelText('Full name'), 'Farhan')
  expect(isLanguageInPlace()).toBe(false)
  await user.type(screen.getByLabelText('Subjects'), 'Career{Enter}')
  expect(isLanguageInPlace()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Remove Career' }))
  expect(isLanguageInPlace()).toBe(false)
  await user.upload(chooser(), photo())
  expect(isLanguageInPlace()).toBe(true)
})

const photo = (type = 'image/png', bytes = 10) => new File([new Uint8Array(bytes)], 'me.png', { type })
const chooser = () => screen.getByLabelText('Profile picture (optional)', { selector: 'input' })

test('a picture is shown before it is sent, and goes with the form', async () => {
  const api = new FakeApi().answers(registerMentor, PENDING)
  const { user } = await renderRoute(routes, '/mentor-signup')
  await screen.findByLabelText('Full name')
  await user.upload(chooser(), photo())
  expect(await screen.findByRole('img', { name: 'Preview' })).toHaveAttribute('src', 'blob:me')
  await fill(user)
  await screen.findByRole('heading', { name: 'Verify your email' })
  const [sent] = api.received(registerMentor)
  expect(sent?.files['profile']?.map(({ name }) => name)).toEqual(['me.png'])
  expect(sent?.body).toMatchObject({ domains: ['Data Science'], experience: 9 })
})

test.each([
  ['too large', photo('image/png', IMAGE_MAX_BYTES + 1)],
  ['no picture', photo('application/pdf')],
])('a picture that is %s is said so at once', async (_, file) => {
  const api = new FakeApi().answers(registerMentor, PENDING)
  await renderRoute(routes, '/mentor-signup')
  const user = userEvent.setup({ applyAccept: false })
  await screen.findByLabelText('Full name')
  await user.upload(chooser(), file)
  await fill(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(/Choose a picture/)
  expect(api.received(registerMentor)).toHaveLength(0)
})

test('a picture that the server cannot use is said so beside it; everything else stays', async () => {
  new FakeApi().refuses(registerMentor, 400, 'file_not_accepted', { profile: 'no picture' })
  const { user } = await renderRoute(routes, '/mentor-signup')
  await screen.findByLabelText('Full name')
  await user.upload(chooser(), photo())
  await fill(user)
  expect(await screen.findByText('This picture could not be used. Please choose another one.')).toBeVisible()
  expect(screen.getByLabelText('Full name')).toHaveValue('Farhan Qureshi')
})

test('speaks Hindi', async () => {
  new FakeApi()
  const { user } = await renderRoute(routes, '/mentor-signup', { locale: 'hi' })
  await user.click(await screen.findByRole('button', { name: 'साइन अप करें' }))
  expect(await screen.findByText('दस अंकों का मोबाइल नंबर डालें।')).toBeVisible()
})
