import {
  closeOpening,
  duplicateOpening,
  getApplicants,
  getOwnOpening,
  getOwnOpenings,
  pauseOpening,
  postOpening,
  publishOpening,
  renewOpening,
} from '@mentor-connect/contract/work/posting'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { lastDay, today } from '@mentor-connect/ui/opening-form'
import routes from '../mentorOpenings'
import { anOwnOpening, pageOf } from '../opening-facts/testing/anOpening'

const open = (address = '', locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/mentor/openings${address}`, {
    mount: '/mentor/openings',
    locale,
    session: signedIn(aMentor()),
  })
const NOBODY = { applicants: [], counts: [], pagination: pageOf([]) }
const own = (parts: Parameters<typeof anOwnOpening>[0] = {}) =>
  new FakeApi().answers(getOwnOpening, anOwnOpening(parts)).answers(getApplicants, NOBODY)

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['en', 'Open', '2 applications', '1 unread'],
  ['hi', 'खुला', '2 आवेदन', '1 बिना पढ़ा'],
] as const)('own openings are listed with their state and counts, in %s', async (locale, ...texts) => {
  new FakeApi().answers(getOwnOpenings, {
    openings: [anOwnOpening()],
    counts: [{ state: 'open', count: 1 }],
    pagination: pageOf([1]),
  })
  await open('', locale)
  const entry = within((await screen.findByRole('link', { name: 'Internship in a web shop' })).closest('li')!)
  for (const text of texts) expect(entry.getByText(text)).toBeVisible()
})

test('they are filtered by state, in the URL', async () => {
  const api = new FakeApi().answers(getOwnOpenings, {
    openings: [anOwnOpening()],
    counts: [
      { state: 'open', count: 1 },
      { state: 'draft', count: 4 },
    ],
    pagination: pageOf([1]),
  })
  const { user, router } = await open()
  await user.click(await screen.findByRole('button', { name: 'Draft (4)' }))
  expect(router.state.location.search).toBe('?state=draft')
  await waitFor(() => expect(api.received(getOwnOpenings).at(-1)?.query).toEqual({ state: 'draft', page: 1 }))
})

test('a mentor without openings is told how it begins', async () => {
  new FakeApi().answers(getOwnOpenings, { openings: [], counts: [], pagination: pageOf([]) })
  await open()
  expect(await screen.findByText(/our team reads the first one/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'New opening' })).toHaveAttribute('href', '/mentor/openings/new')
})

describe('the form', () => {
  test('saves an incomplete draft', async () => {
    const api = own({ state: 'draft', postedAt: undefined }).answers(
      postOpening,
      anOwnOpening({ state: 'draft', version: 0 }),
    )
    const { user, router } = await open('/new')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Baker')
    await user.click(screen.getByRole('button', { name: 'Save as a draft' }))
    await waitFor(() => expect(router.state.location.pathname).not.toContain('new'))
    const [sent] = api.received(postOpening)
    expect(sent?.body).toMatchObject({ title: 'Baker', description: '', pay: null, seats: 1 })
    expect(sent?.body).not.toHaveProperty('version')
  })

  test('publishes a complete opening only; the first missing field gets the focus', async () => {
    const api = own({ state: 'waiting' })
      .answers(postOpening, anOwnOpening({ state: 'draft', version: 0 }))
      .answers(publishOpening, anOwnOpening({ state: 'waiting', version: 1 }))
    const { user, router } = await open('/new')
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    expect(api.received(postOpening)).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Baker')
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'You bake bread.')
    await user.type(screen.getByRole('textbox', { name: 'Name of the employer' }), 'Sample Bakery (example)')
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Bhopal')
    await user.type(screen.getByRole('textbox', { name: 'From (₹)' }), '9000')
    await user.click(screen.getByRole('button', { name: 'Hindi' }))
    await user.click(screen.getByRole('button', { name: 'Add a question' }))
    expect(screen.getByRole('textbox', { name: 'Question 1' })).toHaveFocus()
    await user.keyboard('Why us?')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(router.state.location.pathname).not.toContain('new'))
    expect(api.received(postOpening)[0]?.body).toMatchObject({
      employer: { name: 'Sample Bakery (example)' },
      place: 'Bhopal',
      pay: { from: 9000, per: 'month', currency: 'INR' },
      languages: ['hi'],
      questions: ['Why us?'],
    })
    expect(api.received(publishOpening)[0]?.body).toEqual({ version: 0 })
  })

  test('a closing day that is over is refused at its field', async () => {
    own({ closesOn: daysAfter(today(), 10) })
    const { user } = await open('/o1/edit')
    const day = await screen.findByLabelText('Last day to apply')
    fireEvent.change(day, { target: { value: daysAfter(lastDay(), 1) } })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Choose a day from today to 180 days/)).toBeVisible()
    expect(day).toHaveFocus()
  })

  test('the preview shows it as learners see it, with the warnings', async () => {
    own({ description: 'Please pay a registration fee of 500 rupees.', state: 'draft' })
    const { user } = await open('/o1/edit')
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    expect(screen.getByText('This is how learners see the opening.')).toBeVisible()
    expect(screen.getByText('₹8,000–₹12,000 per month')).toBeVisible()
    expect(screen.getByText(/Honest employers take no fee/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Internship in a web shop')
  })

  test('changes that come too late are not lost', async () => {
    own({ closesOn: daysAfter(today(), 10) }).refuses(postOpening, 409, 'edit_conflict')
    const { user } = await open('/o1/edit')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/was changed in the meantime/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Internship in a web shop!')
  })
})

describe('the page of an own opening', () => {
  test('an open one is paused and published again', async () => {
    const api = own()
      .answers(pauseOpening, anOwnOpening({ state: 'paused', version: 4 }))
      .answers(publishOpening, anOwnOpening({ version: 5 }))
    const { user } = await open('/o1')
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    expect(await screen.findByText(/Nobody sees this opening now/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText(/Everybody sees this opening/)).toBeVisible()
    expect(api.received(publishOpening)[0]?.body).toEqual({ version: 4 })
  })

  test('a closed one gets a new closing day', async () => {
    const api = own({ state: 'closed' }).answers(renewOpening, anOwnOpening({ version: 4 }))
    const { user } = await open('/o1')
    await user.click(await screen.findByRole('button', { name: 'New closing date' }))
    const day = await screen.findByLabelText('Last day to apply')
    fireEvent.change(day, { target: { value: '2020-01-01' } })
    await user.click(screen.getByRole('button', { name: 'Save the date' }))
    expect(screen.getByText(/Choose a day from today/)).toBeVisible()
    fireEvent.change(day, { target: { value: lastDay() } })
    await user.click(screen.getByRole('button', { name: 'Save the date' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.received(renewOpening)[0]?.body).toEqual({ version: 3, closesOn: lastDay() })
  })

  test('one is closed after a question; a draft is deleted', async () => {
    own().answers(closeOpening, { opening: anOwnOpening({ state: 'closed', version: 4 }) })
    const { user, unmount } = await open('/o1')
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Close this opening?' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText(/takes no more applications/)).toBeVisible()
    unmount()
    own({ state: 'draft', postedAt: undefined }).answers(closeOpening, {})
    const draft = await open('/o1')
    await draft.user.click(await screen.findByRole('button', { name: 'Delete the draft' }))
    await draft.user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(draft.router.state.location.pathname).toBe('/mentor/openings'))
  })

  test('a copy opens in the form', async () => {
    own().answers(duplicateOpening, anOwnOpening({ _id: 'o2', state: 'draft', version: 0 }))
    const { user, router } = await open('/o1')
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/openings/o2/edit'))
  })

  test('a rejected one says why', async () => {
    own({ state: 'rejected', rejection: 'It asks for money.' })
    await open('/o1')
    expect(await screen.findByText('Reason: It asks for money.')).toBeVisible()
  })

  test.each([
    ['edit_conflict', 409, /was changed in the meantime/],
    ['invalid_input', 400, /Something is missing/],
    ['openings_max', 409, /as many openings as possible/],
  ] as const)('an action that is refused with %s says why', async (code, status, text) => {
    own({ state: 'draft', postedAt: undefined }).refuses(publishOpening, status, code)
    const { user } = await open('/o1')
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('an opening of somebody else does not exist', async () => {
    new FakeApi().refuses(getOwnOpening, 404, 'not_found')
    await open('/o9')
    expect(await screen.findByText('This opening was not found')).toBeVisible()
  })
})
