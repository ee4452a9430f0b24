import { ApiFailure } from '@mentor-connect/api'
import { BIRTH_YEAR_NEEDED, getOwnAge, setBirthYear, type OwnAge } from '@mentor-connect/contract/trust/age'
import { FakeApi } from '@mentor-connect/testing'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { useAgeQuestion } from './useAgeQuestion'

const UNKNOWN: OwnAge = { birthYear: null, ask: false, beforeContact: 'ask', guardianConsent: null }
const ADULT: OwnAge = { birthYear: 1998, ask: false, guardianConsent: null }
const MINOR: OwnAge = { birthYear: 2012, ask: false, guardianConsent: { state: 'none' } }

const contact = jest.fn()
beforeEach(() => {
  contact.mockReset().mockResolvedValue('sent')
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

function Sending({ learnerId }: { learnerId?: string }) {
  const { afterAge, ageDialog } = useAgeQuestion(learnerId)
  return (
    <>
      <button onClick={() => void afterAge(contact)}>Send</button>
      {ageDialog}
    </>
  )
}

async function send(learnerId: string | undefined = 'asha', locale: 'en' | 'hi' = 'en') {
  const { user } = await renderUi(
    <MemoryRouter>
      <Sending learnerId={learnerId} />
    </MemoryRouter>,
    locale,
  )
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, press }
}

test('nothing is asked of a learner whose year is known', async () => {
  new FakeApi().answers(getOwnAge, ADULT)
  await send()
  await waitFor(() => expect(contact).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the year is asked, and the contact goes on after it', async () => {
  const api = new FakeApi().answers(getOwnAge, UNKNOWN).answers(setBirthYear, ADULT)
  const { user, press } = await send()
  expect(await screen.findByRole('dialog', { name: 'In which year were you born?' })).toBeVisible()
  expect(contact).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Year of birth'), '१९९८')
  await press('Save')
  await waitFor(() => expect(contact).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
  expect(api.received(setBirthYear)[0]?.body).toEqual({ userId: 'asha', birthYear: 1998 })
})

test('it may be put off, even if that cannot be saved', async () => {
  const api = new FakeApi().answers(getOwnAge, UNKNOWN).refuses(setBirthYear, 503, 'unavailable')
  await send('asha', 'hi')
  expect(await screen.findByText(/मेंटर इसे नहीं देखते/)).toBeVisible()
  screen.getByRole('button', { name: 'अभी नहीं' }).click()
  await waitFor(() => expect(contact).toHaveBeenCalledTimes(1))
  expect(api.received(setBirthYear)[0]?.body).toEqual({
    userId: 'asha',
    birthYear: null,
    beforeContact: true,
  })
})

test('a minor reads what comes first, and nothing is sent', async () => {
  new FakeApi().answers(getOwnAge, UNKNOWN).answers(setBirthYear, MINOR)
  const { user, press } = await send()
  await user.type(await screen.findByLabelText('Year of birth'), '2012')
  await press('Save')
  expect(await screen.findByText(/we ask a parent or guardian/)).toHaveFocus()
  expect(screen.getByRole('dialog', { name: 'A parent or guardian has to agree first' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask for consent' })).toHaveAttribute('href', '/user/chat')
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(contact).not.toHaveBeenCalled()
})

test('where it is required it cannot be put off, only cancelled', async () => {
  new FakeApi().answers(getOwnAge, { ...UNKNOWN, beforeContact: 'require' })
  const { press } = await send()
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(contact).not.toHaveBeenCalled()
})

test('a refusal of the server becomes the question', async () => {
  new FakeApi().refuses(getOwnAge, 503, 'unavailable').answers(setBirthYear, ADULT)
  contact.mockRejectedValueOnce(new ApiFailure(403, 'forbidden', '', {}, BIRTH_YEAR_NEEDED))
  const { user, press } = await send()
  await user.type(await screen.findByLabelText('Year of birth'), '1998')
  await press('Save')
  await waitFor(() => expect(contact).toHaveBeenCalledTimes(2))
})

test('mentors are not asked', async () => {
  const api = new FakeApi()
  const { user } = await renderUi(<Sending />)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(contact).toHaveBeenCalledTimes(1))
  expect(api.received(getOwnAge)).toEqual([])
})
