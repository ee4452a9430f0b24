import { PEOPLE_SORTS, type FoundPerson } from '@mentor-connect/contract/admin/people'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { fillOffice } from '../../testing/office/fillOffice'
import { SMALL } from '../../testing/office/size'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
let headers: { cookie: string }
beforeEach(async () => {
  t = await TestAdmin.start()
  headers = (await t.operator('support')).headers
})
afterEach(() => t.close())

interface Page {
  rows: FoundPerson[]
  next: string | null
}

const pageOf = async (query: string): Promise<Page> =>
  (await t.get(`/api/people?${query}`, headers)).json().data

async function allPages(query: string): Promise<FoundPerson[]> {
  const all: FoundPerson[] = []
  for (let after: string | null = ''; after !== null;) {
    const page: Page = await pageOf(`${query}&after=${encodeURIComponent(after)}`)
    all.push(...page.rows)
    after = page.next
  }
  return all
}

const names = async (query: string) => (await pageOf(query)).rows.map(({ name }) => name)

describe('order', () => {
  const valueOf = {
    joined: ({ joinedAt }: FoundPerson) => joinedAt,
    name: ({ name }: FoundPerson) => name.toLowerCase(),
    active: ({ lastActiveAt }: FoundPerson) => lastActiveAt,
  }

  it.each(PEOPLE_SORTS)('%s holds over all pages, which show everybody once', async (sort) => {
    await fillOffice(t.db, SMALL, { operator: 'support@example.org', now: t.api.clock() })
    const people = await allPages(`sort=${sort}`)
    expect(new Set(people.map(({ id }) => id)).size).toBe(SMALL.learners + SMALL.mentors)
    expect(people).toHaveLength(SMALL.learners + SMALL.mentors)
    const values = people.map(valueOf[sort.replace('-', '') as keyof typeof valueOf])
    const sorted = [...values].sort()
    expect(values).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted)
  })

  it('holds among those who match the words', async () => {
    await fillOffice(t.db, SMALL, { operator: 'support@example.org', now: t.api.clock() })
    const found = await allPages('search=example.org&sort=name')
    expect(found).toHaveLength(SMALL.learners + SMALL.mentors)
    const kumars = await allPages('search=kumar&sort=-name')
    expect(kumars.map(({ name }) => name)).toEqual(
      kumars
        .map(({ name }) => name)
        .sort()
        .reverse(),
    )
  })

  it('names with the separator of the cursor have their page', async () => {
    for (let at = 10; at < 62; at++) await signedInLearner(t.api, { name: `A|${at}` })
    const people = await allPages('sort=name')
    expect(people.map(({ name }) => name)).toEqual(Array.from({ length: 52 }, (_, at) => `A|${at + 10}`))
  })

  it.each([
    'sort=email',
    'sort=--name',
    'role=operator',
    'joined=century',
    'language=fr',
    `after=${'x'.repeat(500)}`,
  ])('%s is refused', async (query) => {
    expect((await t.get(`/api/people?${query}`, headers)).statusCode).toBe(400)
  })

  it.each(['nonsense', '|', 'x|', '|x'])('the malformed cursor %s begins at the beginning', async (after) => {
    await signedInLearner(t.api, { name: 'Asha' })
    expect(await names(`sort=-name&after=${encodeURIComponent(after)}`)).toEqual(['Asha'])
  })
})

describe('filters', () => {
  beforeEach(async () => {
    await signedInLearner(t.api, { email: 'asha@example.org', name: 'Asha' })
    t.api.clock.advance(40 * DAY_MS)
    await signedInMentor(t.api, { email: 'ravi@example.org', name: 'Ravi' })
    const { account } = await signedInLearner(t.api, { email: 'bina@example.org', name: 'Bina' })
    await t.db.updateTable('learners').set({ language: 'hi' }).where('id', '=', account._id).execute()
    const moderator = await t.operator('moderator')
    const suspension = { kind: 'suspension', reason: 'Sent advertisements.' }
    await t.post(`/api/people/user/${account._id}/sanction`, suspension, moderator.headers)
    // The operator's earlier session has expired.
    headers = (await t.operator('owner')).headers
  })

  it.each([
    ['role=mentor', ['Ravi']],
    ['role=user', ['Asha', 'Bina']],
    ['state=suspended', ['Bina']],
    ['state=active', ['Asha', 'Ravi']],
    ['joined=week', ['Bina', 'Ravi']],
    ['joined=year', ['Asha', 'Bina', 'Ravi']],
    ['active=away', ['Asha']],
    ['active=day', ['Bina', 'Ravi']],
    ['language=hi', ['Bina']],
    ['language=none', ['Asha', 'Ravi']],
    ['role=user&active=away&state=active&search=asha', ['Asha']],
    ['role=mentor&language=hi', []],
  ])('%s', async (query, found) => {
    expect(await names(`${query}&sort=name`)).toEqual(found)
  })
})

it('follows the last use of an account by the hour, also when its name changes', async () => {
  const { headers: own, account } = await signedInLearner(t.api, { name: 'Asha' })
  async function lastActiveFor(role: 'owner' | 'moderator') {
    headers = (await t.operator(role)).headers
    return (await pageOf('')).rows[0]!.lastActiveAt
  }
  const use = () => t.api.app.inject({ url: '/account/sessions', headers: own })
  t.api.clock.advance(3 * HOUR_MS)
  await use()
  const used = t.api.clock().toISOString()
  expect(await lastActiveFor('owner')).toBe(used)
  t.api.clock.advance(HOUR_MS)
  await t.db.updateTable('learners').set({ name: 'Bina' }).where('id', '=', account._id).execute()
  expect(await lastActiveFor('moderator')).toBe(used)
})
