import { CARD_COMMENTS_MAX, CARDS_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import { itRaces } from '../../../testing/raceTests'
import type { Person } from '../../testing/workWorld'
import { projectWorld, type ProjectWorld } from '../testing/projectWorld'

let w: ProjectWorld
let team: string
beforeEach(async () => {
  w = await projectWorld()
  team = await w.started()
})
afterEach(() => w.t.close())

const add = (cardId: string, parts: object = {}, person: Person = w.asha) =>
  w.post(person, `/teams/${team}/cards`, { cardId, column: 'todo', title: `Card ${cardId}`, ...parts })
const change = (cardId: string, field: string, value: string | null, seen = 0, person: Person = w.asha) =>
  w.post(person, `/teams/${team}/cards/${cardId}/change`, { seen, change: { field, value } })
const move = (cardId: string, column: string, after: string | null, seen = 0, person: Person = w.asha) =>
  w.post(person, `/teams/${team}/cards/${cardId}/move`, { seen, column, after })
const board = async (since?: number) =>
  (await w.get(`/teams/${team}/board${since === undefined ? '' : `?since=${since}`}`, w.bina)).data
async function column(name: string): Promise<string[]> {
  const { cards } = await board()
  return cards
    .filter((card: { column: string }) => card.column === name)
    .sort((a: { rank: string }, b: { rank: string }) => (a.rank < b.rank ? -1 : 1))
    .map(({ id }: { id: string }) => id)
}

it('has cards that are added once', async () => {
  const made = await Promise.all([add('k1'), add('k1'), add('k1')])
  expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await board()).cards).toMatchObject([{ id: 'k1', title: 'Card k1', column: 'todo' }])
  expect((await add('k1', {}, w.bina)).json().fields).toHaveProperty('cardId')
  expect((await add('k2', { title: '' })).statusCode).toBe(400)
  expect((await add('k2', { assignee: w.chand.account._id })).json().fields).toHaveProperty('assignee')
  expect((await add('k2', {}, w.chand)).statusCode).toBe(404)
})

describe('two people at once', () => {
  beforeEach(() => add('k1'))

  itRaces('change different fields without loss', async () => {
    const changes = await Promise.all([
      change('k1', 'title', 'New title'),
      change('k1', 'text', 'Some text', 0, w.bina),
      change('k1', 'dueOn', w.day(3)),
      change('k1', 'assignee', w.asha.account._id, 0, w.bina),
      move('k1', 'doing', null),
    ])
    expect(changes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect((await board()).cards).toMatchObject([
      {
        title: 'New title',
        text: 'Some text',
        column: 'doing',
        assignee: w.asha.account._id,
        versions: { title: 1, text: 1, dueOn: 1, assignee: 1, place: 1 },
      },
    ])
  })

  itRaces('change the same field: the second one is told', async () => {
    const changes = await Promise.all([
      change('k1', 'title', 'By Asha'),
      change('k1', 'title', 'By Bina', 0, w.bina),
    ])
    const refused = changes.filter(({ statusCode }) => statusCode === 409)
    expect(refused.map((one) => one.json())).toMatchObject([{ code: 'edit_conflict', reason: 'title' }])
  })

  it('may repeat what they have done', async () => {
    await change('k1', 'title', 'By Asha')
    expect((await change('k1', 'title', 'By Asha')).json().data.versions.title).toBe(1)
    await move('k1', 'done', null)
    expect((await move('k1', 'done', null)).json().data.versions.place).toBe(1)
  })
})

it('keeps the order in which cards are put', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await add(id)
  await move('d', 'todo', null)
  await move('a', 'todo', 'c')
  expect(await column('todo')).toEqual(['d', 'b', 'c', 'a'])
  await move('b', 'done', null)
  await move('c', 'done', 'gone')
  expect(await column('done')).toEqual(['b', 'c'])
})

it('stays in order however often a card is put between two others', async () => {
  for (const id of ['a', 'b', 'x', 'y']) await add(id)
  let seen = { x: 0, y: 0 }
  for (let count = 0; count < 60; count++) {
    const id = count % 2 === 0 ? 'x' : 'y'
    expect((await move(id, 'todo', 'a', seen[id])).statusCode).toBe(200)
    seen = { ...seen, [id]: seen[id] + 1 }
  }
  expect(await column('todo')).toEqual(['a', 'y', 'x', 'b'])
})

