import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { signedInMentor } from '../../testing/signedIn'
import { workWorld, type WorkWorld } from '../testing/workWorld'
import { indexMissingOpenings } from './openingWords.repo'
import { closeExpired } from '../posting/closeExpired'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
  await w.opened('web')
})
afterEach(() => w.t.close())

const ids = async (query = '') =>
  (await w.get(`/openings?${query}`)).data.openings.map(({ _id }: { _id: string }) => _id)
const search = (q: string) => ids(`q=${encodeURIComponent(q)}`)
const stored = (id: string) =>
  w.t.db.selectFrom('openings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const readWeb = async () => {
  const { status, reason } = await w.get('/openings/web')
  return [status, reason]
}

describe('the list', () => {
  beforeEach(async () => {
    w.t.clock.advance(1000)
    await w.opened('shop', {
      kind: 'job',
      title: 'दुकान में सहायक',
      description: 'ग्राहकों की मदद करें।',
      employer: { name: 'सूरज स्टोर (उदाहरण)' },
      place: 'Bangalore',
      pay: { from: 600, per: 'day', currency: 'INR' },
      skills: ['Sales'],
      languages: ['kn'],
      level: 'fresher',
      closesOn: w.day(3),
      questions: [],
    })
    w.t.clock.advance(1000)
    await w.opened('teach', {
      kind: 'volunteering',
      title: 'Teach English to children',
      description: 'Two evenings a week.',
      workplace: 'remote',
      place: '',
      pay: null,
      skills: ['English'],
      languages: ['en'],
      apply: { way: 'link', url: 'https://example.org/apply' },
      questions: [],
    })
  })

  it('shows the newest first, counts kinds, and sorts by closing day and pay', async () => {
    expect(await ids()).toEqual(['teach', 'shop', 'web'])
    expect(await ids('sort=closing')).toEqual(['shop', 'teach', 'web'])
    expect(await ids('sort=pay')).toEqual(['shop', 'web', 'teach'])
    const { data } = await w.get('/openings?kind=job')
    expect(data.kinds).toEqual([
      { kind: 'job', count: 1 },
      { kind: 'internship', count: 1 },
      { kind: 'apprenticeship', count: 0 },
      { kind: 'volunteering', count: 1 },
    ])
    expect(data.pagination).toMatchObject({ totalItems: 1 })
    expect(data.openings[0]).toMatchObject({ language: 'hi', poster: { kind: 'mentor', name: 'Ravi Kumar' } })
    expect(await ids('limit=1&page=2')).toEqual(['shop'])
    expect((await w.get('/openings?limit=51')).status).toBe(400)
  })

  it.each([
    ['kind=internship', ['web']],
    ['workplace=remote', ['teach']],
    [`place=${encodeURIComponent('बेंगलुरु')}`, ['shop']],
    ['skill=programming', ['web']],
    [`skill=${encodeURIComponent('बिक्री')}`, ['shop']],
    ['language=en', ['teach', 'web']],
    ['level=fresher', ['shop']],
    ['payFrom=12000', ['shop', 'web']],
    ['payFrom=12001', ['shop']],
    ['kind=job&language=en', []],
  ])('is filtered by %s', async (query, expected) => expect(await ids(query)).toEqual(expected))

  it.each([
    ['q=development&place=Indore', ['web']],
    ['q=develpment&place=Indore', ['web']],
    ['q=development&place=Bangalore', []],
    ['q=development&payFrom=12000', ['web']],
    ['q=development&payFrom=12001', []],
    ['q=development&postedWithin=1&language=hi', ['web']],
  ])('is searched within a filter: %s', async (query, expected) => expect(await ids(query)).toEqual(expected))

  it('is filtered by the time of posting', async () => {
    w.t.clock.advance(2 * DAY_MS)
    await w.opened('late')
    expect(await ids('postedWithin=1')).toEqual(['late'])
  })

  it('is searched with other scripts, other names and slips', async () => {
    expect(await search('React')).toEqual(['web'])
    expect(await search('Bengaluru')).toEqual(['shop'])
    expect(await search('dukan')).toEqual(['shop'])
    expect(await search('Englsh')).toEqual(['teach'])
    expect(await search('astronaut')).toEqual([])
    const { data } = await w.get('/openings?q=developmnet')
    expect(data).toMatchObject({ searchedFor: 'development', openings: [{ _id: 'web' }] })
    expect((await w.get('/openings?q=development')).data.searchedFor).toBeUndefined()
  })

  it('is the same for everybody', async () => {
    const [visitor, learner] = [await w.get('/openings'), await w.get('/openings', w.asha)]
    expect(learner.data).toEqual(visitor.data)
  })
})

