import { textDrafts } from '@mentor-connect/api/drafts'
import {
  addCard,
  changeCard,
  getTeamBoard,
  listCardComments,
  moveCard,
  type BoardChanges,
  type Card,
} from '@mentor-connect/contract/work/projects/teamBoard'
import { getTeam } from '@mentor-connect/contract/work/projects/teams'
import { FakeApi, aLearner, renderRoute, screenIs, signedIn } from '@mentor-connect/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'
import { aCard } from '../testing/aCard'
import { aTeam } from '../testing/aTeam'

const FIRST = aCard({ id: 'a', rank: 'a', title: 'Ask five readers' })
const SECOND = aCard({ id: 'b', rank: 'b', title: 'Draw the first page' })
const DOING = aCard({ id: 'c', rank: 'a', column: 'doing', title: 'Count the books' })
const moved = (card: Card, parts: Partial<Card>): Card => ({
  ...card,
  ...parts,
  versions: { ...card.versions, place: card.versions.place + 1 },
})

let api: FakeApi
let changes: BoardChanges

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  changes = { cursor: 10, cards: [], removed: [] }
  api = new FakeApi()
    .answers(getTeam, aTeam())
    .answers(listCardComments, { comments: [] })
    .answers(getTeamBoard, ({ query }) =>
      query['since'] === undefined ? { cursor: 9, cards: [FIRST, SECOND, DOING], removed: [] } : changes,
    )
})
afterEach(async () => {
  jest.restoreAllMocks()
  await textDrafts().clear('learner-1')
})

const open = async (query = 'part=board', locale: 'en' | 'hi' = 'en') => {
  const view = await renderRoute(routes, `/user/teams/t1?${query}`, {
    mount: '/user/teams',
    session: signedIn(aLearner()),
    locale,
  })
  await screen.findByRole('button', { name: 'Ask five readers' })
  return view
}
const column = (name: RegExp) => within(screen.getByRole('region', { name }))
const titles = (name: RegExp) =>
  column(name)
    .queryAllByRole('listitem')
    .map((item) => item.textContent ?? '')
/** Lets the board ask for the changes of others, as it does in an interval. */
const askForChanges = () => act(async () => void window.dispatchEvent(new Event('online')))

test('arrow keys on the handle move a card, and the focus goes with it', async () => {
  screenIs('min-width: 768px')
  api.answers(moveCard, moved(FIRST, { column: 'doing', rank: '9' }))
  const { user } = await open()
  screen.getByRole('button', { name: 'Move “Ask five readers”' }).focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(titles(/^Doing/)[0]).toContain('Ask five readers'))
  expect(screen.getByRole('button', { name: 'Move “Ask five readers”' })).toHaveFocus()
  expect(screen.getByText('“Ask five readers” is now in “Doing”, at place 1.')).toBeInTheDocument()
  await waitFor(() =>
    expect(api.received(moveCard)[0]?.body).toEqual({ seen: 1, column: 'doing', after: null }),
  )
})

test('within a column a card is moved behind the one that was below it', async () => {
  screenIs('min-width: 768px')
  api.answers(moveCard, moved(FIRST, { rank: 'c' }))
  const { user } = await open()
  screen.getByRole('button', { name: 'Move “Ask five readers”' }).focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(api.received(moveCard)[0]?.body).toEqual({ seen: 1, column: 'todo', after: 'b' }),
  )
  expect(titles(/^To do/)[1]).toContain('Ask five readers')
})

test('a card is dragged to another column, and Escape drops nothing', async () => {
  screenIs('min-width: 768px')
  api.answers(moveCard, moved(FIRST, { column: 'done', rank: 'm' }))
  await open()
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const order = ['todo', 'doing', 'done']
    const at = order.indexOf(this.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? 'todo')
    return { left: at * 100, right: at * 100 + 90, top: 0, bottom: 100 } as DOMRect
  })
  window.scrollBy = jest.fn()
  const handle = () => screen.getByRole('button', { name: 'Move “Ask five readers”' })
  // jsdom has no PointerEvent, so a mouse event takes its place.
  const hold = () => fireEvent(handle(), new MouseEvent('pointerdown', { bubbles: true, button: 0 }))
  const drag = () => fireEvent(window, new MouseEvent('pointermove', { clientX: 240, clientY: 200 }))
  hold()
  drag()
  fireEvent.keyDown(window, { key: 'Escape' })
  fireEvent(window, new MouseEvent('pointerup'))
  expect(api.received(moveCard)).toEqual([])
  hold()
  drag()
  fireEvent(window, new MouseEvent('pointerup'))
  await waitFor(() => expect(titles(/^Done/)[0]).toContain('Ask five readers'))
  expect(api.received(moveCard)[0]?.body).toEqual({ seen: 1, column: 'done', after: null })
})

