import {
  answerApplicant,
  getApplicant,
  getApplicants,
  getOwnOpening,
  moveApplicant,
  type Applicant,
  type ApplicantDetails,
} from '@mentor-connect/contract/work/posting'
import { getSentResume } from '@mentor-connect/contract/work/resume'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../../mentorOpenings'
import { anOwnOpening, pageOf } from '../../opening-facts/testing/anOpening'

const PERSON = { _id: 'a1', name: 'Asha Verma', version: 2, appliedAt: '2026-11-20T08:30:00.000Z' } as const
const ROW: Applicant = {
  ...PERSON,
  stage: 'new',
  changedAt: '2026-11-20T08:30:00.000Z',
  certificates: 1,
  works: 0,
}
const details = (parts: Partial<ApplicantDetails> = {}): ApplicantDetails => ({
  ...ROW,
  note: 'I like shops.',
  answers: [{ question: 'When?', answer: 'At once.' }],
  certificates: [
    {
      id: 'c1',
      courseName: 'First web pages',
      instructorName: 'Ravi Iyer',
      issuedAt: '2026-10-01T08:30:00.000Z',
    },
  ],
  works: [],
  history: [],
  opening: { _id: 'o1', title: 'Internship in a web shop', employer: 'Sample Shop (example)' },
  email: 'asha@example.test',
  ...parts,
})
/** Each test has its own mentor, because drafts are kept on the device. */
let mentors = 0
const open = (address: string, locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/mentor/openings/${address}`, {
    mount: '/mentor/openings',
    locale,
    session: signedIn(aMentor({ _id: `mentor-${(mentors += 1)}` })),
  })
const openOne = (locale: 'en' | 'hi' = 'en') => open('o1/applicants/a1', locale)

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('the applicants are a table, filtered by stage in the URL', async () => {
  const api = new FakeApi().answers(getOwnOpening, anOwnOpening()).answers(getApplicants, {
    applicants: [ROW],
    counts: [
      { stage: 'new', count: 1 },
      { stage: 'interview', count: 2 },
    ],
    pagination: pageOf([ROW]),
  })
  const { user, router } = await open('o1')
  const row = within(await screen.findByRole('row', { name: /Asha Verma/ }))
  expect(row.getByRole('link', { name: 'Asha Verma' })).toHaveAttribute(
    'href',
    '/mentor/openings/o1/applicants/a1',
  )
  expect(row.getByRole('cell', { name: 'New' })).toBeVisible()
  expect(row.getByRole('cell', { name: '1 certificate' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Interview (2)' }))
  expect(router.state.location.search).toBe('?stage=interview')
  await waitFor(() =>
    expect(api.received(getApplicants).at(-1)?.query).toEqual({
      stage: 'interview',
      sort: 'newest',
      page: 1,
    }),
  )
})

test('an opening without applicants says so', async () => {
  new FakeApi()
    .answers(getOwnOpening, anOwnOpening())
    .answers(getApplicants, { applicants: [], counts: [], pagination: pageOf([]) })
  await open('o1')
  expect(await screen.findByText('Nobody has applied yet')).toBeVisible()
})

test('the poster reads everything that was sent', async () => {
  new FakeApi().answers(getApplicant, details())
  await openOne()
  expect(await screen.findByRole('link', { name: 'asha@example.test' })).toBeVisible()
  for (const text of ['I like shops.', 'When?', 'At once.']) expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Check the certificate “First web pages”' })).toHaveAttribute(
    'href',
    '/verify-certificate?certificateId=c1',
  )
})

test.each([
  ['en', 'Invitation to an interview', /^Dear Asha Verma/, 'Send the answer'],
  ['hi', 'इंटरव्यू का बुलावा', /^प्रिय Asha Verma/, 'जवाब भेजें'],
] as const)('a template brings its text and its stage, in %s', async (locale, name, text, send) => {
  const api = new FakeApi()
    .answers(getApplicant, details())
    .answers(moveApplicant, details({ stage: 'interview', version: 3 }))
  const { user } = await openOne(locale)
  const [template] = await screen.findAllByRole('combobox')
  await user.selectOptions(template!, name)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(box.value).toMatch(text)
  await user.click(screen.getByRole('button', { name: send }))
  await waitFor(() => expect(api.received(moveApplicant)).toHaveLength(1))
  expect(api.received(moveApplicant)[0]?.body).toMatchObject({ version: 2, stage: 'interview' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(box).toHaveValue('')
})

test('the poster saves the résumé that was sent', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:resume'
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const api = new FakeApi()
    .answers(getApplicant, details({ resume: 'hi' }))
    .answers(getSentResume, new Blob(['%PDF']))
  const { user } = await openOne()
  await user.click(await screen.findByRole('button', { name: 'Download as PDF' }))
  await waitFor(() => expect(saved).toEqual(['Résumé of Asha Verma.pdf']))
  expect(api.received(getSentResume)[0]?.params).toEqual({ id: 'a1' })
})

test('own words are sent without another stage; an empty answer is not', async () => {
  const api = new FakeApi()
    .answers(getApplicant, details())
    .answers(answerApplicant, details({ stage: 'read', version: 3 }))
  const { user } = await openOne()
  await user.click(await screen.findByRole('button', { name: 'Send the answer' }))
  const box = screen.getByRole('textbox', { name: 'Text to the applicant' })
  expect(box).toHaveFocus()
  expect(box).toHaveAccessibleDescription(/Every applicant gets an answer/)
  await user.type(box, 'Thank you!')
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  await waitFor(() =>
    expect(api.received(answerApplicant)[0]?.body).toEqual({ version: 2, text: 'Thank you!' }),
  )
})

test('a new application is marked as read', async () => {
  const api = new FakeApi()
    .answers(getApplicant, details())
    .answers(moveApplicant, details({ stage: 'read', version: 3 }))
  const { user } = await openOne()
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull())
  expect(api.received(moveApplicant)[0]?.body).toEqual({ version: 2, stage: 'read' })
})

test('an answer that comes too late keeps its text', async () => {
  new FakeApi().answers(getApplicant, details()).refuses(answerApplicant, 409, 'edit_conflict')
  const { user } = await openOne()
  await user.type(await screen.findByRole('textbox', { name: 'Text to the applicant' }), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText(/your text is still there/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Text to the applicant' })).toHaveValue('Hello')
})

test('nothing can be sent after a withdrawal, and the contact data is gone', async () => {
  new FakeApi().answers(
    getApplicant,
    details({ stage: 'withdrawn', note: '', answers: [], certificates: [], email: undefined }),
  )
  await openOne()
  expect(await screen.findByText(/The applicant has withdrawn/)).toBeVisible()
  expect(screen.getByText('The contact data is no longer shown.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull()
})

test('an application to somebody else’s opening does not exist', async () => {
  new FakeApi().refuses(getApplicant, 404, 'not_found')
  await openOne()
  expect(await screen.findByText('This application was not found')).toBeVisible()
})
