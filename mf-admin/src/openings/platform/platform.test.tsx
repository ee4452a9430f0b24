import { getOperator } from '@mentor-connect/contract/admin/passkeys'
import {
  closePlatformOpening,
  duplicatePlatformOpening,
  getPlatformOpening,
  listPlatformOpenings,
  publishPlatformOpening,
  renewPlatformOpening,
  savePlatformOpening,
  type PlatformOpeningDetails,
} from '@mentor-connect/contract/admin/platformOpenings'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { lastDay } from '@mentor-connect/ui/opening-form'
import admin from '../../routes'

const opening: PlatformOpeningDetails = {
  _id: 'p1',
  version: 3,
  kind: 'job',
  title: 'Web developer',
  employer: { name: 'Neel Studio (example)' },
  description: 'You build pages.',
  workplace: 'on-site',
  place: 'Indore',
  pay: null,
  skills: [],
  languages: [],
  level: 'fresher',
  hours: 'part',
  seats: 1,
  closesOn: '2099-01-31',
  language: 'en',
  poster: { kind: 'platform' },
  warnings: [],
  apply: { way: 'link', url: 'https://neel.example.org/apply' },
  questions: [],
  updatedAt: '2026-11-20T08:30:00.000Z',
  state: 'open',
  postedAt: '2026-11-20T08:30:00.000Z',
  applications: 0,
  unread: 0,
}
const operator = {
  id: 'bina',
  email: 'bina@example.org',
  role: 'reviewer' as const,
  passkeyUsedAt: '2026-11-20T08:30:00.000Z',
}
const fake = (given: Partial<PlatformOpeningDetails> = {}) =>
  new FakeApi().answers(getOperator, operator).answers(getPlatformOpening, { ...opening, ...given })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const show = async (path: string, locale: 'en' | 'hi' = 'en') => {
  const view = await renderRoute(admin, path, { locale })
  await screen.findByRole('heading', { level: 1 })
  return view
}

test('the list names state and feed, and leads to the record', async () => {
  const row = { employer: 'Neel Studio', kind: 'job' as const, closesOn: '2099-01-31', warnings: [] }
  const more = { updatedAt: opening.updatedAt, isHidden: false }
  new FakeApi().answers(listPlatformOpenings, {
    rows: [
      { ...row, ...more, id: 'p1', title: 'Web developer', state: 'open', feed: 'Jobs of Neel' },
      { ...row, ...more, id: 'p2', title: '', state: 'draft', feed: null },
    ],
    next: null,
  })
  const { user, router } = await show('/openings/platform')
  const [, imported, draft] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(imported).toHaveTextContent(/Web developer.*Jobs of Neel.*Open/)
  expect(draft).toHaveTextContent(/Untitled.*Draft/)
  await user.click(within(draft!).getByText('Draft'))
  expect(router.state.location.pathname).toBe('/openings/platform/p2')
})

test('a new opening is previewed, and published only when it is complete', async () => {
  const api = fake()
    .answers(savePlatformOpening, { ...opening, version: 0 })
    .answers(publishPlatformOpening, opening)
  const { user, router } = await show('/openings/platform/new')
  await user.click(button('Publish'))
  expect(screen.getAllByText('Please fill in this field.').length).toBeGreaterThan(3)
  expect(screen.getByLabelText(/^Title/)).toHaveFocus()
  expect(api.received(savePlatformOpening)).toEqual([])
  await user.type(screen.getByLabelText(/^Title/), 'Web developer')
  await user.type(screen.getByLabelText(/^About the work/), 'Pay a registration fee of 500.')
  await user.type(screen.getByLabelText(/^Address of the page to apply/), 'https://neel.example.org/apply')
  await user.type(screen.getByLabelText(/^Name of the employer/), 'Neel Studio')
  await user.type(screen.getByLabelText(/^City/), 'Indore')
  await user.click(button('Preview'))
  expect(screen.getByText('Seems to ask for money')).toBeVisible()
  await user.click(button('Publish'))
  await screen.findByRole('heading', { level: 1, name: 'Web developer' })
  const [saved] = api.received(savePlatformOpening)
  expect(saved!.body).toMatchObject({ place: 'Indore', apply: { way: 'link' } })
  expect(api.received(publishPlatformOpening)).toMatchObject([{ body: { version: 0 } }])
  expect(router.state.location.pathname).toMatch(/^\/openings\/platform\/[^/]+$/)
})

test('the record shows hours, and is renewed, copied and closed by its version', async () => {
  const api = fake()
    .answers(renewPlatformOpening, opening)
    .answers(closePlatformOpening, { opening })
    .answers(duplicatePlatformOpening, opening)
  const { user, router } = await show('/openings/platform/p1')
  expect(screen.getByText('Part time')).toBeVisible()
  fireEvent.change(screen.getByLabelText('New last day to apply'), { target: { value: lastDay() } })
  await user.click(button('Renew'))
  expect(await screen.findByText('The opening has a new closing day.')).toBeVisible()
  await user.click(button('Close'))
  expect(await screen.findByText('The opening is closed.')).toBeVisible()
  expect(api.received(renewPlatformOpening)).toMatchObject([{ body: { version: 3, closesOn: lastDay() } }])
  expect(api.received(closePlatformOpening)).toMatchObject([{ body: { version: 3 } }])
  await user.click(button('Duplicate'))
  await screen.findByRole('heading', { level: 1, name: 'Edit the opening' })
  expect(router.state.location.pathname).toMatch(/\/edit$/)
})

test('texts of a feed are not changed here, and a change by another operator is reported', async () => {
  fake({ feed: { id: 'f1', name: 'Jobs of Neel' } }).refuses(
    closePlatformOpening,
    409,
    'edit_conflict',
    undefined,
    {
      reason: 'state_changed',
    },
  )
  const { user } = await show('/openings/platform/p1')
  expect(screen.getByRole('link', { name: 'Jobs of Neel' })).toHaveAttribute('href', '/openings/feeds/f1')
  expect(screen.queryByRole('link', { name: 'Edit the opening' })).not.toBeInTheDocument()
  await user.click(button('Close'))
  expect(await screen.findByText(/Someone else was faster/)).toBeVisible()
})

test('the form and the record speak Hindi', async () => {
  fake()
  await show('/openings/platform/p1', 'hi')
  expect(screen.getByText('कुछ घंटों का काम')).toBeVisible()
  expect(button('बंद करें')).toBeVisible()
})