it('sends a board as a whole if it has changed very often since the cursor', async () => {
  await add('k1')
  await add('k2')
  await w.post(w.asha, `/teams/${team}/cards/k1/remove`)
  expect(await board(0)).toMatchObject({ cards: [{ id: 'k2' }], removed: ['k1'] })
  const board_seq = 3 + 2 * CARDS_MAX
  await w.t.db.updateTable('project_teams').set({ board_seq }).where('id', '=', team).execute()
  expect(await board(0)).toMatchObject({ cards: [{ id: 'k2' }], removed: [], isComplete: true })
})

it('tells an open board what has changed since its cursor', async () => {
  await add('k1')
  await add('k2')
  const { cursor, isComplete } = await board()
  expect(isComplete).toBe(true)
  expect(await board(cursor)).toEqual({ cursor, cards: [], removed: [] })
  await change('k1', 'title', 'New')
  await w.post(w.asha, `/teams/${team}/cards/k2/remove`)
  await w.post(w.asha, `/teams/${team}/cards/k2/remove`)
  const changes = await board(cursor)
  expect(changes).toMatchObject({ cards: [{ id: 'k1', title: 'New' }], removed: ['k2'] })
  expect((await board(9999)).isComplete).toBe(true)
  expect((await change('k2', 'title', 'Too late')).statusCode).toBe(404)
})

it('has at most 200 cards', async () => {
  const now = w.t.clock().toISOString()
  const versions = {
    title_version: 0,
    text_version: 0,
    assignee_version: 0,
    due_version: 0,
    place_version: 0,
  }
  const rows = Array.from({ length: CARDS_MAX }, (_, index) => ({
    id: `c${index}`,
    team_id: team,
    list: 'todo' as const,
    rank: String(index).padStart(3, '0'),
    learner_id: null,
    due_on: null,
    ...versions,
    seq: 1,
    created_by: null,
    created_at: now,
    changed_at: now,
    deleted_at: null,
    title: 'Card',
    text: '',
  }))
  await w.t.db.insertInto('project_cards').values(rows).execute()
  expect((await add('one-more')).json()).toMatchObject({ code: 'projects_max', reason: 'cards' })
})

describe('comments', () => {
  const comment = (commentId: string, person: Person = w.asha) =>
    w.post(person, `/teams/${team}/cards/k1/comments`, { commentId, text: 'I will do it.' })
  beforeEach(() => add('k1'))

  it('are added once, read by the team, and removed by their author', async () => {
    await Promise.all([comment('x'), comment('x')])
    await comment('y', w.mentor)
    const { comments } = (await w.get(`/teams/${team}/cards/k1/comments`, w.bina)).data
    expect(comments).toMatchObject([
      { id: 'x', name: 'Asha' },
      { id: 'y', isMentor: true },
    ])
    expect((await board()).cards[0].comments).toBe(2)
    const remove = (person: Person) => w.post(person, `/teams/${team}/cards/k1/comments/x/remove`)
    expect((await remove(w.bina)).statusCode).toBe(403)
    expect((await remove(w.asha)).json().data.comments).toHaveLength(1)
  })

  it('of a blocked person are marked, and there are at most 50', async () => {
    await w.block(w.asha)
    await comment('y', w.mentor)
    const { comments } = (await w.get(`/teams/${team}/cards/k1/comments`, w.asha)).data
    expect(comments).toMatchObject([{ isBlocked: true }])
    const written_at = w.t.clock().toISOString()
    const rows = Array.from({ length: CARD_COMMENTS_MAX - 1 }, (_, index) => ({
      id: `c${index}`,
      team_id: team,
      card_id: 'k1',
      person_id: w.bina.account._id,
      written_at,
      text: 'More',
    }))
    await w.t.db.insertInto('project_comments').values(rows).execute()
    expect((await comment('z')).json()).toMatchObject({ code: 'projects_max', reason: 'comments' })
  })
})
