import type { Session } from '@mentor-connect/contract/auth'
import { getErasureTerms } from '@mentor-connect/contract/accounts/accountData'
import { getSessions, getSignInState } from '@mentor-connect/contract/accounts/accountSecurity'
import { getNotificationPreferences } from '@mentor-connect/contract/messages/notifications'
import { aMentor, profileApi, renderRoute, signedIn, untilLoading } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import mentorArea from '../routes'

beforeEach(() => void profileApi())

const open = (parts: Parameters<typeof aMentor>[0], locale: 'en' | 'hi' = 'en') =>
  renderRoute(mentorArea, '/mentor/profile', { mount: '/mentor', session: signedIn(aMentor(parts)), locale })

test('shows the data of the account', async () => {
  await open({ email: 'ravi@example.test', mobile: '9876543210', social: ['linkedin.com/in/ravi'] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Ravi Iyer' })).toBeVisible()
  expect(screen.getByText('+91 9876543210')).toBeVisible()
  expect(screen.getByText('8 years')).toBeVisible()
  expect(screen.getByText('linkedin.com/in/ravi')).toBeVisible()
  expect(screen.getByText('Active')).toBeVisible()
})

test('shows a text for missing data in Hindi', async () => {
  await open({ domains: [] }, 'hi')
  expect(await screen.findByText('कोई विषय नहीं दिया गया')).toBeVisible()
})

test('shows the sessions and the forms for password and e-mail address', async () => {
  await open({})
  const security = within(await screen.findByRole('region', { name: 'Security' }))
  expect(await security.findByText('Firefox on Windows')).toBeVisible()
  for (const name of ['Change: Password', 'Change: Email address'])
    expect(await security.findByRole('button', { name })).toBeVisible()
})

test('shows a text for missing data in English', async () => {
  await open({ domains: [], social: [], expertise: '' })
  await screen.findByRole('heading', { level: 1 })
  const facts = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(facts).toEqual([
    'Not provided',
    '8 years',
    'No subjects provided',
    'Not provided',
    'Not provided',
    'Not provided',
  ])
})

test.each([
  [0, '0 years', '0 साल'],
  [1, '1 year', '1 साल'],
  [70, '70 years', '70 साल'],
])('%i years of experience', async (experience, en, hi) => {
  const { unmount } = await open({ experience })
  expect(await screen.findByText(en)).toBeVisible()
  unmount()
  await open({ experience }, 'hi')
  expect(await screen.findByText(hi)).toBeVisible()
})

test.each([
  ['active', true, ['Active', 'Email verified']],
  ['active', false, ['Active']],
  ['inactive', true, ['Email verified']],
  ['inactive', false, []],
] as const)('an account that is %s, with a verified address: %s', async (status, isverified, tags) => {
  await open({ status, isverified })
  await screen.findByRole('heading', { level: 1 })
  expect(['Active', 'Email verified'].filter((tag) => screen.queryByText(tag))).toEqual(tags)
})

test('the date of joining is formatted in the language', async () => {
  const { unmount } = await open({ createdAt: '2026-11-05T12:00:00.000Z' })
  expect(await screen.findByText('Mentor since November 5, 2026')).toBeVisible()
  unmount()
  await open({ createdAt: '2026-11-05T12:00:00.000Z' }, 'hi')
  expect(await screen.findByText('5 नवंबर 2026 से मेंटर')).toBeVisible()
})

test('social links are shown as text, not as links', async () => {
  await open({ social: ['linkedin.com/in/ravi', 'github.com/<b>ravi</b>'] })
  expect(await screen.findByText('github.com/<b>ravi</b>')).toBeVisible()
  expect(screen.queryByRole('link', { name: /linkedin/ })).toBeNull()
})

test('shows that the account is being restored', async () => {
  const session = { ...signedIn(aMentor()), account: null } as Session
  await renderRoute(mentorArea, '/mentor/profile', { mount: '/mentor', session })
  await untilLoading()
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull()
})

test('links to the form, and signs out', async () => {
  const { user, auth } = await open({})
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    '/mentor/profile/edit',
  )
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(auth.signOut).toHaveBeenCalledTimes(1)
})

test('the deletion dialog of a mentor explains what happens to the courses', async () => {
  const terms = { proof: 'password' as const, isFresh: true, certificates: 0, coursesThatStay: 1 }
  const api = profileApi().answers(getErasureTerms, terms)
  const { user } = await open({})
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(
    await dialog.findByText(/^1 course that people are learning with stays, without your name/),
  ).toBeVisible()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))

  api.answers(getErasureTerms, { ...terms, coursesThatStay: 12 })
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  expect(await screen.findByText(/^12 courses that people are learning with stay/)).toBeVisible()
})

test('a failure to load the account settings does not affect the profile', async () => {
  profileApi()
    .isUnreachable(getSignInState)
    .refuses(getNotificationPreferences, 503, 'unavailable')
    .isUnreachable(getSessions)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await open({})
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1, name: 'Ravi Iyer' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled()
})
