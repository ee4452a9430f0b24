import { BIRTH_YEAR_NEEDED } from '@mentor-connect/contract/trust/age'
import { getOwnPortfolio, savePortfolio } from '@mentor-connect/contract/work/portfolio'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anEmptyPortfolio, anOwnPortfolio } from '../testing/aPortfolio'
import routes from './routes'

const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, '/user/portfolio', {
    mount: '/user/portfolio',
    locale,
    session: signedIn(aLearner()),
  })
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a new portfolio is written, seen as others see it, and shown by its address', async () => {
  const api = new FakeApi().answers(getOwnPortfolio, anEmptyPortfolio())
  const { user } = await open()
  await user.type(await screen.findByRole('textbox', { name: 'Headline' }), 'Builds clear web pages')
  await user.click(press('Add a skill'))
  expect(screen.getByRole('combobox', { name: 'Skill 1' })).toHaveFocus()
  await user.type(screen.getByRole('combobox', { name: 'Skill 1' }), 'Web Development')
  await user.click(screen.getByText('Choose proof'))
  await user.click(screen.getByRole('checkbox', { name: /First web pages/ }))
  await user.click(screen.getByRole('checkbox', { name: /A page for a shop/ }))
  await user.click(press('Preview'))
  expect(screen.getByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Certificate: First web pages' })).toBeVisible()
  await user.click(press('Back to the form'))
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Your portfolio is' }),
    'Shown to people who have the address',
  )
  api.answers(savePortfolio, anOwnPortfolio({ version: 1, visibility: 'link' }))
  await user.click(press('Save'))
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(api.received(savePortfolio)[0]?.body).toEqual({
    version: 0,
    slug: 'asha-verma',
    visibility: 'link',
    headline: 'Builds clear web pages',
    about: '',
    skills: [{ name: 'Web Development', certificates: ['c1'], tasks: ['t1'] }],
    works: [],
    experience: [],
    education: [],
    languages: [],
    links: [],
    resume: { showsEmail: false, phone: '', town: '', summary: '' },
  })
  expect(screen.getByRole('link', { name: 'View the page' })).toHaveAttribute('href', '/people/asha-verma')
})

