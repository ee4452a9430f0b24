import { getOwnAge } from '@mentor-connect/contract/trust/age'
import {
  applyToOpening,
  getApplicable,
  type BoardEntryDetails,
} from '@mentor-connect/contract/work/applications'
import { getOpening, getOpeningFit } from '@mentor-connect/contract/work/openings'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import inside from '../../learnerOpenings'
import { anOpening } from '../../opening-facts/testing/anOpening'

const ENTRY: BoardEntryDetails = {
  _id: 'e1',
  source: 'opening',
  stage: 'applied',
  version: 1,
  title: 'Internship in a web shop',
  employer: 'Sample Shop (example)',
  application: 'new',
  notes: '',
  changedAt: '2026-11-29T08:30:00.000Z',
}
const CERTIFICATE = {
  id: 'c1',
  courseName: 'First web pages',
  instructorName: 'Ravi Iyer',
  issuedAt: '2026-10-01T08:30:00.000Z',
}
const QUESTION = 'When can you begin?'

const anApi = (certificates = [CERTIFICATE]) =>
  new FakeApi()
    .answers(getOpening, anOpening({ questions: [QUESTION] }))
    .answers(getOpeningFit, { reasons: [] })
    .answers(getOwnAge, { birthYear: 1998, ask: false, guardianConsent: null })
    .answers(getApplicable, {
      certificates,
      works: [],
      email: 'asha@example.test',
      hasResume: false,
    })
    .answers(applyToOpening, ENTRY)

/** Each test has its own learner, because drafts are kept on the device. */
let learners = 0

async function openForm(locale: 'en' | 'hi' = 'en') {
  const view = await renderRoute(inside, '/user/openings/o1', {
    mount: '/user/openings',
    locale,
    session: signedIn(aLearner({ _id: `learner-${(learners += 1)}` })),
  })
  const { user } = view
  await user.click(await screen.findByRole('button', { name: locale === 'en' ? 'Apply' : 'आवेदन करें' }))
  const form = await screen.findByRole('region', {
    name: locale === 'en' ? 'Your application' : 'आपका आवेदन',
  })
  return { ...view, form: within(form) }
}
type View = Awaited<ReturnType<typeof openForm>>

async function fill({ user, form }: View) {
  await user.type(await form.findByRole('textbox', { name: /^Why you want this/ }), 'I like shops.')
  await user.type(form.getByRole('textbox', { name: QUESTION }), 'At once.')
}
const review = async () => within(await screen.findByRole('region', { name: 'Check before you send' }))

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('the learner sees everything before it is sent, and what was chosen is sent', async () => {
  const api = anApi()
  const view = await openForm()
  const { user, form } = view
  expect(screen.getByRole('heading', { name: 'Your application' })).toHaveFocus()
  await fill(view)
  await user.click(form.getByRole('checkbox', { name: /First web pages/ }))
  await user.click(form.getByRole('button', { name: 'Check and send' }))
  const sent = await review()
  for (const text of ['Asha Verma', 'asha@example.test', 'I like shops.', 'At once.', 'First web pages'])
    expect(sent.getByText(text)).toBeVisible()
  expect(sent.getByText('Ravi Iyer gets this:')).toBeVisible()
  expect(api.received(applyToOpening)).toEqual([])
  api.answers(getOpeningFit, {
    reasons: [],
    entry: { _id: 'e1', stage: 'applied', version: 1, application: 'new' },
  })
  await user.click(sent.getByRole('button', { name: 'Send application' }))
  expect(await screen.findByText('You have applied.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your application' })).toHaveAttribute(
    'href',
    '/user/applications?entry=e1',
  )
  expect(screen.getByRole('group', { name: 'At a glance' })).toHaveFocus()
  expect(api.received(applyToOpening)[0]?.body).toEqual({
    note: 'I like shops.',
    answers: [{ question: QUESTION, answer: 'At once.' }],
    certificates: ['c1'],
    works: [],
  })
})

