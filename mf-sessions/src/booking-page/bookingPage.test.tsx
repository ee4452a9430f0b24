import {
  getOwnBookingPage,
  saveBookingPage,
  type OwnBookingPage,
} from '@mentor-connect/contract/mentoring/bookingPage'
import { getAvailability } from '@mentor-connect/contract/mentoring/sessions/availability'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const OFF: OwnBookingPage = { slug: 'ravi-iyer', isOn: false, isListed: false, version: 0, isShown: false }
const ON: OwnBookingPage = { ...OFF, isOn: true, isShown: true, version: 1 }
const KIND = { id: 'talk', title: 'Career talk', minutes: 30, buffer: 15, noticeHours: 12, horizonDays: 30 }
const HOURS = { timeZone: 'Asia/Kolkata', weekly: [], days: [], kinds: [KIND], meetingUrl: '' }

const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, '/mentor/sessions/booking-page', {
    mount: '/mentor/sessions',
    session: signedIn(aMentor()),
    locale,
  })
const withPage = (page: OwnBookingPage) =>
  new FakeApi().answers(getOwnBookingPage, page).answers(getAvailability, HOURS)

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a mentor chooses an address and turns the page on', async () => {
  const api = withPage(OFF).answers(saveBookingPage, { ...ON, slug: 'talk-to-ravi', isListed: true })
  const { user } = await open()
  const slug = await screen.findByLabelText('Name in the address')
  expect(slug).toHaveAccessibleDescription(/\/book\/ravi-iyer$/)
  expect(screen.queryByRole('region', { name: 'Share it' })).toBeNull()
  await user.clear(slug)
  await user.type(slug, 'Talk-to-Ravi')
  await user.click(screen.getByRole('checkbox', { name: /^Search engines/ }))
  const button = screen.getByRole('button', { name: 'Turn the page on' })
  await user.click(button)
  const share = within(await screen.findByRole('region', { name: 'Share it' }))
  expect(api.received(saveBookingPage)[0]?.body).toEqual({
    slug: 'talk-to-ravi',
    isOn: true,
    isListed: true,
    version: 0,
  })
  expect(button).toHaveFocus()
  expect(share.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/book/talk-to-ravi')
  expect(share.getByLabelText('Address of the page')).toHaveDisplayValue(/\/book\/talk-to-ravi$/)
  expect(share.getByLabelText(/^Button for another site/)).toHaveDisplayValue(
    /^<a href="[^"]+\/book\/talk-to-ravi"[^>]*>Book a session with me<\/a>$/,
  )
})

test.each([
  ['as', /^Use 3 to 40 small Latin letters/],
  ['admin', /^This name is reserved/],
])('the name “%s” is refused next to its field, and nothing is sent', async (name, text) => {
  const api = withPage(OFF)
  const { user } = await open()
  const slug = await screen.findByLabelText('Name in the address')
  await user.clear(slug)
  await user.type(slug, name)
  await user.click(screen.getByRole('button', { name: 'Turn the page on' }))
  expect(screen.getByText(text)).toBeVisible()
  expect(slug).toHaveFocus()
  expect(api.received(saveBookingPage)).toEqual([])
})

test('a name that another page has is said next to its field', async () => {
  withPage(OFF).refuses(saveBookingPage, 400, 'invalid_input', { slug: 'This name is taken.' })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Turn the page on' }))
  expect(await screen.findByText('This name is taken. Choose another one.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Name in the address')).toHaveFocus())
})

test('the page is turned off after a question, with the address that is stored', async () => {
  const api = withPage(ON).answers(saveBookingPage, { ...ON, isOn: false, isShown: false, version: 2 })
  const { user } = await open()
  await user.type(await screen.findByLabelText('Name in the address'), '-2')
  expect(screen.getByText(/former address leads to the new one/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Turn the page off' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Turn your booking page off?' }))
  await user.click(dialog.getByRole('button', { name: 'Turn it off' }))
  expect(await screen.findByText('The page is off: nobody else can see it.')).toBeVisible()
  expect(api.received(saveBookingPage)[0]?.body).toMatchObject({ slug: 'ravi-iyer', isOn: false, version: 1 })
  expect(screen.getByRole('heading', { name: 'Address and visibility' })).toHaveFocus()
})

test('a change in another tab is said, and what is stored can be loaded', async () => {
  const api = withPage(ON).refuses(saveBookingPage, 409, 'edit_conflict')
  const { user } = await open()
  await user.type(await screen.findByLabelText('Name in the address'), '-2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  api.answers(getOwnBookingPage, { ...ON, slug: 'ravi', version: 5 })
  await user.click(await screen.findByRole('button', { name: 'Load what is saved' }))
  await waitFor(() => expect(screen.getByLabelText('Name in the address')).toHaveValue('ravi'))
  expect(screen.queryByText('The page was changed in another tab.')).toBeNull()
})

test('says why others do not see a page that is on', async () => {
  withPage({ ...ON, isShown: false })
  await open()
  expect(await screen.findByText(/others cannot see it now/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'To your places' })).toBeVisible()
})

test.each([
  ['en', 'What visitors see', '30 minutes'],
  ['hi', 'लोगों को क्या दिखता है', '30 मिनट'],
] as const)('the preview shows what can be booked, in %s', async (locale, title, minutes) => {
  withPage(OFF)
  await open(locale)
  const preview = within(await screen.findByRole('region', { name: title }))
  expect(await preview.findByText('Career talk')).toBeVisible()
  expect(preview.getByText(new RegExp(minutes))).toBeVisible()
})

test('without a kind of session the preview leads to the hours', async () => {
  withPage(OFF).answers(getAvailability, { ...HOURS, kinds: [] })
  await open()
  expect(await screen.findByRole('link', { name: 'To your hours' })).toHaveAttribute(
    'href',
    '/mentor/sessions/hours',
  )
})

test('can be loaded again after a failure', async () => {
  const api = new FakeApi().isUnreachable(getOwnBookingPage).answers(getAvailability, HOURS)
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getOwnBookingPage, OFF)
  await user.click(again)
  expect(await screen.findByLabelText('Name in the address')).toBeVisible()
})

test('the preview shows the mentor as the page does: with the headline', async () => {
  withPage(ON)
  const session = signedIn(aMentor({ headline: 'Ship a small app, then a better one' }))
  await renderRoute(routes, '/mentor/sessions/booking-page', { mount: '/mentor/sessions', session })
  const preview = within(await screen.findByRole('region', { name: 'What visitors see' }))
  expect(await preview.findByText('Ship a small app, then a better one')).toBeVisible()
  expect(preview.queryByText('Web development')).toBeNull()
})
