import { BOARD_STAGES, firstStage, type BoardStage } from '@mentor-connect/contract/work/applicationStages'
import {
  changeBoardEntry,
  getBoard,
  getBoardEntry,
  removeBoardEntry,
  trackOpening,
  withdrawApplication,
  type BoardEntry,
  type BoardEntryDetails,
} from '@mentor-connect/contract/work/applications'
import { getOwnSentResume } from '@mentor-connect/contract/work/resume'
import { FakeApi, aLearner, renderRoute, screenIs, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../applications'
import { pageOf } from '../opening-facts/testing/anOpening'

const anEntry = (parts: Partial<BoardEntryDetails> = {}): BoardEntryDetails => ({
  _id: 'e1',
  source: 'elsewhere',
  stage: 'applied',
  version: 4,
  title: 'Night shift in a library',
  employer: 'Sample Library (example)',
  notes: '',
  changedAt: '2026-11-29T08:30:00.000Z',
  ...parts,
})
const SENT = anEntry({
  _id: 'e2',
  source: 'opening',
  title: 'Internship in a web shop',
  opening: { _id: 'o1', kind: 'internship', closesOn: '2099-01-31', isClosed: false },
  application: 'read',
  silentSince: '2026-11-28T08:30:00.000Z',
  sent: {
    stage: 'read',
    appliedAt: '2026-10-20T08:30:00.000Z',
    note: 'I like shops.',
    answers: [],
    certificates: [],
    works: [],
    history: [{ stage: 'read', by: 'poster', text: 'We read it.', at: '2026-10-21T08:30:00.000Z' }],
  },
})

const withBoard = (entries: BoardEntry[], api = new FakeApi()) =>
  api.answers(getBoard, ({ query }) => {
    const counts = BOARD_STAGES.map((stage) => ({
      stage,
      count: entries.filter((entry) => entry.stage === stage).length,
    }))
    const stage = (query['stage'] as BoardStage | undefined) ?? firstStage(counts)
    const shown = entries.filter((entry) => entry.stage === stage)
    return {
      stage,
      entries: shown,
      counts,
      pagination: pageOf(shown),
    }
  })
const open = (address = '', locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/user/applications${address}`, {
    mount: '/user/applications',
    locale,
    session: signedIn(aLearner()),
  })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('an empty board says what it is for', async () => {
  withBoard([])
  await open()
  expect(await screen.findByText('Your board is empty')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find openings' })).toHaveAttribute('href', '/user/openings')
})

test('a board that could not be loaded can be tried again', async () => {
  const api = new FakeApi().isUnreachable(getBoard)
  const { user } = await open()
  await screen.findByRole('alert')
  withBoard([anEntry()], api)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Night shift in a library' })).toBeVisible()
})

test.each([
  ['en', 'Applied (1)', 'Interview (0)', 'Stage of Night shift in a library', 'Interview'],
  ['hi', 'आवेदन किया (1)', 'इंटरव्यू (0)', '“Night shift in a library” का चरण', 'इंटरव्यू'],
] as const)(
  'small screens show one stage, and a select moves an entry, in %s',
  async (locale, here, there, name, to) => {
    const api = withBoard([anEntry()])
    api.answers(changeBoardEntry, () => {
      withBoard([anEntry({ stage: 'interview' })], api)
      return anEntry({ stage: 'interview', version: 5 })
    })
    const { user } = await open('', locale)
    expect(await screen.findByRole('button', { name: here })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: there })).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name }), to)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Night shift in a library' })).toBeNull())
    expect(api.received(changeBoardEntry)[0]?.body).toEqual({ version: 4, stage: 'interview' })
    expect(screen.getByRole('group', { name: locale === 'en' ? 'Stage' : 'चरण' }).parentElement).toHaveFocus()
  },
)

test('a move that comes too late says so, and the board is loaded again', async () => {
  const api = withBoard([anEntry()]).refuses(changeBoardEntry, 409, 'edit_conflict')
  const { user } = await open()
  const before = api.received(getBoard).length
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Stage of/ }), 'Offer')
  expect(await screen.findByText(/was changed in the meantime/)).toBeVisible()
  await waitFor(() => expect(api.received(getBoard).length).toBeGreaterThan(before + 1))
})

test('the poster moves what was sent here: there is no select, and silence is said', async () => {
  withBoard([SENT])
  await open()
  expect(await screen.findByText('Read by the poster')).toBeVisible()
  expect(screen.getByText(/No answer for 30 days/)).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('wide screens show all stages beside each other', async () => {
  screenIs('min-width: 1280px')
  withBoard([anEntry(), anEntry({ _id: 'e3', stage: 'offer', title: 'Bakery' })])
  await open()
  const column = async (name: string) => within(await screen.findByRole('region', { name }))
  expect(
    await (await column('Applied')).findByRole('link', { name: 'Night shift in a library' }),
  ).toBeVisible()
  expect(await (await column('Offer')).findByRole('link', { name: 'Bakery' })).toBeVisible()
  expect(await (await column('Saved')).findByText('Nothing saved')).toBeVisible()
})

test('an opening found elsewhere is put on the board, once the fields are filled in', async () => {
  const api = withBoard([]).answers(trackOpening, anEntry())
  const { user, router } = await open('/new')
  await user.click(await screen.findByRole('button', { name: 'Add to the board' }))
  const title = screen.getByRole('textbox', { name: 'Title' })
  expect(title).toHaveFocus()
  expect(title).toHaveAccessibleDescription(/Please fill in this field/)
  await user.type(title, 'Night shift in a library')
  await user.type(screen.getByRole('textbox', { name: 'Employer' }), 'Sample Library (example)')
  await user.type(screen.getByRole('textbox', { name: 'Address (optional)' }), 'example')
  await user.click(screen.getByRole('button', { name: 'Add to the board' }))
  expect(await screen.findByText(/Enter a complete address/)).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: 'Address (optional)' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Applied')
  await user.click(screen.getByRole('button', { name: 'Add to the board' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/applications'))
  expect(api.received(trackOpening)[0]?.body).toEqual({
    id: expect.any(String),
    title: 'Night shift in a library',
    employer: 'Sample Library (example)',
    stage: 'applied',
    appliedOn: null,
    remindOn: null,
    notes: '',
  })
})

test('notes and dates are saved', async () => {
  const stored = anEntry()
  const api = withBoard([stored])
    .answers(getBoardEntry, stored)
    .answers(changeBoardEntry, anEntry({ notes: 'Ask for Meera', version: 5 }))
  const { user } = await open('?entry=e1')
  const notes = await screen.findByRole('textbox', { name: 'Notes' })
  await user.type(notes, 'Ask for Meera')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.received(changeBoardEntry)).toHaveLength(1))
  expect(api.received(changeBoardEntry)[0]?.body).toMatchObject({
    version: 4,
    notes: 'Ask for Meera',
    title: 'Night shift in a library',
  })
  expect(notes).toHaveValue('Ask for Meera')
})

test('what was sent is shown with the answer, and can be withdrawn after a question', async () => {
  const api = withBoard([SENT])
    .answers(getBoardEntry, SENT)
    .answers(withdrawApplication, { ...SENT, application: 'withdrawn', stage: 'closed', version: 5 })
  const { user } = await open('?entry=e2')
  expect(await screen.findByText('We read it.')).toBeVisible()
  expect(screen.getByText('I like shops.')).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Stage' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Withdraw the application' }))
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Withdrawn')).toBeVisible()
  expect(api.received(withdrawApplication)[0]?.body).toEqual({ version: 4 })
  expect(screen.getByRole('button', { name: 'Remove from the board' })).toBeVisible()
})

test.each([
  ['en', 'What you sent', 'Download as PDF', 'Résumé for Internship in a web shop.pdf'],
  ['hi', 'आपने क्या भेजा', 'PDF डाउनलोड करें', 'Internship in a web shop के लिए रिज़्यूमे.pdf'],
] as const)('the résumé that was sent is downloaded, in %s', async (locale, summary, button, file) => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:resume'
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const entry = { ...SENT, sent: { ...SENT.sent!, resume: 'hi' as const } }
  const api = withBoard([entry])
    .answers(getBoardEntry, entry)
    .answers(getOwnSentResume, new Blob(['%PDF']))
  const { user } = await open('?entry=e2', locale)
  await user.click(await screen.findByText(summary))
  await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(saved).toEqual([file]))
  expect(api.received(getOwnSentResume)[0]?.params).toEqual({ id: 'e2' })
})

test('a message of the poster with signs of fraud carries a warning, and no other does', async () => {
  const sent = {
    ...SENT.sent!,
    history: [
      { stage: 'read', by: 'poster', text: 'We read it.', at: '2026-10-21T08:30:00.000Z' },
      { stage: 'offer', by: 'poster', text: 'Pay a fee of ₹500 first.', at: '2026-10-22T08:30:00.000Z' },
    ] as const,
  }
  withBoard([SENT]).answers(getBoardEntry, { ...SENT, sent: { ...sent, history: [...sent.history] } })
  await open('?entry=e2')
  const asks = within((await screen.findByText('Pay a fee of ₹500 first.')).closest('li')!)
  expect(asks.getByText(/Honest employers take no fee/)).toBeVisible()
  expect(screen.getAllByText('Be careful with this message')).toHaveLength(1)
})

test('an entry is removed after a question, and the board is shown', async () => {
  const api = withBoard([]).answers(getBoardEntry, anEntry()).answers(removeBoardEntry, {})
  const { user, router } = await open('?entry=e1')
  await user.click(await screen.findByRole('button', { name: 'Remove from the board' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(api.received(removeBoardEntry)).toHaveLength(1)
})

test('an entry that is not on the board says so', async () => {
  new FakeApi().refuses(getBoardEntry, 404, 'not_found')
  await open('?entry=none')
  expect(await screen.findByText('This entry is not on your board')).toBeVisible()
})

test('a stage in the URL that does not exist is ignored', async () => {
  const api = withBoard([anEntry()])
  await open('?stage=hired')
  await screen.findByRole('link', { name: 'Night shift in a library' })
  expect(api.received(getBoard)[0]?.query).not.toHaveProperty('stage')
})
