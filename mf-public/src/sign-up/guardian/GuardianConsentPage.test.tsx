import {
  findGuardianRequest,
  giveGuardianConsent,
  withdrawGuardianConsent,
  type GuardianRequest,
} from '@mentor-connect/contract/trust/age'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import routes from '../../routes'

const ASKED: GuardianRequest = { learnerName: 'Asha Verma', state: 'asked' }
const open = () => renderRoute(routes, '/guardian-consent#token-1')
const button = (name: string) => screen.getByRole('button', { name })

test('a guardian reads what it is about, agrees by name, and hears what happens next', async () => {
  const api = new FakeApi()
    .answers(findGuardianRequest, ASKED)
    .answers(giveGuardianConsent, { ...ASKED, state: 'given', guardianName: 'Meera Verma' })
  const { user } = await open()
  expect(await screen.findByText(/^Asha Verma is learning on Mentor-Connect, is under 18/)).toBeVisible()
  await user.click(button('I agree'))
  expect(await screen.findByText('Enter your name, at most 80 characters.')).toBeVisible()
  expect(api.received(giveGuardianConsent)).toHaveLength(0)

  await user.type(screen.getByLabelText('Your full name'), ' Meera Verma ')
  await user.selectOptions(screen.getByLabelText('You are'), 'A legal guardian')
  await user.click(button('I agree'))
  expect(await screen.findByText(/Our team now checks your consent/)).toBeVisible()
  expect(api.received(giveGuardianConsent)[0]?.body).toEqual({
    token: 'token-1',
    name: 'Meera Verma',
    relation: 'legal_guardian',
  })
  expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument()
})

test('a consent that holds can be withdrawn, and given again', async () => {
  const api = new FakeApi()
    .answers(findGuardianRequest, { ...ASKED, state: 'verified', guardianName: 'Meera Verma' })
    .answers(withdrawGuardianConsent, { ...ASKED, state: 'withdrawn', guardianName: 'Meera Verma' })
  const { user } = await open()
  expect(await screen.findByText('Your consent is valid. Chat is open to Asha Verma.')).toBeVisible()
  await user.click(button('Withdraw consent'))
  expect(await screen.findByText('There is no consent. Chat is closed to Asha Verma.')).toBeVisible()
  expect(api.received(withdrawGuardianConsent)[0]?.body).toEqual({ token: 'token-1' })
  expect(button('I agree')).toBeVisible()
})

test('a withdrawal that does not arrive says so and can be repeated', async () => {
  new FakeApi()
    .answers(findGuardianRequest, { ...ASKED, state: 'verified' })
    .refuses(withdrawGuardianConsent, 500, 'internal')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Withdraw consent' }))
  expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  expect(button('Withdraw consent')).toBeEnabled()
})

test('a link that was replaced while the guardian was reading says so', async () => {
  new FakeApi().answers(findGuardianRequest, ASKED).refuses(giveGuardianConsent, 404, 'not_found')
  const { user } = await open()
  await user.type(await screen.findByLabelText('Your full name'), 'Meera Verma')
  await user.click(button('I agree'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works')
})

test.each(['/guardian-consent#dead', '/guardian-consent'])('%s says that the link is dead', async (path) => {
  new FakeApi().refuses(findGuardianRequest, 404, 'not_found')
  await renderRoute(routes, path)
  expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works')
})
