import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { SiteFolder } from '../../testing/SiteFolder'
import { checkedCandidate, makeLive } from '../../release/publish'
import { activateGeneration, deleteUnusedReleases, liveConfiguration, liveRegistry } from '../siteStore'
import { LockHeld, LockLost, takeLock, withLock } from './lock'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mentor-connect-lock-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** Leaves the expired lock of a killed process. */
function leaveStaleLock() {
  const number = Math.max(0, ...readdirSync(join(dir, '.lock')).map(Number).filter(Number.isInteger)) + 1
  const lock = join(dir, '.lock', String(number))
  mkdirSync(join(lock, 'work', 'half-done'), { recursive: true })
  writeFileSync(join(lock, 'lease.json'), JSON.stringify({ holder: 'ravi on another host', expires: 1 }))
}

test('allows one change at a time; the other waits for it', async () => {
  const order: string[] = []
  let finish: () => void = () => undefined
  const first = withLock(dir, () => new Promise<void>((resolve) => (finish = resolve)))
  const second = withLock(dir, () => order.push('second'))
  order.push('first')
  finish()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

test('one that waits no longer learns who holds the lock', async () => {
  await withLock(dir, async () => {
    await expect(withLock(dir, () => 'second', { waitMs: 0 })).rejects.toThrow(
      /^Another change of the site is in progress \(.+ on .+, process \d+\): .* its lock ends in \d+ s\.$/,
    )
  })
})

test('a failed change releases the lock', async () => {
  await expect(withLock(dir, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  takeLock(dir).release()
})

test.each([
  ['none', () => undefined],
  [
    'one of the first version, which stored its process id',
    () => writeFileSync(join(dir, '.lock', 'pid'), '1'),
  ],
  ['an unreadable one', () => mkdirSync(join(dir, '.lock', '7'))],
  ['an expired one', leaveStaleLock],
])('a lock is taken over: %s', (_what, leave) => {
  mkdirSync(join(dir, '.lock'))
  leave()
  const lock = takeLock(dir)
  // The unfinished work of the previous holder is removed with its lock.
  expect(readdirSync(join(dir, '.lock'))).toHaveLength(1)
  expect(readdirSync(lock.work)).toEqual([])
  expect(() => takeLock(dir)).toThrow(LockHeld)
  lock.release()
})

describe('the lease of a lock', () => {
  const after = (ms: number) => jest.setSystemTime(Date.now() + ms)
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('expires when it is not renewed', () => {
    takeLock(dir)
    after(MINUTE_MS - 1)
    expect(() => takeLock(dir)).toThrow(LockHeld)
    after(1)
    expect(() => takeLock(dir)).not.toThrow()
  })

  test('continues when it is renewed', () => {
    const lock = takeLock(dir)
    after(MINUTE_MS - 1)
    lock.renew()
    after(MINUTE_MS - 1)
    expect(() => takeLock(dir)).toThrow(LockHeld)
  })

  test('is renewed during a long change', async () => {
    let finish: () => void = () => undefined
    const change = withLock(dir, () => new Promise<void>((resolve) => (finish = resolve)))
    jest.advanceTimersByTime(5 * MINUTE_MS)
    expect(() => takeLock(dir)).toThrow(LockHeld)
    finish()
    await change
    expect(() => takeLock(dir)).not.toThrow()
  })
})

describe('a process that has lost the lock', () => {
  let folder: SiteFolder
  beforeEach(() => {
    folder = SiteFolder.live()
  })
  afterEach(() => folder.remove())

  test('can no longer make a release live', () => {
    const late = takeLock(folder.site.dir, 0)
    folder.publish('learner', folder.built('learner', 'r2'))
    const site = { ...folder.site, lock: late }
    const candidate = checkedCandidate(site, 'learner', folder.built('learner', 'r3'))
    expect(() => makeLive(site, candidate)).toThrow(LockLost)
    expect(liveRegistry(folder.site.dir)!.remotes['learner']!.release).toBe('r2')
    expect(readdirSync(join(folder.site.dir, 'remotes/learner')).sort()).toEqual(['r1', 'r2'])
  })

  test('can no longer move the pointer or remove files of the next holder', () => {
    const late = takeLock(folder.site.dir, 0)
    const { dir: siteDir } = folder.site
    const before = { ledger: [], configuration: liveConfiguration(siteDir)!, pages: {} }
    folder.publish('learner', folder.built('learner', 'r2'))
    late.renew()
    expect(() => activateGeneration(siteDir, late, before)).toThrow(LockLost)
    expect(() => deleteUnusedReleases(siteDir, late, () => [])).toThrow(LockLost)
    expect(liveRegistry(siteDir)!.remotes['learner']!.release).toBe('r2')
    expect(readdirSync(join(siteDir, 'remotes/learner')).sort()).toEqual(['r1', 'r2'])
  })
})

describe('several processes that find an expired lock', () => {
  const PROCESSES = 4
  const ROUNDS = 60
  let racers: ChildProcess[]

  beforeEach(async () => {
    mkdirSync(join(dir, '.lock'))
    racers = Array.from({ length: PROCESSES }, () =>
      fork(join(__dirname, '../../testing/lockRacer.ts'), [dir], { execArgv: ['--import', 'tsx'] }),
    )
    await Promise.all(racers.map(nextMessage))
  })
  afterEach(() => racers.forEach((racer) => racer.kill('SIGKILL')))

  test(`never hold it at the same time, in ${ROUNDS} rounds`, async () => {
    const seen = new Set<unknown>()
    let entries = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      leaveStaleLock()
      const outcomes = racers.map(nextMessage)
      for (const racer of racers) racer.send('go')
      for (const outcome of await Promise.all(outcomes)) {
        seen.add(outcome)
        if (outcome === 'entered') entries += 1
      }
    }
    expect([...seen].sort()).toEqual(['entered', 'refused'])
    // An expired lock blocks nobody: in every round one process gets it.
    expect(entries).toBeGreaterThanOrEqual(ROUNDS)
  })
})

const nextMessage = (racer: ChildProcess) => new Promise<unknown>((resolve) => racer.once('message', resolve))
