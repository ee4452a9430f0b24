import {
  changeOpeningAlert,
  getOpeningAlerts,
  removeOpeningAlert,
  saveOpeningAlert,
  setOpeningAlertMail,
  type OpeningAlert,
  type OpeningAlerts,
} from '@mentor-connect/contract/work/openingAlerts'
import { listOpenings } from '@mentor-connect/contract/work/openings'
import { FakeApi, aLearner, renderRoute, signedIn, untilLoading } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import inside from '../../learnerOpenings'
import { anOpeningSummary, pageOf } from '../../opening-facts/testing/anOpening'
import routes from '../../openings'

const anAlert = (parts: Partial<OpeningAlert> = {}): OpeningAlert => ({
  _id: 'a1',
  name: 'Jobs in Pune',
  criteria: { kind: 'job', place: 'Pune', payFrom: 10_000 },
  isPaused: false,
  createdAt: '2026-11-20T08:30:00.000Z',
  ...parts,
})
const alerts = (all: OpeningAlert[] = [], hasWeeklyMail = false): OpeningAlerts => ({
  alerts: all,
  hasWeeklyMail,
})
const found = (more: object = {}) => ({
  openings: [anOpeningSummary()],
  pagination: pageOf([anOpeningSummary()]),
  kinds: [{ kind: 'job' as const, count: 1 }],
  ...more,
})
const open = (address: string, locale: 'en' | 'hi' = 'en') =>
  renderRoute(inside, `/user/openings${address}`, {
    mount: '/user/openings',
    locale,
    session: signedIn(aLearner()),
  })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['en', 'Save as an alert', 'Jobs · From home · Pune · From ₹10,000', 'Save alert'],
  ['hi', 'अलर्ट बनाएँ', 'नौकरियाँ · घर से · पुणे · ₹10,000 से', 'अलर्ट सेव करें'],
] as const)(
  'a learner saves the search as an alert with a proposed name, in %s',
  async (locale, button, name, yes) => {
    const place = locale === 'hi' ? 'पुणे' : 'Pune'
    const api = new FakeApi()
      .answers(listOpenings, found())
      .answers(getOpeningAlerts, alerts())
      .answers(saveOpeningAlert, alerts([anAlert()]))
      .answers(setOpeningAlertMail, alerts([anAlert()], true))
    const { user } = await open(
      `?kind=job&workplace=remote&place=${place}&pay=10000&days=7&sort=pay&page=1`,
      locale,
    )
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('textbox')).toHaveValue(name)
    await user.click(dialog.getByRole('switch'))
    await user.click(dialog.getByRole('button', { name: yes }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.received(saveOpeningAlert)[0]?.body).toMatchObject({
      name,
      criteria: { kind: 'job', workplace: 'remote', place, payFrom: 10_000 },
    })
    expect(api.received(setOpeningAlertMail)[0]?.body).toEqual({ isOn: true })
  },
)

test('an alert stores the words with which openings were found, and no mail setting that stays', async () => {
  const api = new FakeApi()
    .answers(listOpenings, found({ searchedFor: 'english' }))
    .answers(getOpeningAlerts, alerts([], true))
    .answers(saveOpeningAlert, alerts([anAlert()], true))
  const { user } = await open('?q=Englsh')
  await user.click(await screen.findByRole('button', { name: 'Save as an alert' }))
  await user.click(await screen.findByRole('button', { name: 'Save alert' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.received(saveOpeningAlert)[0]?.body).toMatchObject({
    name: 'english',
    criteria: { q: 'english' },
  })
  expect(api.received(setOpeningAlertMail)).toEqual([])
})

test.each([
  ['en', 'Save as an alert', 'Save as', 'In place of “Jobs in Pune”', 'Change alert'],
  ['hi', 'अलर्ट बनाएँ', 'कहाँ सेव करें', '“Jobs in Pune” की जगह', 'अलर्ट बदलें'],
] as const)(
  'a search takes the place of that of an earlier alert, in %s',
  async (locale, button, label, place, yes) => {
    const api = new FakeApi()
      .answers(listOpenings, found())
      .answers(getOpeningAlerts, alerts([anAlert()]))
      .answers(changeOpeningAlert, alerts([anAlert()]))
    const { user } = await open('?q=chef', locale)
    await user.click(await screen.findByRole('button', { name: button }))
    await user.selectOptions(await screen.findByRole('combobox', { name: label }), place)
    await user.click(screen.getByRole('button', { name: yes }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.received(changeOpeningAlert)[0]).toMatchObject({
      params: { id: 'a1' },
      body: { name: 'chef', criteria: { q: 'chef' } },
    })
    expect(api.received(saveOpeningAlert)).toEqual([])
  },
)

test('a name that was typed stays when another place is chosen', async () => {
  new FakeApi().answers(listOpenings, found()).answers(getOpeningAlerts, alerts([anAlert()]))
  const { user } = await open('?q=chef')
  await user.click(await screen.findByRole('button', { name: 'Save as an alert' }))
  const name = await screen.findByRole('textbox', { name: 'Name of the alert' })
  await user.clear(name)
  await user.type(name, 'Kitchens')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Save as' }), 'In place of “Jobs in Pune”')
  expect(screen.getByRole('textbox', { name: 'Name of the alert' })).toHaveValue('Kitchens')
})

test.each([
  ['en', 'Save as an alert', false, /^You have saved this search before, as “Jobs in Pune”/, 'Your alerts'],
  ['hi', 'अलर्ट बनाएँ', true, /“Jobs in Pune” नाम से सेव की है और अलर्ट रोक रखा है/, 'आपके अलर्ट'],
] as const)(
  'the same search leads to the alert that has it, in %s',
  async (locale, button, isPaused, text, link) => {
    new FakeApi().answers(listOpenings, found()).answers(getOpeningAlerts, alerts([anAlert({ isPaused })]))
    const { user } = await open('?kind=job&place=Pune&pay=10000&sort=pay', locale)
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(text)).toBeVisible()
    expect(dialog.queryByRole('textbox')).toBeNull()
    expect(dialog.getByRole('link', { name: link })).toHaveAttribute('href', '/user/openings/alerts')
  },
)

test('a name is needed, and too many alerts are said in the dialog', async () => {
  const api = new FakeApi()
    .answers(listOpenings, found())
    .answers(getOpeningAlerts, alerts())
    .refuses(saveOpeningAlert, 409, 'alerts_max')
  const { user } = await open('')
  await user.click(await screen.findByRole('button', { name: 'Save as an alert' }))
  const field = await screen.findByRole('textbox', { name: 'Name of the alert' })
  expect(field).toHaveValue('All openings')
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'Save alert' }))
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(api.received(saveOpeningAlert)).toEqual([])
  await user.type(field, 'Everything')
  await user.click(screen.getByRole('button', { name: 'Save alert' }))
  expect(await screen.findByText(/as many alerts as possible/)).toBeVisible()
})