test('a number that cannot be called is refused before the check, and may be left out', async () => {
  anApi()
  const view = await openForm()
  const { user, form } = view
  await fill(view)
  const phone = form.getByRole('textbox', { name: /^Phone number/ })
  await user.type(phone, '98765 4321O')
  await user.click(form.getByRole('button', { name: 'Check and send' }))
  expect(phone).toHaveFocus()
  expect(phone).toHaveAccessibleDescription(/with its digits/)
  await user.clear(phone)
  await user.click(form.getByRole('button', { name: 'Check and send' }))
  expect((await review()).queryByText('Phone number')).toBeNull()
})

test('the address of the portfolio and the résumé are sent along if the learner chooses them', async () => {
  const api = anApi([]).answers(getApplicable, {
    certificates: [],
    works: [],
    email: 'asha@example.test',
    portfolio: 'asha-verma',
    hasResume: true,
  })
  const view = await openForm()
  await fill(view)
  await view.user.click(view.form.getByRole('checkbox', { name: /Send its address along/ }))
  const resume = view.form.getByRole('combobox', { name: 'Your résumé' })
  expect(resume).toHaveDisplayValue('Do not send it')
  await view.user.selectOptions(resume, 'Send it in Hindi, as it is now')
  await view.user.click(view.form.getByRole('button', { name: 'Check and send' }))
  const sent = await review()
  expect(sent.getByText('/people/asha-verma')).toBeVisible()
  expect(sent.getByText('Send it in Hindi, as it is now')).toBeVisible()
  await view.user.click(sent.getByRole('button', { name: 'Send application' }))
  await waitFor(() =>
    expect(api.received(applyToOpening)[0]?.body).toMatchObject({ portfolio: true, resume: 'hi' }),
  )
})

test('nothing is marked before the first attempt; then the first missing field gets the focus', async () => {
  anApi()
  const { user, form } = await openForm()
  const note = await form.findByRole('textbox', { name: /^Why you want this/ })
  expect(note).toHaveAttribute('aria-invalid', 'false')
  await user.click(form.getByRole('button', { name: 'Check and send' }))
  expect(note).toHaveFocus()
  expect(note).toHaveAccessibleDescription(/Write a few words/)
  expect(form.getByRole('textbox', { name: QUESTION })).toHaveAccessibleDescription(/Answer this question/)
})

test('one goes back to change something, and it is still there', async () => {
  anApi([])
  const view = await openForm()
  await fill(view)
  expect(view.form.getByText(/You can apply without them/)).toBeVisible()
  await view.user.click(view.form.getByRole('button', { name: 'Check and send' }))
  await view.user.click((await review()).getByRole('button', { name: 'Change' }))
  expect(await screen.findByRole('textbox', { name: QUESTION })).toHaveValue('At once.')
})

test.each([
  ['opening_closed', 409, /takes no applications any more/],
  ['applications_per_day_max', 429, /as many applications as possible today/],
  ['guardian_consent_needed', 403, /guardian has to agree before you apply/],
  ['edit_conflict', 409, /questions were changed/],
] as const)('a refusal with %s is said beside the button', async (code, status, text) => {
  anApi().refuses(applyToOpening, status, code)
  const view = await openForm()
  await fill(view)
  await view.user.click(view.form.getByRole('button', { name: 'Check and send' }))
  await view.user.click((await review()).getByRole('button', { name: 'Send application' }))
  expect(await screen.findByText(text)).toBeVisible()
})

test('after changed questions the new ones are shown', async () => {
  const api = anApi().refuses(applyToOpening, 409, 'edit_conflict')
  const view = await openForm()
  await fill(view)
  await view.user.click(view.form.getByRole('button', { name: 'Check and send' }))
  await view.user.click((await review()).getByRole('button', { name: 'Send application' }))
  api.answers(getOpening, anOpening({ questions: ['Why us?'] }))
  await view.user.click(await screen.findByRole('button', { name: 'Show the new questions' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Why us?' })).toBeVisible())
  expect(screen.getByRole('textbox', { name: /^Why you want this/ })).toHaveValue('I like shops.')
})

test('is in Hindi, too', async () => {
  anApi()
  const { form } = await openForm('hi')
  expect(await form.findByRole('group', { name: 'साथ भेजने के प्रमाणपत्र' })).toBeVisible()
  expect(form.getByText(QUESTION)).toBeVisible()
})
