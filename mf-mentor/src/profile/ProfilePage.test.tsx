import { aMentor, profileApi, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { screen, within } from '@testing-library/react'
import mentorArea from '../routes'

beforeEach(() => void profileApi())

const open = (parts: Parameters<typeof aMentor>[0], locale: 'en' | 'hi' = 'en') =>
  renderRoute(mentorArea, '/mentor/profile', { mount: '/mentor', session: signedIn(aMentor(parts)), locale })

test('shows the mentor as the account has it', async () => {
  await open({ email: 'ravi@example.test', mobile: '9876543210', social: ['linkedin.com/in/ravi'] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Ravi Iyer' })).toBeVisible()
  expect(screen.getByText('+91 9876543210')).toBeVisible()
  expect(screen.getByText('8 years')).toBeVisible()
  expect(screen.getByText('linkedin.com/in/ravi')).toBeVisible()
  expect(screen.getByText('Active')).toBeVisible()
})

test('says in Hindi what is not there', async () => {
  await open({ domains: [] }, 'hi')
  expect(await screen.findByText('कोई विषय-क्षेत्र नहीं दिया गया')).toBeVisible()
})

test('shows where the mentor is logged in, and how to change password and address', async () => {
  await open({})
  const security = within(await screen.findByRole('region', { name: 'Security' }))
  expect(await security.findByText('Firefox on Windows')).toBeVisible()
  for (const name of ['Change: Password', 'Change: E-mail address'])
    expect(await security.findByRole('button', { name })).toBeVisible()
})
