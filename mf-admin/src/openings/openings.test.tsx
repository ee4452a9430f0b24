import {
  approveOpening,
  getWaitingOpening,
  listWaitingOpenings,
  rejectOpening,
  type OpeningToDecide,
} from '@mentor-connect/contract/admin/openings'
import { confirmOptions, getOperator } from '@mentor-connect/contract/admin/passkeys'
import { WAITING_LIMIT_HOURS } from '@mentor-connect/contract/admin/waiting'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import admin from '../routes'

const opening: OpeningToDecide = {
  _id: 'o1',
  version: 4,
  kind: 'internship',
  title: 'Internship in a web shop',
  employer: {
    name: 'Sample Shop (example)',
    website: 'https://shop.example.org',
    about: 'A family that sells cloth.',
  },
  description: 'You look after the catalogue.\n\nYou learn how a shop works.',
  workplace: 'hybrid',
  place: 'Bhopal',
  pay: { from: 8_000, to: 12_000, per: 'month', currency: 'INR' },
  skills: ['Pricing'],
  languages: ['hi', 'en'],
  level: 'fresher',
  duration: { count: 3, unit: 'month' },
  startsOn: '2099-02-15',
  seats: 2,
  closesOn: '2099-01-31',
  language: 'en',
  poster: { kind: 'mentor', id: 'ravi', name: 'Ravi Iyer' },
  warnings: ['fee'],
  apply: { way: 'link', url: 'https://shop.example.org/work' },
  questions: ['What have you sold?'],
  updatedAt: '2026-11-20T08:30:00.000Z',
}

const operator = (role: OperatorRole) => ({
  id: 'bina',
  email: 'bina@example.org',
  role,
  passkeyUsedAt: '2026-11-20T08:30:00.000Z',
})

const fakeOpening = (given: OpeningToDecide = opening, role: OperatorRole = 'reviewer') =>
  new FakeApi().answers(getWaitingOpening, given).answers(getOperator, operator(role))

const page = async (locale: 'en' | 'hi' = 'en') => {
  const view = await renderRoute(admin, '/openings/o1', { locale })
  await screen.findByRole('heading', { level: 1 })
  return view
}

const button = (name: string) => screen.getByRole('button', { name })
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