test('what is stored is sent again with its version, without what was removed', async () => {
  const api = new FakeApi()
    .answers(getOwnPortfolio, anOwnPortfolio())
    .answers(savePortfolio, anOwnPortfolio({ version: 4 }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Remove role 1' }))
  expect(field('Role 1')).toHaveFocus()
  await user.type(field('Last year of role 1'), '२०२५')
  await user.click(press('Save'))
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(api.received(savePortfolio)[0]?.body).toMatchObject({
    version: 3,
    experience: [{ title: 'Assistant', organisation: 'Sample Shop', text: 'Sales.', from: 2022, to: 2025 }],
    links: [{ label: 'Code', url: 'https://example.org/code' }],
  })
})

test('errors are shown after the first attempt, at their fields; the first one gets the focus', async () => {
  const api = new FakeApi().answers(getOwnPortfolio, anOwnPortfolio({ headline: '', visibility: 'public' }))
  const { user } = await open()
  const headline = await screen.findByRole('textbox', { name: 'Headline' })
  await user.clear(field('Address of link 1'))
  await user.type(field('Address of link 1'), 'http://example.org')
  await user.clear(field('Last year of degree 1'))
  await user.type(field('Last year of degree 1'), '2001')
  expect(headline).toHaveAttribute('aria-invalid', 'false')
  expect(field('Address of link 1')).not.toBeVisible()
  await user.click(press('Save'))
  expect(headline).toHaveFocus()
  // Folded parts open for what has to be corrected, and stay open when it is.
  expect(field('Address of link 1')).toBeVisible()
  expect(field('Role 1')).not.toBeVisible()
  expect(headline).toHaveAccessibleDescription(/This is needed/)
  expect(field('Address of link 1')).toHaveAccessibleDescription(/begins with https/)
  expect(field('Last year of degree 1')).toHaveAccessibleDescription(/before the first one/)
  await user.clear(field('Address of link 1'))
  await user.type(field('Address of link 1'), 'https://example.org')
  expect(field('Address of link 1')).toBeVisible()
  expect(api.received(savePortfolio)).toEqual([])
})

test.each([
  ['A B', /small Latin letters/],
  ['admin', /reserved/],
])('the address “%s” is refused', async (slug, text) => {
  new FakeApi().answers(getOwnPortfolio, anOwnPortfolio())
  const { user } = await open()
  const name = await screen.findByRole('textbox', { name: 'Name in the address' })
  await user.clear(name)
  await user.type(name, slug)
  await user.click(press('Save'))
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription(text)
})

test('an address that is taken is said at its field', async () => {
  const api = new FakeApi()
    .answers(getOwnPortfolio, anOwnPortfolio({ visibility: 'public' }))
    .refuses(savePortfolio, 400, 'invalid_input', { slug: 'Taken.' })
  const { user } = await open()
  const name = await screen.findByRole('textbox', { name: 'Name in the address' })
  await user.type(name, '-2')
  expect(screen.getByText(/The old address leads to the new one/)).toBeVisible()
  await user.click(press('Save'))
  await waitFor(() => expect(name).toHaveAccessibleDescription(/This name is taken/))
  expect(name).toHaveFocus()
  await user.type(name, '3')
  expect(name).not.toHaveAccessibleDescription(/This name is taken/)
  api.answers(savePortfolio, anOwnPortfolio({ slug: 'asha-verma-23', version: 4 }))
  await user.click(press('Save'))
  expect(await screen.findByText('Saved.')).toBeVisible()
})

test('a portfolio that was changed elsewhere is loaded again', async () => {
  const api = new FakeApi()
    .answers(getOwnPortfolio, anOwnPortfolio())
    .refuses(savePortfolio, 409, 'edit_conflict', undefined, { reason: 'portfolio_changed' })
  const { user } = await open()
  await user.type(await screen.findByRole('textbox', { name: 'Headline' }), ' now')
  await user.click(press('Save'))
  expect(await screen.findByText(/changed elsewhere/)).toBeVisible()
  api.answers(getOwnPortfolio, anOwnPortfolio({ headline: 'The other one', version: 4 }))
  await user.click(press('Load it again'))
  expect(await screen.findByDisplayValue('The other one')).toBeVisible()
})

test.each([
  [400, 'invalid_input', { fields: { skills: 'Gone.' } }, /proves nothing any more/],
  [400, 'invalid_input', { fields: { visibility: 'Minor.' } }, /after you turn 18/],
  [403, 'forbidden', { reason: BIRTH_YEAR_NEEDED }, /Enter your year of birth/],
] as const)('a refusal (%s %s %j) is said beside the button', async (status, code, about, text) => {
  const { fields, reason } = { fields: undefined, reason: undefined, ...about }
  new FakeApi()
    .answers(getOwnPortfolio, anOwnPortfolio())
    .refuses(savePortfolio, status, code, fields, reason && { reason })
  const { user } = await open()
  await user.type(await screen.findByRole('textbox', { name: 'Headline' }), ' now')
  await user.click(press('Save'))
  expect(await screen.findByText(text)).toBeVisible()
})

test('a minor prepares a portfolio, and cannot show it', async () => {
  new FakeApi().answers(getOwnPortfolio, anEmptyPortfolio({ mayShow: false }))
  await open()
  expect(await screen.findByText(/You can show it from the year after you turn 18/)).toBeVisible()
  const visibility = within(screen.getByRole('combobox', { name: 'Your portfolio is' }))
  expect(visibility.getAllByRole('option')).toHaveLength(1)
})

test('says that it is hidden, and offers no page then', async () => {
  new FakeApi().answers(getOwnPortfolio, anOwnPortfolio({ isHidden: true, visibility: 'public' }))
  await open()
  expect(await screen.findByText(/Operators have hidden your portfolio/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'View the page' })).toBeNull()
})

test('is in Hindi, with the names of subjects', async () => {
  new FakeApi().answers(getOwnPortfolio, anOwnPortfolio())
  await open('hi')
  expect(await screen.findByRole('combobox', { name: 'कौशल 1' })).not.toHaveValue('Web Development')
  expect(screen.getByRole('heading', { level: 1, name: 'आपका पोर्टफ़ोलियो' })).toBeVisible()
  expect(screen.getByText('1 सबूत चुना')).toBeVisible()
})
