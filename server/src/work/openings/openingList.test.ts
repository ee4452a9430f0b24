import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { OPENINGS_PAGE } from '@mentor-connect/contract/work/openingLimits'
import { OPENING_KINDS, OPENING_LEVELS, WORKPLACES } from '@mentor-connect/contract/work/openingRules'
import { placeKey } from '@mentor-connect/contract/work/placeNames'
import { Random } from '../../testing/hostile/random'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertOpenings, type ListedOpening } from '../testing/insertOpenings'
import { matchedSkills, skillKey } from './openingTags.repo'

let t: TestApp
let random: Random
beforeEach(async () => {
  t = await testApp()
  random = new Random(7)
})
afterEach(() => t.close())

const WORDS = ['baker', 'driver', 'teacher', 'welder', 'nurse', 'clerk', 'cook', 'pilot']
const SKILLS = ['React', 'Web Development', 'Programming', 'Sales', 'Pottery']
const PLACES = ['Indore', 'Bhopal', 'Bengaluru', '']
const LANGUAGES = ['hi', 'en', 'ta']

const ago = (days: number) => new Date(t.clock().getTime() - days * DAY_MS).toISOString()

const anOpening = (number: number): ListedOpening => ({
  id: `o${String(random.int(1e6)).padStart(6, '0')}-${number}`,
  title: `${random.pick(WORDS)} ${random.pick(WORDS)}`,
  kind: random.pick(OPENING_KINDS),
  workplace: random.pick(WORKPLACES),
  level: random.pick(OPENING_LEVELS),
  place: random.pick(PLACES),
  pay: random.pick([0, 8_000, 15_000, 40_000]),
  postedAt: ago(random.int(40)),
  closesOn: ago(random.int(60) - 55).slice(0, 10),
  skills: random.shuffled(SKILLS).slice(0, 1 + random.int(2)),
  languages: random.shuffled(LANGUAGES).slice(0, 1 + random.int(2)),
})

const many = (count: number, parts: (number: number) => Partial<ListedOpening> = () => ({})) =>
  Array.from({ length: count }, (_, number) => ({ ...anOpening(number), ...parts(number) }))

type Query = Record<string, string | number>

async function list(criteria: Query) {
  const query: Query = { limit: OPENINGS_PAGE, ...criteria }
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { data } = (await t.app.inject(`/openings?${parameters}`)).json()
  const {
    openings,
    pagination,
    kinds,
    hasMore = false,
  } = data as {
    openings: { _id: string }[]
    pagination: { totalItems: number }
    kinds: { kind: string; count: number }[]
    hasMore?: boolean
  }
  return { ids: openings.map(({ _id }) => _id), total: pagination.totalItems, kinds, hasMore }
}

/** The criteria of a list, as they are compared with one opening. */
const CRITERIA: Record<string, (one: ListedOpening, value: never) => boolean> = {
  q: (one, value: string) => value.split(' ').every((word) => hasWord(one.title, word)),
  workplace: (one, value: string) => one.workplace === value,
  level: (one, value: string) => one.level === value,
  place: (one, value: string) => placeKey(one.place) === placeKey(value),
  language: (one, value: string) => one.languages.includes(value),
  skill: (one, value: string) => one.skills.some((skill) => matchedSkills(value).includes(skillKey(skill))),
  payFrom: (one, value: number) => one.pay >= value,
  postedWithin: (one, value: number) => one.postedAt >= ago(value),
}

/** Up to two letters are found at the beginning of a word only. */
const hasWord = (title: string, word: string) => ` ${title}`.includes(word.length > 2 ? word : ` ${word}`)

const ORDERS = {
  newest: (one: ListedOpening) => -Date.parse(one.postedAt),
  closing: (one: ListedOpening) => Date.parse(one.closesOn),
  pay: (one: ListedOpening) => -one.pay,
}

function aQuery() {
  const values: Record<string, readonly (string | number)[]> = {
    q: [...WORDS, 'each', 'co', 'teacher co'],
    workplace: WORKPLACES,
    level: OPENING_LEVELS,
    place: ['Indore', 'Bangalore'],
    language: LANGUAGES,
    skill: [...SKILLS, 'वेब डेवलपमेंट'],
    payFrom: [8_000, 15_001, 40_000],
    postedWithin: [1, 7, 30],
  }
  const names = random.shuffled(Object.keys(values)).slice(0, random.int(4))
  const criteria: Query = Object.fromEntries(names.map((name) => [name, random.pick(values[name]!)]))
  const sort = random.pick(['newest', 'closing', 'pay'] as const)
  return { criteria, sort, kind: random.chance(0.3) ? random.pick(OPENING_KINDS) : undefined }
}

