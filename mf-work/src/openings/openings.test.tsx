import { REMOVED } from '@mentor-connect/contract/api/wire'
import {
  getOpening,
  getOpeningFit,
  listOpenings,
  saveOpening,
  unsaveOpening,
  type OpeningFit,
  type OpeningSummary,
} from '@mentor-connect/contract/work/openings'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import inside from '../learnerOpenings'
import { anOpening, anOpeningSummary, pageOf } from '../opening-facts/testing/anOpening'
import routes from '../openings'

const KINDS = [
  { kind: 'job', count: 3 },
  { kind: 'internship', count: 1 },
] as const
const found = (openings: OpeningSummary[], totalPages = 1) => ({
  openings,
  pagination: pageOf(openings, totalPages),
  kinds: [...KINDS],
})
const open = (address: string, locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/openings${address}`, { mount: '/openings', locale })
const openInside = (address: string, locale: 'en' | 'hi' = 'en') =>
  renderRoute(inside, `/user/openings${address}`, {
    mount: '/user/openings',
    locale,
    session: signedIn(aLearner()),
  })
const fit = (parts: Partial<OpeningFit> = {}): OpeningFit => ({ reasons: [], ...parts })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['en', 'Openings', '₹8,000–₹12,000 per month', 'Bhopal · Partly from home', 'Apply by January 31, 2099'],
  ['hi', 'अवसर', '₹8,000–₹12,000 प्रति माह', 'भोपाल · कुछ दिन घर से', '31 जनवरी 2099 तक आवेदन करें'],
] as const)(
  'a card says what, where, for how much and until when, in %s',
  async (locale, title, ...facts) => {
    new FakeApi().answers(listOpenings, found([anOpeningSummary()]))
    await open('', locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    const link = await screen.findByRole('link', { name: 'Internship in a web shop' })
    expect(link).toHaveAttribute('href', '/openings/o1')
    expect(link).toHaveAttribute('lang', 'en')
    for (const fact of facts) expect(link.closest('li')).toHaveTextContent(fact)
  },
)

test('numbers are lower bounds if not all openings were looked at', async () => {
  const kinds = [
    { kind: 'job' as const, count: 0 },
    { kind: 'internship' as const, count: 1234 },
    { kind: 'volunteering' as const, count: 47 },
  ]
  const long = found([anOpeningSummary()])
  new FakeApi().answers(listOpenings, {
    ...long,
    kinds,
    hasMore: true,
    pagination: { ...long.pagination, totalItems: 1281 },
  })
  await open('')
  expect(await screen.findByRole('button', { name: 'Internships (1,000+)' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Volunteering (40+)' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Jobs' })).toBeVisible()
  expect(screen.getByText('1,000+ openings')).toBeVisible()
})

test.each([
  ['nothing is stated', null, 'Pay not stated'],
  ['it is unpaid', { from: 0, per: 'month', currency: 'INR' }, 'Unpaid'],
  ['there is one amount', { from: 500, per: 'day', currency: 'INR' }, '₹500 per day'],
] as const)('the pay is said if %s', async (_, pay, text) => {
  new FakeApi().answers(listOpenings, found([anOpeningSummary({ pay })]))
  await open('')
  expect(await screen.findByText(text)).toBeVisible()
})

test('filters, kind and order are in the URL and lead to the first page', async () => {
  const api = new FakeApi().answers(
    listOpenings,
    found([anOpeningSummary(), anOpeningSummary({ _id: 'o2' })], 3),
  )
  const { user, router } = await open('?page=2')
  const button = await screen.findByRole('button', { name: 'Filter' })
  await user.click(button)
  const panel = within(screen.getByRole('group', { name: 'Filters' }))
  await user.selectOptions(panel.getByRole('combobox', { name: 'Workplace' }), 'From home')
  await user.selectOptions(panel.getByRole('combobox', { name: 'Pay for a month' }), 'From ₹10,000')
  await user.click(screen.getByRole('button', { name: 'Jobs (3)' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Closing soon')
  expect(new URLSearchParams(router.state.location.search)).toEqual(
    new URLSearchParams('kind=job&workplace=remote&pay=10000&sort=closing'),
  )
  await waitFor(() =>
    expect(api.received(listOpenings).at(-1)?.query).toEqual({
      page: 1,
      limit: 12,
      kind: 'job',
      workplace: 'remote',
      payFrom: 10_000,
      sort: 'closing',
    }),
  )
  expect(button).toHaveAccessibleName('Filter 2 active')
  await user.click(screen.getByRole('button', { name: 'Remove filter: From home' }))
  expect(router.state.location.search).not.toContain('workplace')
  expect(button).toHaveFocus()
})

test('invalid values in the URL are ignored', async () => {
  const api = new FakeApi().answers(listOpenings, found([anOpeningSummary()]))
  await open('?kind=theft&pay=7&language=xx&days=2&sort=relevance&page=0')
  await screen.findByRole('link', { name: 'Internship in a web shop' })
  expect(api.received(listOpenings)[0]?.query).toEqual({ page: 1, limit: 12 })
})

test('if nothing is found, it says how many there are without each filter', async () => {
  new FakeApi().answers(listOpenings, ({ query }) => {
    const openings = query['place'] && query['workplace'] ? [] : [anOpeningSummary()]
    return { ...found(openings), pagination: { ...pageOf(openings), totalItems: openings.length * 7 } }
  })
  const { user, router } = await open('?place=Leh&workplace=remote')
  expect(await screen.findByText('No openings found')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'From home – 7 openings without it' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leh – 7 openings without it' }))
  expect(router.state.location.search).toBe('?workplace=remote')
  expect(await screen.findByRole('link', { name: 'Internship in a web shop' })).toBeVisible()
})

test('an empty list without filters says so; a failed one can be tried again', async () => {
  const api = new FakeApi().isUnreachable(listOpenings)
  const { user } = await open('')
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
  api.answers(listOpenings, found([]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/There are no openings at the moment/)).toBeVisible()
})

test('an opening that could not be loaded can be left for the list', async () => {
  new FakeApi().isUnreachable(getOpening)
  await openInside('/front-end-intern')
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
  expect(screen.getByRole('link', { name: 'All openings' })).toHaveAttribute('href', '/user/openings')
})

test('visitors see the facts, the warnings and the way to log in', async () => {
  const similar = [anOpeningSummary({ _id: 'o2', title: 'Another one' })]
  new FakeApi().answers(getOpening, anOpening({ warnings: ['fee'], similar }))
  await open('/o1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Internship in a web shop' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Read this before you apply' })).toHaveTextContent(
    /Honest employers/,
  )
  expect(screen.getByText(/You learn how a shop works/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in or sign up to apply' })).toHaveAttribute('href', '/signup')
  expect(screen.getByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute('href', '/mentor/mentor-1')
  expect(screen.getByRole('link', { name: 'Technology' })).toHaveAttribute(
    'href',
    '/openings?skill=Technology',
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Another one' })).toBeVisible()
})

test('an opening whose applications are sent elsewhere leads there', async () => {
  new FakeApi().answers(getOpening, anOpening({ apply: { way: 'link', url: 'https://jobs.example.org/1' } }))
  await open('/o1')
  const link = await screen.findByRole('link', { name: 'Apply on the employer’s page' })
  expect(link).toHaveAttribute('href', 'https://jobs.example.org/1')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
})

test('mentors cannot apply; the poster gets to the own page', async () => {
  new FakeApi().answers(getOpening, anOpening())
  const asMentor = (id: string) =>
    renderRoute(routes, '/openings/o1', { mount: '/openings', session: signedIn(aMentor({ _id: id })) })
  const { unmount } = await asMentor('mentor-2')
  expect(await screen.findByText('Only learners can apply.')).toBeVisible()
  unmount()
  await asMentor('mentor-1')
  expect(await screen.findByRole('link', { name: 'Manage your opening' })).toHaveAttribute(
    'href',
    '/mentor/openings/o1',
  )
})

test.each([
  ['en', REMOVED, 'This opening is closed'],
  ['hi', REMOVED, 'यह अवसर बंद हो चुका है'],
  ['en', undefined, 'This opening was not found'],
] as const)('in %s, an opening that is gone (%s) says: %s', async (locale, reason, title) => {
  new FakeApi().refuses(getOpening, 404, 'not_found', undefined, { reason })
  await open('/o1', locale)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('learners stay in their frame and see why the opening fits', async () => {
  new FakeApi().answers(getOpening, anOpening()).answers(
    getOpeningFit,
    fit({
      reasons: [
        { kind: 'certificate', skill: 'Technology', certificateId: 'c1', courseName: 'First web pages' },
        { kind: 'goal', skill: 'Pricing' },
      ],
    }),
  )
  await openInside('/o1')
  const reasons = await screen.findByRole('region', { name: 'Fits you because' })
  expect(reasons).toHaveTextContent('Technology: you have the certificate of “First web pages”')
  expect(reasons).toHaveTextContent('Pricing: it belongs to your goal')
  expect(screen.getByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute('href', '/user/mentor/mentor-1')
  expect(screen.getByRole('link', { name: 'All openings' })).toHaveAttribute('href', '/user/openings')
})

test.each([
  ['en', 'Save', 'Remove from saved'],
  ['hi', 'सेव करें', 'सेव किए हुए में से हटाएँ'],
] as const)('a learner saves an opening and takes it off again, in %s', async (locale, save, remove) => {
  const entry = { _id: 'e1', stage: 'saved', version: 0 } as const
  const api = new FakeApi()
    .answers(getOpening, anOpening())
    .answers(getOpeningFit, fit())
    .answers(saveOpening, fit({ entry }))
    .answers(unsaveOpening, {})
  const { user } = await openInside('/o1', locale)
  await user.click(await screen.findByRole('button', { name: save }))
  await user.click(await screen.findByRole('button', { name: remove }))
  expect(await screen.findByRole('button', { name: save })).toBeVisible()
  expect(api.received(unsaveOpening)).toHaveLength(1)
})

test('a learner can report an opening', async () => {
  new FakeApi().answers(getOpening, anOpening()).answers(getOpeningFit, fit())
  const { user } = await openInside('/o1')
  await user.click(await screen.findByRole('button', { name: 'Report this opening' }))
  expect(await screen.findByRole('dialog', { name: /Internship in a web shop/ })).toBeVisible()
})

test('a full board says so at the button', async () => {
  new FakeApi()
    .answers(getOpening, anOpening())
    .answers(getOpeningFit, fit())
    .refuses(saveOpening, 409, 'board_full')
  const { user } = await openInside('/o1')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Remove entries that you no longer need/)).toBeVisible()
})

test('a minor without consent may save, and is led to the guardian', async () => {
  new FakeApi().answers(getOpening, anOpening()).answers(getOpeningFit, fit({ obstacle: 'consent' }))
  await openInside('/o1')
  expect(await screen.findByText(/your guardian has to agree/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask your guardian' })).toHaveAttribute('href', '/user/chat')
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
})

test('a minor without consent is not led to the employer’s page either', async () => {
  new FakeApi()
    .answers(getOpening, anOpening({ apply: { way: 'link', url: 'https://jobs.example.org/1' } }))
    .answers(getOpeningFit, fit({ obstacle: 'consent' }))
  await openInside('/o1')
  expect(await screen.findByText(/your guardian has to agree/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Apply on the employer’s page' })).toBeNull()
})
