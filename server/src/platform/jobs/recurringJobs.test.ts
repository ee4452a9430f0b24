import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import {
  addEffect,
  effectMigrations,
  effectQueue,
  effectsIn,
  type EffectTables,
} from '../../testing/jobs/effects'
import { testClock, type TestClock } from '../../testing/testClock'
import { jobKind } from './jobKind'

let fresh: FreshDatabase<EffectTables>
let clock: TestClock
beforeEach(async () => {
  fresh = await freshDatabaseWith<EffectTables>(effectMigrations)
  clock = testClock()
})
afterEach(() => fresh.drop())

const effects = () => effectsIn(fresh.db)
const rows = () => fresh.db.selectFrom('jobs').selectAll().execute()

describe('recurring work', () => {
  const tidy = jobKind('tidy')
  const process = (name: string) => {
    const queue = effectQueue(fresh.db, clock)
    queue.handle(tidy, { effect: (tx) => addEffect(tx, 'tidy', name) })
    queue.every(tidy, HOUR_MS)
    return queue
  }

  it('is done once per interval by one of the processes', async () => {
    const both = [process('1'), process('2')]
    const allSettle = () => Promise.all(both.map((queue) => queue.settle()))
    await allSettle()
    await allSettle()
    expect(await effects()).toEqual(['tidy'])
    clock.advance(HOUR_MS)
    await allSettle()
    expect(await effects()).toHaveLength(2)
  })

  it('skips missed intervals, and is not repeated when the clock is set back', async () => {
    const queue = process('1')
    await queue.settle()
    clock.advance(100 * HOUR_MS)
    await queue.settle()
    expect(await effects()).toHaveLength(2)
    clock.advance(-100 * HOUR_MS)
    await queue.settle()
    await process('after a restart').settle()
    expect(await effects()).toHaveLength(2)
  })

  it('does not pile up while it fails', async () => {
    const queue = effectQueue(fresh.db, clock)
    queue.handle(tidy, { outside: () => Promise.reject(new Error('not now')) })
    queue.every(tidy, 1000)
    for (let i = 0; i < 5; i += 1) {
      await queue.settle()
      clock.advance(1000)
    }
    expect(await rows()).toHaveLength(1)
  })
})