/** Compares every opening with every criterion. */
function expected(openings: ListedOpening[], { criteria, sort, kind }: ReturnType<typeof aQuery>) {
  const today = t.clock().toISOString().slice(0, 10)
  const ofAllKinds = openings.filter(
    (one) =>
      one.closesOn >= today &&
      Object.entries(criteria).every(([name, value]) => CRITERIA[name]!(one, value as never)),
  )
  const found = ofAllKinds
    .filter((one) => !kind || one.kind === kind)
    .toSorted((a, b) => ORDERS[sort](a) - ORDERS[sort](b) || (a.id < b.id ? -1 : 1))
  return {
    ids: found.slice(0, OPENINGS_PAGE).map(({ id }) => id),
    total: found.length,
    hasMore: false,
    kinds: OPENING_KINDS.map((one) => ({
      kind: one,
      count: ofAllKinds.filter((opening) => opening.kind === one).length,
    })),
  }
}

it('finds, counts and sorts the same as a comparison of all openings with all criteria', async () => {
  const openings = many(400)
  await insertOpenings(t.db, openings)
  for (let tries = 0; tries < 150; tries++) {
    const query = aQuery()
    const { criteria, sort, kind } = query
    const found = await list({ ...criteria, sort, ...(kind && { kind }) })
    expect({ query, ...found }).toEqual({ query, ...expected(openings, query) })
  }
})

describe('among more openings than are looked at', () => {
  /** Posted one a minute, the last one first; the 2,000 newest are on site. */
  const OPENINGS = 2_500
  const aLong = (parts: (number: number) => Partial<ListedOpening> = () => ({})) =>
    many(OPENINGS, (number) => ({
      id: `o${number}`,
      postedAt: ago(number / 1440),
      closesOn: ago(-30).slice(0, 10),
      title: 'baker',
      place: 'Indore',
      skills: ['Sales'],
      languages: ['hi'],
      pay: 8_000,
      workplace: number < 2_000 ? 'on-site' : 'remote',
      ...parts(number),
    }))

  const sum = (kinds: { count: number }[]) => kinds.reduce((total, { count }) => total + count, 0)

  it('says that there may be more, and reads on behind what was counted', async () => {
    await insertOpenings(t.db, aLong())
    const first = await list({})
    expect([first.ids[0], sum(first.kinds), first.hasMore]).toEqual(['o0', 2_000, true])
    expect((await list({ place: 'Indore' })).total).toBe(2_000)
    expect((await list({ skill: 'Sales' })).total).toBe(1_000)
    const later = await list({ skill: 'Sales', page: 100 })
    expect([later.ids[0], later.total]).toEqual(['o1188', 1_201])
    expect((await list({ page: 200 })).ids).toEqual([])
  })

  it('finds all of what only few match together', async () => {
    await insertOpenings(
      t.db,
      aLong((number) =>
        number >= 2_490 ? { kind: 'job', pay: 40_000, title: 'pilot' } : { kind: 'internship' },
      ),
    )
    const remote = await list({ workplace: 'remote', sort: 'closing' })
    expect([remote.total, remote.hasMore]).toEqual([500, false])
    expect((await list({ kind: 'job', language: 'hi' })).total).toBe(10)
    expect((await list({ q: 'pilot' })).total).toBe(10)
    expect((await list({ payFrom: 9_000, place: 'Indore', q: 'pilot' })).total).toBe(10)
  })

  it('searches the latest with words that many contain, unless too few of these match', async () => {
    const openings = aLong((number) => ({
      ...(number === 5 && { title: 'baker nurse' }),
      ...(number >= 2_490 && { workplace: 'hybrid' }),
    }))
    await insertOpenings(t.db, openings.toReversed())
    const found = await list({ q: 'baker' })
    expect([found.ids[0], found.total, found.hasMore]).toEqual(['o0', 300, true])
    expect((await list({ q: 'baker', page: 30 })).ids[0]).toBe('o348')
    expect((await list({ q: 'baker', page: 30, sort: 'pay' })).ids).toEqual([])
    expect((await list({ q: 'baker nurse' })).ids).toEqual(['o5'])
    const hybrid = await list({ q: 'baker', workplace: 'hybrid' })
    expect([hybrid.ids[0], hybrid.total, hybrid.hasMore]).toEqual(['o2490', 10, false])
  })

  it('finds an opening that was posted again among the latest with a common word', async () => {
    await insertOpenings(t.db, aLong().toReversed())
    const renewed = { posted_at: new Date(t.clock().getTime() + 1).toISOString() }
    await t.db.updateTable('openings').set(renewed).where('id', '=', 'o2400').execute()
    expect((await list({ q: 'baker' })).ids.slice(0, 2)).toEqual(['o2400', 'o0'])
    await t.db.updateTable('openings').set({ state: 'closed' }).where('id', '=', 'o2300').execute()
    const again = { state: 'open' as const, posted_at: new Date(t.clock().getTime() + 2).toISOString() }
    await t.db.updateTable('openings').set(again).where('id', '=', 'o2300').execute()
    expect((await list({ q: 'baker' })).ids.slice(0, 2)).toEqual(['o2300', 'o2400'])
  })
})