test('visitors see no alerts', async () => {
  new FakeApi().answers(listOpenings, found())
  await renderRoute(routes, '/openings', { mount: '/openings' })
  await screen.findByRole('link', { name: 'Internship in a web shop' })
  expect(screen.queryByRole('button', { name: 'Save as an alert' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Your alerts' })).toBeNull()
})

test('alerts are opened, paused, resumed and renamed', async () => {
  const paused = anAlert({ isPaused: true })
  const api = new FakeApi()
    .answers(getOpeningAlerts, alerts([anAlert()]))
    .answers(changeOpeningAlert, ({ body }) =>
      alerts([body['name'] ? anAlert({ name: 'My jobs' }) : body['isPaused'] ? paused : anAlert()]),
    )
  const { user } = await open('/alerts')
  const link = await screen.findByRole('link', { name: 'Show openings: Jobs in Pune' })
  expect(link).toHaveAttribute('href', '/user/openings?place=Pune&pay=10000&kind=job')
  expect(screen.getByText('Jobs · Pune · From ₹10,000')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pause: Jobs in Pune' }))
  expect(await screen.findByText('Paused')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Resume: Jobs in Pune' }))
  await waitFor(() => expect(screen.queryByText('Paused')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Rename: Jobs in Pune' }))
  const field = screen.getByRole('textbox', { name: 'Name of the alert' })
  await user.clear(field)
  await user.type(field, ' My jobs ')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByRole('heading', { name: 'My jobs' })).toBeVisible()
  expect(api.received(changeOpeningAlert).map(({ body }) => body)).toEqual([
    { isPaused: true },
    { isPaused: false },
    { name: 'My jobs' },
  ])
})

test('an alert is deleted after a question, and the list gets the focus', async () => {
  const api = new FakeApi()
    .answers(getOpeningAlerts, alerts([anAlert()]))
    .answers(removeOpeningAlert, alerts())
  const { user } = await open('/alerts')
  await user.click(await screen.findByRole('button', { name: 'Delete: Jobs in Pune' }))
  await user.click(screen.getByRole('button', { name: 'Delete alert' }))
  expect(await screen.findByText('You have no alerts yet')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Your alerts' })).toHaveFocus()
  expect(api.received(removeOpeningAlert)).toHaveLength(1)
})

test('if an alert could not be deleted, it stays, and says so', async () => {
  new FakeApi().answers(getOpeningAlerts, alerts([anAlert()])).isUnreachable(removeOpeningAlert)
  const { user } = await open('/alerts')
  await user.click(await screen.findByRole('button', { name: 'Delete: Jobs in Pune' }))
  await user.click(screen.getByRole('button', { name: 'Delete alert' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Jobs in Pune' })).toBeVisible()
})

test('the weekly mail is turned on; a failure is said beside it', async () => {
  const api = new FakeApi().answers(getOpeningAlerts, alerts([anAlert()])).isUnreachable(setOpeningAlertMail)
  const { user } = await open('/alerts', 'hi')
  const mail = await screen.findByRole('switch', { name: 'मुझे हफ़्ते में एक बार ईमेल भेजें' })
  await user.click(mail)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(mail).not.toBeChecked()
  api.answers(setOpeningAlertMail, alerts([anAlert()], true))
  await user.click(mail)
  await waitFor(() => expect(mail).toBeChecked())
})

test('a failed list can be loaded again', async () => {
  const api = new FakeApi().isUnreachable(getOpeningAlerts)
  const { user } = await open('/alerts')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getOpeningAlerts, alerts())
  await user.click(retry)
  expect(await screen.findByText('You have no alerts yet')).toBeVisible()
})

test('a notification leads to the openings of its alert, the newest first', async () => {
  new FakeApi()
    .answers(getOpeningAlerts, alerts([anAlert({ criteria: { q: 'web', kind: 'job' } })]))
    .answers(listOpenings, found())
  const { router } = await open('/alerts/a1')
  await screen.findByRole('link', { name: 'Internship in a web shop' })
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/user/openings?q=web&kind=job&sort=newest',
  )
})

test('a deleted alert says so', async () => {
  new FakeApi().answers(getOpeningAlerts, alerts())
  await open('/alerts/a1')
  expect(await screen.findByRole('heading', { name: 'This alert was not found' })).toBeVisible()
})

test('alerts show that they are loading', async () => {
  new FakeApi().neverAnswers(getOpeningAlerts)
  await open('/alerts')
  await untilLoading()
})
