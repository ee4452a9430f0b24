import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { FORMER_SLUG_DAYS } from '@mentor-connect/contract/work/portfolioLimits'
import { endSuspension } from '../../accounts/people/sanctions.repo'
import { signedInLearner } from '../../testing/signedIn'
import { work } from '../domain'
import { portfolioWith, suspendLearner } from '../testing/aPortfolio'
import { workWorld, type Person, type WorkWorld } from '../testing/workWorld'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
})
afterEach(() => w.t.close())

const save = (parts: object = {}, person: Person = w.asha) =>
  w.post(person, '/user/portfolio', portfolioWith({ skills: [], ...parts }))
const own = async (person: Person = w.asha) => (await w.get('/user/portfolio', person)).data
const statusOf = async (slug = 'asha-makes') => (await w.get(`/portfolios/${slug}`)).status

describe('a former name', () => {
  const moved = async (slug = 'asha-makes') => {
    const { status, data } = await w.get(`/portfolios/${slug}/moved`)
    return status === 200 ? data.slug : status
  }

  it('leads to the present one, while others can read it', async () => {
    await save()
    expect(await moved()).toBe(404)
    await save({ version: 1, slug: 'asha-verma' })
    await save({ version: 2, slug: 'asha-v' })
    expect([await moved(), await moved('asha-verma'), await moved('asha-v')]).toEqual([
      'asha-v',
      'asha-v',
      404,
    ])
    await suspendLearner(w.t, w.asha.account._id)
    expect(await moved()).toBe(404)
    await endSuspension(w.t.db, w.asha.account._id, { by: 'root', now: w.t.clock().toISOString() })
    await save({ version: 3, slug: 'asha-v', visibility: 'off' })
    expect(await moved()).toBe(404)
  })

  it('is kept for a year, for its owner only', async () => {
    const other = await signedInLearner(w.t, { name: 'Asha Makes' })
    await save()
    await save({ version: 1, slug: 'asha-verma' })
    expect((await own(other)).slug).toMatch(/^asha-makes-[0-9a-f]{6}$/)
    expect((await save({}, other)).json().fields).toHaveProperty('slug')
    expect((await save({ version: 2 })).statusCode).toBe(200)
    expect([await statusOf(), await moved('asha-verma')]).toEqual([200, 'asha-makes'])
    await save({ version: 3, slug: 'asha-verma' })
    w.t.clock.advance(FORMER_SLUG_DAYS * DAY_MS + 1000)
    await work.deleteExpired(w.t.db, w.t.clock())
    expect(await w.t.db.selectFrom('former_slugs').selectAll().execute()).toEqual([])
    expect(await moved()).toBe(404)
  })

  it('was never kept if nobody could read it, and the oldest of many is free again', async () => {
    await save({ visibility: 'off' })
    await save({ version: 1, slug: 'asha-0' })
    expect(await moved()).toBe(404)
    for (let version = 2; version < 6; version++) {
      w.t.clock.advance(1000)
      await save({ version, slug: `asha-${version}` })
    }
    expect([await moved('asha-0'), await moved('asha-2'), await moved('asha-4')]).toEqual([
      404,
      'asha-5',
      'asha-5',
    ])
  })

  it('stays with its owner if somebody else wants it at once', async () => {
    const other = await signedInLearner(w.t)
    await save()
    await Promise.all([save({ version: 1, slug: 'asha-verma' }), save({}, other)])
    const rows = await w.t.db.selectFrom('portfolios').select(['learner_id', 'slug']).execute()
    expect(rows.find(({ slug }) => slug === 'asha-makes')).toBeUndefined()
    expect(await moved()).toBe('asha-verma')
  })
})