describe('one opening', () => {
  it('shows everything, and similar ones', async () => {
    await w.opened('other', { title: 'React developer', kind: 'job' })
    await w.opened('far', { title: 'Cook', skills: ['Cooking'] })
    const { data } = await w.get('/openings/web')
    expect(data).toMatchObject({
      employer: { name: 'Neel Studio (example)' },
      questions: ['What have you built?'],
      apply: { way: 'here' },
      warnings: [],
    })
    expect(data.similar.map(({ _id }: { _id: string }) => _id)).toEqual(['other'])
    expect(JSON.stringify(data)).not.toContain('@')
  })

  it('has similar ones also after many with the same skills have closed', async () => {
    await w.opened('zebra', { title: 'React developer' })
    const { listed: _listed, ...row } = await stored('zebra')
    const old = { ...row, words_indexed: 0 as const, closes_on: w.day(-1) }
    for (let number = 0; number < 250; number += 1)
      await w.t.db
        .insertInto('openings')
        .values({ ...old, id: `old-${number}` })
        .execute()
    await indexMissingOpenings(w.t.db)
    await closeExpired(w.t, w.t.clock())
    const { data } = await w.get('/openings/web')
    expect(data.similar.map(({ _id }: { _id: string }) => _id)).toEqual(['zebra'])
    expect(await ids('skill=React&q=developer')).toEqual(['zebra'])
  })

  it('can be inserted as one that is listed; whether it is, only its state decides', async () => {
    const copy = { ...(await stored('web')), words_indexed: 0 }
    // The types do not allow it, but scripts that write SQL may do it.
    for (const state of ['open', 'waiting'] as const)
      await w.t.db
        .insertInto('openings')
        .values({ ...copy, id: state, state, listed: 1 } as never)
        .execute()
    await indexMissingOpenings(w.t.db)
    expect((await search('development')).sort()).toEqual(['open', 'web'])
    await w.t.db.updateTable('openings').set({ state: 'open' }).where('id', '=', 'waiting').execute()
    expect(await search('development')).toHaveLength(3)
  })

  it('is gone after its closing day, before and after the job has closed it', async () => {
    w.t.clock.advance(30 * DAY_MS)
    expect(await readWeb()).toEqual([200, undefined])
    w.t.clock.advance(DAY_MS)
    expect(await readWeb()).toEqual([404, 'removed'])
    expect(await ids()).toEqual([])
    await closeExpired(w.t, w.t.clock())
    expect(await readWeb()).toEqual([404, 'removed'])
    const { state } = await w.t.db.selectFrom('openings').select('state').executeTakeFirstOrThrow()
    expect(state).toBe('closed')
  })

  it('is not found as a draft, and as an id that never existed', async () => {
    await w.save({ id: 'draft' })
    for (const id of ['draft', 'nothing']) {
      const { status, reason } = await w.get(`/openings/${id}`)
      expect([status, reason]).toEqual([404, undefined])
    }
  })

  it('disappears with its suspended poster, and comes back', async () => {
    const set = (status: 'active' | 'inactive') =>
      w.t.db.updateTable('mentors').set({ status }).where('id', '=', w.mentor.account._id).execute()
    await set('inactive')
    expect([await readWeb(), await ids()]).toEqual([[404, undefined], []])
    await set('active')
    expect([await readWeb(), await ids()]).toEqual([[200, undefined], ['web']])
  })

  it('says that it is removed after its poster has left', async () => {
    const other = await signedInMentor(w.t)
    await w.opened('gone', {}, other)
    await w.t.db.deleteFrom('mentors').where('id', '=', other.account._id).execute()
    const { status, reason } = await w.get('/openings/gone')
    expect([status, reason]).toEqual([404, 'removed'])
  })
})