test('the list names what waits and for how long, and a press on a row opens it', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()
  const row = { employer: 'Sample Shop', kind: 'job' as const, poster: { id: 'ravi', name: 'Ravi Iyer' } }
  const limit = WAITING_LIMIT_HOURS.openings
  const rows = [
    { ...row, id: 'o1', title: 'दुकान में काम', waitsSince: ago(limit + 1), warnings: ['fee' as const] },
    { ...row, id: 'o2', title: 'Work in an office', waitsSince: ago(limit - 1), warnings: [] },
  ]
  fakeOpening().answers(listWaitingOpenings, { rows, next: null })
  const { user, router } = await renderRoute(admin, '/openings')
  const table = await screen.findByRole('table', { name: 'Openings' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Opening', 'Employer', 'Kind', 'Posted by', 'Signs of fraud', 'Waiting for'])
  const [, late, recent] = within(table).getAllByRole('row')
  expect(late).toHaveTextContent(/Ravi Iyer.*Seems to ask for money.*3 days.*Overdue/)
  expect(recent).not.toHaveTextContent(/Overdue|money/)
  expect(screen.getByText('दुकान में काम')).toHaveAttribute('lang', 'hi')
  await user.click(within(recent!).getByText('Job'))
  expect(router.state.location.pathname).toBe('/openings/o2')
})

test('an empty list says so, and a failed one is tried again', async () => {
  new FakeApi().isUnreachable(listWaitingOpenings)
  const { user } = await renderRoute(admin, '/openings')
  const again = await screen.findByRole('button', { name: 'Try again' })
  new FakeApi().answers(listWaitingOpenings, { rows: [], next: null })
  await user.click(again)
  expect(await screen.findByText('No openings waiting')).toBeVisible()
})

test('the page shows all that learners would see, and the warnings first', async () => {
  fakeOpening()
  await page()
  const warnings = screen.getByText('Seems to ask for money')
  const description = screen.getByText(/You look after the catalogue/)
  expect(warnings.compareDocumentPosition(description)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(fact('Pay')).toHaveTextContent(/₹8,000.*₹12,000 per month/)
  expect(fact('Place')).toHaveTextContent('Bhopal · Partly from home')
  expect(fact('Last day to apply')).toHaveTextContent('January 31, 2099')
  expect(fact('First day of work')).toHaveTextContent('February 15, 2099')
  expect(fact('Duration')).toHaveTextContent('3 months')
  expect(fact('Experience')).toHaveTextContent('No experience needed')
  expect(fact('People wanted')).toHaveTextContent('2')
  expect(fact('Languages')).toHaveTextContent('Hindi, English')
  expect(fact('Skills')).toHaveTextContent('Pricing')
  expect(fact('About the employer')).toHaveTextContent('A family that sells cloth.')
  expect(fact('Questions to applicants')).toHaveTextContent('What have you sold?')
  expect(screen.getByText(/everybody sees it at once, and later ones/)).toBeVisible()
  const link = screen.getByRole('link', { name: 'https://shop.example.org/work' })
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
})

test.each([
  ['owner', '/people/mentor/ravi'],
  ['reviewer', '/applications/ravi'],
] as const)('the poster leads a %s to a page that this role may open', async (role, href) => {
  fakeOpening(opening, role)
  await page()
  expect(await screen.findByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute('href', href)
})

test('the texts of a Hindi opening are marked as Hindi', async () => {
  fakeOpening({
    ...opening,
    title: 'दुकान में काम',
    description: 'आप सूची सँभालेंगे।',
    questions: ['आपने क्या बेचा है?'],
    language: 'hi',
  })
  await page()
  for (const text of ['दुकान में काम', 'आप सूची सँभालेंगे।', 'आपने क्या बेचा है?'])
    expect(screen.getByText(text)).toHaveAttribute('lang', 'hi')
  expect(screen.getByText('A family that sells cloth.')).toHaveAttribute('lang', 'en')
})

test('an approval is confirmed first, and names the version that was read', async () => {
  const api = fakeOpening().answers(approveOpening, { id: 'o1' })
  const { user } = await page()
  await user.click(button('Approve'))
  expect(screen.getByRole('dialog', { name: 'Approve this opening?' })).toBeVisible()
  await user.click(inDialog('Back'))
  await user.click(button('Approve'))
  expect(api.received(approveOpening)).toEqual([])
  await user.click(inDialog('Approve and show'))
  expect(await screen.findByText(/approved and shown to everybody/)).toBeVisible()
  expect(api.received(approveOpening)).toMatchObject([{ params: { id: 'o1' }, body: { version: 4 } }])
  expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument()
})

test('a rejection needs a reason, which is shown before it is sent', async () => {
  const api = fakeOpening().answers(rejectOpening, { id: 'o1' })
  const { user } = await page()
  await user.click(button('Reject'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText(/^Reason for a rejection/), 'Remove the fee.')
  await user.click(button('Reject'))
  expect(screen.getByRole('dialog')).toHaveTextContent('Remove the fee.')
  await user.click(inDialog('Reject and send the reason'))
  expect(await screen.findByText(/The opening is rejected/)).toBeVisible()
  expect(api.received(rejectOpening)).toMatchObject([{ body: { version: 4, reason: 'Remove the fee.' } }])
})

test('a decision asks for a passkey if the last check is too old', async () => {
  const api = fakeOpening()
    .refuses(approveOpening, 401, 'unauthenticated', undefined, { reason: 'passkey_needed' })
    .answers(confirmOptions, { options: {} })
  const { user } = await page()
  await user.click(button('Approve'))
  await user.click(inDialog('Approve and show'))
  expect(await screen.findByText(/cannot use passkeys/)).toBeVisible()
  expect(api.received(confirmOptions)).toHaveLength(1)
})

test('the mentor was faster: the page says so and shows the new text, and keeps the reason', async () => {
  const api = fakeOpening().refuses(rejectOpening, 409, 'edit_conflict', undefined, {
    reason: 'state_changed',
  })
  const { user } = await page()
  await user.type(screen.getByLabelText(/^Reason for a rejection/), 'Remove the fee.')
  await user.click(button('Reject'))
  api.answers(getWaitingOpening, { ...opening, version: 5, description: 'Nothing has to be paid.' })
  await user.click(inDialog('Reject and send the reason'))
  expect(await screen.findByText('Nothing has to be paid.')).toBeVisible()
  expect(screen.getByText(/Someone else was faster/)).toBeVisible()
  expect(screen.getByLabelText(/^Reason for a rejection/)).toHaveValue('Remove the fee.')
})

test('another operator was faster: the page says that nothing waits any more', async () => {
  const api = fakeOpening().refuses(approveOpening, 409, 'edit_conflict', undefined, {
    reason: 'state_changed',
  })
  const { user } = await page()
  await user.click(button('Approve'))
  api.refuses(getWaitingOpening, 404, 'not_found')
  await user.click(inDialog('Approve and show'))
  const title = 'This opening is not waiting for a decision'
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(/Someone else was faster/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Openings' })).toHaveAttribute('href', '/openings')
})

test('an operator who reads Hindi decides in Hindi', async () => {
  const api = fakeOpening().answers(approveOpening, { id: 'o1' })
  const { user } = await page('hi')
  await user.click(button('स्वीकार करें'))
  await user.click(inDialog('स्वीकार करें और दिखाएँ'))
  expect(await screen.findByText(/अवसर स्वीकार हो गया है/)).toBeVisible()
  expect(api.received(approveOpening)).toHaveLength(1)
})
