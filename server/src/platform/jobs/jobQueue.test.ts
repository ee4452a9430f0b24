import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { testClock, type TestClock } from '../../testing/testClock'
import {
  addEffect,
  countEffect,
  effectMigrations,
  effectQueue,
  effectsIn,
  type EffectTables,
} from '../../testing/jobs/effects'
import { causedBy } from '../tracing/currentRequest'
import { jobKind } from './jobKind'
import type { JobQueue } from './jobQueue'
import { JOB_TIMING } from './timing'

let fresh: FreshDatabase<EffectTables>
let clock: TestClock
let jobs: JobQueue<EffectTables>
beforeEach(async () => {
  fresh = await freshDatabaseWith<EffectTables>(effectMigrations)
  clock = testClock()
  jobs = effectQueue(fresh.db, clock)
})
afterEach(async () => {
  await jobs.stop()
  await fresh.drop()
})

const enqueue = (job: string, more: object = {}, to = jobs) =>
  to.enqueue(fresh.db, countEffect, { key: job, payload: { job }, ...more })
const effects = () => effectsIn(fresh.db)
const rows = () => fresh.db.selectFrom('jobs').selectAll().orderBy('created_at').execute()
const aLease = JOB_TIMING.lease

describe('a job', () => {
  it('is done once, and its payload is deleted', async () => {
    await enqueue('a')
    await jobs.settle()
    await jobs.settle()
    expect(await effects()).toEqual(['a'])
    expect(await rows()).toMatchObject([{ state: 'done', payload: null, lease_token: null, attempts: 1 }])
  })

  it('starts soon after it was added, without an explicit call', async () => {
    const done = new Promise((resolve) => jobs.onEvent(resolve))
    jobs.start()
    await fresh.db
      .transaction()
      .execute((tx) => jobs.enqueue(tx, countEffect, { key: 'a', payload: { job: 'a' } }))
    await done
    expect(await effects()).toEqual(['a'])
  })

  it('names the request that has caused it, also if another job has added it', async () => {
    const follow = jobKind<{ job: string }>('follow')
    jobs.handle(follow, {
      effect: async (tx, { job }) =>
        void (await jobs.enqueue(tx, countEffect, { key: `after ${job}`, payload: { job } })),
    })
    const add = (key: string) => jobs.enqueue(fresh.db, follow, { key, payload: { job: key } })
    await causedBy('of-asha', () => add('a'))
    await causedBy('of-ravi', () => add('b'))
    await add('c')
    await causedBy('of-somebody-else', () => jobs.settle())
    const causes = (await rows()).map(({ dedupe_key: key, request_id: request }) => [key, request])
    expect(Object.fromEntries(causes)).toEqual({
      'follow:a': 'of-asha',
      'count:after a': 'of-asha',
      'follow:b': 'of-ravi',
      'count:after b': 'of-ravi',
      'follow:c': null,
      'count:after c': null,
    })
  })

  it('does not exist when the transaction that added it is rolled back', async () => {
    const failing = fresh.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, countEffect, { key: 'a', payload: { job: 'a' } })
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    await jobs.settle()
    expect([await effects(), await rows()]).toEqual([[], []])
  })

  it('is added once per key, even after it was done', async () => {
    expect([await enqueue('a'), await enqueue('a')]).toEqual([true, false])
    await jobs.settle()
    expect(await enqueue('a')).toBe(false)
    await jobs.settle()
    expect(await effects()).toEqual(['a'])
    expect(await enqueue('a', { replace: true })).toBe(true)
    await jobs.settle()
    expect(await effects()).toEqual(['a', 'a'])
  })

  it('waits for its start time, and is not started after its expiry', async () => {
    const at = (ms: number) => new Date(clock().getTime() + ms)
    await enqueue('later', { runAt: at(1000) })
    await enqueue('never', { runAt: at(1000), expiresAt: at(1000) })
    await jobs.settle()
    expect(await effects()).toEqual([])
    clock.advance(1000)
    await jobs.settle()
    expect(await effects()).toEqual(['later'])
    expect(await rows()).toContainEqual(expect.objectContaining({ state: 'expired', payload: null }))
  })

  it('is taken over from a dead process although the clock was set back', async () => {
    await enqueue('a', { runAt: new Date(0) })
    const lease_until = new Date(clock().getTime() + aLease).toISOString()
    await fresh.db.updateTable('jobs').set({ lease_token: 'of a dead process', lease_until }).execute()
    await jobs.settle()
    expect(await effects()).toEqual([])
    clock.advance(-HOUR_MS)
    await jobs.settle()
    expect(await effects()).toEqual(['a'])
  })

  it('of an unknown kind is left to other processes', async () => {
    await jobs.enqueue(fresh.db, jobKind('newer'), { key: '1', payload: {} })
    await jobs.settle()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })
})