test.each([
  ['en', 'To do (2)', 'Doing (1)', 'Ways to move “Ask five readers”', 'To “Doing”'],
  ['hi', 'करना है (2)', 'हो रहा है (1)', '“Ask five readers” को ले जाने के तरीक़े', '“हो रहा है” में'],
] as const)(
  'small screens show one column, and a menu moves a card, in %s',
  async (locale, here, there, menu, to) => {
    api.answers(moveCard, moved(FIRST, { column: 'doing', rank: 'b' }))
    const { user } = await open('part=board', locale)
    expect(screen.getByRole('button', { name: here })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('button', { name: 'Count the books' })).toBeNull()
    await user.click(screen.getByRole('button', { name: menu }))
    await user.click(screen.getByRole('button', { name: to }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask five readers' })).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
    await user.click(screen.getByRole('button', { name: there.replace('1', '2') }))
    expect(screen.getByRole('button', { name: 'Ask five readers' })).toBeVisible()
  },
)

test('a move that somebody else was faster with says so, and shows where the card is', async () => {
  screenIs('min-width: 768px')
  api.refuses(moveCard, 409, 'edit_conflict', undefined, { reason: 'place' })
  changes = { cursor: 12, cards: [moved(FIRST, { column: 'done' })], removed: [] }
  const { user } = await open()
  screen.getByRole('button', { name: 'Move “Ask five readers”' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText(/Somebody else has moved “Ask five readers”/)).toBeVisible()
  await waitFor(() => expect(titles(/^Done/)[0]).toContain('Ask five readers'))
})

test('a move without a connection is said to have failed, and the card is where it was', async () => {
  screenIs('min-width: 768px')
  api.isUnreachable(moveCard)
  const { user } = await open()
  screen.getByRole('button', { name: 'Move “Ask five readers”' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText(/“Ask five readers” is still where it was/)).toBeVisible()
  expect(titles(/^To do/)[0]).toContain('Ask five readers')
})

test('the changes of others appear, are announced, and take neither focus nor text away', async () => {
  screenIs('min-width: 768px')
  const { user } = await open()
  await user.click(column(/^To do/).getByRole('button', { name: 'Add a card' }))
  const field = screen.getByRole('textbox', { name: 'Title of the new card' })
  await user.type(field, 'Half a ti')
  const changed = { ...DOING, title: 'Count all books', versions: { ...DOING.versions, title: 2 } }
  changes = { cursor: 11, cards: [changed], removed: ['b'] }
  await askForChanges()
  expect(await screen.findByRole('button', { name: 'Count all books' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Draw the first page' })).toBeNull()
  expect(screen.getByText('Others have changed 2 cards.')).toBeInTheDocument()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('Half a ti')
  expect(api.received(getTeamBoard).at(-1)?.query).toEqual({ since: 9 })
})

test('a focused card that somebody else has moved keeps the focus', async () => {
  screenIs('min-width: 768px')
  await open()
  act(() => screen.getByRole('button', { name: 'Ask five readers' }).focus())
  changes = { cursor: 11, cards: [moved(FIRST, { column: 'done' })], removed: [] }
  await askForChanges()
  await waitFor(() => expect(titles(/^Done/)[0]).toContain('Ask five readers'))
  expect(screen.getByRole('button', { name: 'Move “Ask five readers”' })).toHaveFocus()
})

test('a new card keeps its title while there is no connection, and is added once with the same id', async () => {
  screenIs('min-width: 768px')
  api.isUnreachable(addCard)
  const { user } = await open()
  await user.click(column(/^To do/).getByRole('button', { name: 'Add a card' }))
  const field = screen.getByRole('textbox', { name: 'Title of the new card' })
  await user.type(field, 'Print a poster')
  await user.click(column(/^To do/).getByRole('button', { name: 'Add a card' }))
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
  expect(field).toHaveValue('Print a poster')
  api.answers(addCard, aCard({ id: 'new', rank: 'z', title: 'Print a poster' }))
  await user.click(column(/^To do/).getByRole('button', { name: 'Add a card' }))
  expect(await screen.findByRole('button', { name: 'Print a poster' })).toBeVisible()
  const [first, second] = api.received(addCard)
  expect(first?.body).toEqual({ cardId: expect.any(String), column: 'todo', title: 'Print a poster' })
  expect(second?.body).toEqual(first?.body)
})

describe('the dialog of a card', () => {
  const dialog = async () => within(await screen.findByRole('dialog'))

  test('says that a move has failed, because the board behind it cannot be read', async () => {
    api.isUnreachable(moveCard)
    const { user } = await open('part=board&card=a')
    const { findByRole, findByText } = await dialog()
    await user.selectOptions(await findByRole('combobox', { name: 'Column' }), 'Doing')
    expect(await findByText(/“Ask five readers” is still where it was/)).toBeVisible()
    expect(await findByRole('combobox', { name: 'Column' })).toHaveValue('todo')
  })

  test('saves only the fields that were changed, with the version that was seen', async () => {
    const saved = { ...FIRST, assignee: 'learner-2', versions: { ...FIRST.versions, assignee: 2 } }
    api.answers(changeCard, saved)
    const { user } = await open('part=board&card=a')
    const { findByRole, getByRole, findByText } = await dialog()
    await user.selectOptions(await findByRole('combobox', { name: 'Who does it' }), 'Imran Khan')
    await user.click(getByRole('button', { name: 'Save' }))
    expect(await findByText('Saved.')).toBeVisible()
    expect(api.received(changeCard).map(({ body }) => body)).toEqual([
      { seen: 1, change: { field: 'assignee', value: 'learner-2' } },
    ])
  })

  test('comments are a list inside of the part in which new ones are announced', async () => {
    const comment = {
      id: 'k',
      text: 'Two are done.',
      name: 'Imran Khan',
      writtenAt: '2026-09-01T08:00:00.000Z',
    }
    api.answers(listCardComments, { comments: [comment] })
    await open('part=board&card=a')
    const { findByText, getByRole } = await dialog()
    await findByText('Two are done.')
    const list = within(getByRole('log', { name: 'Comments' })).getByRole('list')
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  })

  test('shows both versions if somebody else has changed the same field, and keeps the own one on request', async () => {
    const theirs = { ...FIRST, title: 'Ask ten readers', versions: { ...FIRST.versions, title: 2 } }
    api.refuses(changeCard, 409, 'edit_conflict', undefined, { reason: 'title' })
    changes = { cursor: 11, cards: [theirs], removed: [] }
    const { user } = await open('part=board&card=a')
    const { getByRole, findByText } = await dialog()
    const title = getByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Ask six readers')
    await user.click(getByRole('button', { name: 'Save' }))
    expect(await findByText('Ask ten readers')).toBeVisible()
    expect(title).toHaveValue('Ask six readers')
    const own = { ...theirs, title: 'Ask six readers', versions: { ...theirs.versions, title: 3 } }
    api.answers(changeCard, own)
    await user.click(getByRole('button', { name: 'Keep mine' }))
    expect(title).toHaveFocus()
    await user.click(getByRole('button', { name: 'Save' }))
    expect(await findByText('Saved.')).toBeVisible()
    expect(api.received(changeCard).at(-1)?.body).toEqual({
      seen: 2,
      change: { field: 'title', value: 'Ask six readers' },
    })
  })

  test('takes the other version on request', async () => {
    const theirs = { ...FIRST, text: 'At the market.', versions: { ...FIRST.versions, text: 2 } }
    const { user } = await open('part=board&card=a')
    const { getByRole, findByRole } = await dialog()
    const text = getByRole('textbox', { name: 'Description' })
    await user.type(text, 'At school.')
    changes = { cursor: 11, cards: [theirs], removed: [] }
    await askForChanges()
    await user.click(await findByRole('button', { name: 'Take theirs' }))
    expect(text).toHaveValue('At the market.')
    expect(text).toHaveFocus()
  })

  test('a change that could not be saved is there again when the card is opened later', async () => {
    api.isUnreachable(changeCard)
    const { user, unmount } = await open('part=board&card=a')
    const first = await dialog()
    await user.type(first.getByRole('textbox', { name: 'Description' }), 'At school.')
    await user.click(first.getByRole('button', { name: 'Save' }))
    expect(await first.findByText(/You seem to be offline/)).toBeVisible()
    unmount()
    await open('part=board&card=a')
    const again = await dialog()
    await waitFor(() => expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue('At school.'))
  })
})
