import { askGuardian, getOwnAge, type GuardianConsent, type OwnAge } from '@mentor-connect/contract/trust/age'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import { messages } from '../../messages'
import { GuardianPane } from './GuardianPane'

const ageWith = (guardianConsent: GuardianConsent): OwnAge => ({
  birthYear: 2011,
  ask: false,
  guardianConsent,
})
const ASKED: GuardianConsent = { state: 'asked', guardianEmail: 'meera@example.test' }
const routes = defineRoutes({
  messages,
  routes: [{ id: 'guardian', index: true, element: <GuardianPane learnerId="asha" /> }],
})
const show = () => renderRoute(routes, '/')
const FIELD = 'Email address of your parent or guardian'

test('a minor reads why chat is closed, and asks a guardian', async () => {
  const api = new FakeApi()
    .answers(getOwnAge, ageWith({ state: 'none' }))
    .answers(askGuardian, ageWith(ASKED))
  const { user } = await show()
  await user.type(await screen.findByLabelText(FIELD), 'meera')
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText('Enter a valid email address.')).toBeVisible()
  await user.type(screen.getByLabelText(FIELD), '@example.test ')
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText(/We have written to meera@example.test/)).toBeVisible()
  expect(api.received(askGuardian).map(({ body }) => body)).toEqual([
    { userId: 'asha', guardianEmail: 'meera@example.test' },
  ])
  expect(screen.getByRole('button', { name: 'Send it again or to another address' })).toBeVisible()
})

test('the own address is refused at the field', async () => {
  new FakeApi()
    .answers(getOwnAge, ageWith({ state: 'none' }))
    .refuses(askGuardian, 400, 'invalid_input', { guardianEmail: 'Another one.' })
  const { user } = await show()
  await user.type(await screen.findByLabelText(FIELD), 'asha@example.test')
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText(/not your own/)).toBeVisible()
  expect(screen.getByLabelText(FIELD)).toHaveValue('asha@example.test')
})

test.each<[GuardianConsent['state'], RegExp, boolean]>([
  ['given', /Our team now checks this/, false],
  ['refused', /could not verify the consent/, true],
  ['withdrawn', /no consent at the moment/, true],
  ['verified', /Chat is open to you/, false],
])('%s: says so', async (state, text, mayAsk) => {
  new FakeApi().answers(getOwnAge, ageWith({ ...ASKED, state }))
  await show()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryAllByLabelText(FIELD)).toHaveLength(mayAsk ? 1 : 0)
  expect(screen.queryAllByRole('button', { name: 'Open chat' })).toHaveLength(state === 'verified' ? 1 : 0)
})
