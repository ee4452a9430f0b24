import { BIRTH_YEAR_KNOWN, setBirthYear } from '@mentor-connect/contract/trust/age'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import { messages } from '../messages'
import { AgeQuestion } from './AgeQuestion'

const AGE = { birthYear: 1998, ask: false, guardianConsent: null }
const show = (place: 'dashboard' | 'profile') =>
  renderRoute(
    defineRoutes({
      messages,
      routes: [{ id: 'age', index: true, element: <AgeQuestion learnerId="asha" place={place} /> }],
    }),
    '/',
  )
const press = (user: Awaited<ReturnType<typeof show>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }))

test('a year is checked, sent, and thanked for; the focus stays in the card', async () => {
  const api = new FakeApi().answers(setBirthYear, AGE)
  const { user } = await show('dashboard')
  await user.type(await screen.findByLabelText('Year of birth'), '98')
  await press(user, 'Save')
  expect(await screen.findByText(/^Enter a year from 1900 to /)).toBeVisible()
  expect(api.received(setBirthYear)).toHaveLength(0)
  await user.clear(screen.getByLabelText('Year of birth'))
  await user.type(screen.getByLabelText('Year of birth'), '१९९८')
  await press(user, 'Save')
  expect(await screen.findByText('Thank you.')).toHaveFocus()
  expect(api.received(setBirthYear)[0]?.body).toEqual({ userId: 'asha', birthYear: 1998 })
})

test('on the dashboard a learner may put it off, which is kept', async () => {
  const api = new FakeApi().answers(setBirthYear, { ...AGE, birthYear: null })
  const { user } = await show('dashboard')
  await screen.findByLabelText('Year of birth')
  await press(user, 'Not now')
  expect(await screen.findByText('Thank you.')).toBeVisible()
  expect(api.received(setBirthYear)[0]?.body).toEqual({ userId: 'asha', birthYear: null })
})

test('an answer that does not arrive leaves the question', async () => {
  new FakeApi().refuses(setBirthYear, 403, 'forbidden', undefined, { reason: BIRTH_YEAR_KNOWN })
  const { user } = await show('profile')
  expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument()
  await user.type(await screen.findByLabelText('Year of birth'), '1998')
  await press(user, 'Save')
  expect(await screen.findByText(/We know your year of birth already/)).toBeVisible()
  expect(screen.getByLabelText('Year of birth')).toHaveValue('1998')
})