describe('a job that fails', () => {
  const flaky = jobKind<{ job: string }>('flaky')
  let failures: number
  beforeEach(() => {
    jobs.handle(flaky, {
      outside: async () => {
        if (failures-- > 0) throw new Error('not now')
      },
      effect: (tx, { job }) => addEffect(tx, job),
    })
  })
  const add = (more: object = {}) =>
    jobs.enqueue(fresh.db, flaky, { key: 'a', payload: { job: 'a' }, ...more })

  it('is retried later, and leaves nothing of the failed attempt', async () => {
    failures = 1
    await add()
    await jobs.settle()
    expect(await effects()).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'waiting', error: 'not now', attempts: 1, interrupted: 0 }])
    clock.advance(JOB_TIMING.retries[0]!)
    await jobs.settle()
    expect(await effects()).toEqual(['a'])
  })

  it('rolls its effect back', async () => {
    const broken = jobKind('broken')
    jobs.handle(broken, {
      effect: async (tx) => {
        await addEffect(tx, 'half')
        throw new Error('no')
      },
    })
    await jobs.enqueue(fresh.db, broken, { key: 'a', payload: {} })
    await jobs.settle()
    expect(await effects()).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'waiting', error: 'no' }])
  })

  it('is dead after 8 attempts, and keeps its payload for a manual retry', async () => {
    failures = 100
    const outcomes: string[] = []
    jobs.onEvent(({ outcome }) => outcomes.push(outcome))
    await add()
    for (let i = 0; i < 10; i += 1) {
      await jobs.settle()
      clock.advance(DAY_MS)
    }
    expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'failed'), 'dead'])
    expect(await rows()).toMatchObject([{ state: 'dead', error: 'not now', payload: '{"job":"a"}' }])
  })

  it('is deleted when it expires between two attempts', async () => {
    failures = 1
    await add({ expiresAt: new Date(clock().getTime() + 1000) })
    await jobs.settle()
    clock.advance(1000)
    await jobs.settle()
    expect(await rows()).toMatchObject([{ state: 'expired', payload: null }])
  })
})

it('a kind that hangs leaves capacity for the others', async () => {
  const hangs = jobKind('hangs')
  let goOn: () => void = () => undefined
  const pause = new Promise<void>((resolve) => (goOn = resolve))
  jobs.handle(hangs, { outside: () => pause })
  for (let i = 0; i < 2 * JOB_TIMING.concurrency; i += 1)
    await jobs.enqueue(fresh.db, hangs, { key: String(i), payload: {} })
  const done = new Promise<void>((resolve) => jobs.onEvent(({ job }) => job.kind === 'count' && resolve()))
  jobs.start()
  await enqueue('a', { runAt: clock() })
  await done
  expect(await effects()).toEqual(['a'])
  goOn()
})

describe('of two processes', () => {
  let other: JobQueue<EffectTables>
  /** Blocks an attempt of `jobs` halfway. */
  const slow = jobKind<{ job: string }>('slow')
  let goOn: () => void
  let begun: Promise<void>
  beforeEach(() => {
    other = effectQueue(fresh.db, clock)
    const pause = new Promise<void>((resolve) => (goOn = resolve))
    begun = new Promise((resolve) =>
      jobs.handle(slow, {
        outside: () => {
          resolve()
          return pause
        },
        effect: (tx, { job }) => addEffect(tx, job, 'slow'),
      }),
    )
    other.handle(slow, { effect: (tx, { job }) => addEffect(tx, job, 'other') })
  })
  const who = async () =>
    (await fresh.db.selectFrom('effects').select('process').execute()).map(({ process }) => process)
  const add = () => jobs.enqueue(fresh.db, slow, { key: 'a', payload: { job: 'a' } })

  it('the second does not take a job that the first has claimed', async () => {
    await add()
    const first = jobs.settle()
    await begun
    await other.settle()
    expect(await who()).toEqual([])
    goOn()
    await first
    expect(await who()).toEqual(['slow'])
  })

  it('the second takes over when the first’s lease has ended, and the first has no further effect', async () => {
    await add()
    const first = jobs.settle()
    await begun
    clock.advance(aLease)
    await other.settle()
    goOn()
    await first
    expect(await who()).toEqual(['other'])
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2, interrupted: 1 }])
  })

  it('each does some of many jobs', async () => {
    for (let i = 0; i < 30; i += 1) await enqueue(String(i + 100))
    await Promise.all([jobs.settle(), other.settle()])
    expect(await effects()).toEqual(Array.from({ length: 30 }, (_, i) => String(i + 100)))
  })

  it('neither repeats a job when the clock is set back', async () => {
    await add()
    const first = jobs.settle()
    await begun
    clock.advance(-DAY_MS)
    await other.settle()
    goOn()
    await first
    await Promise.all([jobs.settle(), other.settle()])
    expect(await who()).toEqual(['slow'])
  })
})

describe('a reserved job', () => {
  const asked = jobKind<{ job: string }>('asked')
  let failure: Error | undefined
  beforeEach(() => {
    failure = undefined
    jobs.handle(asked, {
      outside: async () => {
        if (failure) throw failure
      },
      effect: (tx, { job }) => addEffect(tx, job),
    })
  })
  const reserve = () =>
    fresh.db.transaction().execute((tx) => jobs.reserve(tx, asked, { key: 'a', payload: { job: 'a' } }))

  it('is not done by other processes, and returns its outcome', async () => {
    const job = await reserve()
    await jobs.settle()
    expect(await effects()).toEqual([])
    expect(await jobs.attempt(job)).toEqual({ kind: 'done' })
    expect(await effects()).toEqual(['a'])
  })

  it('is done by another process if its own ends first', async () => {
    await reserve()
    clock.advance(aLease)
    await jobs.settle()
    expect(await effects()).toEqual(['a'])
  })

  it('is retried later when it fails, or deleted with `orElse`', async () => {
    failure = new Error('not now')
    expect(await jobs.attempt(await reserve())).toEqual({ kind: 'failed', error: failure })
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    const takenBack = await jobs.attempt(await reserve(), (tx) => addEffect(tx, 'taken back'))
    expect(takenBack).toEqual({ kind: 'cancelled', error: failure })
    expect([await rows(), await effects()]).toEqual([[], ['taken back']])
  })
})
