import { createBreaker } from './breaker'
import { TimeoutError, withTimeout } from './timeout'
import { retry } from './retry'

describe('retry', () => {
  function scene(
    durations: number[],
    options: { budgetMs?: number; shouldRetry?: (e: unknown) => boolean } = {},
  ) {
    let time = 0
    const waits: number[] = []
    const attempt = jest.fn(async (number: number) => {
      time += durations[number] ?? 0
      throw new Error(`attempt ${number}`)
    })
    const sleep = async (ms: number) => {
      waits.push(ms)
      time += ms
    }
    const run = () =>
      retry(attempt, { retries: 2, budgetMs: 9000, now: () => time, sleep, random: () => 0.5, ...options })
    return { run, attempt, waits }
  }

  it.each([
    ['fast failures: two more attempts', [10, 10, 10], {}, 3],
    ['one that hung: no time for another', [8000], {}, 1],
    ['one that hung for half the time: one more', [4000, 4500], {}, 2],
    ['a failure that will not change', [10], { shouldRetry: () => false }, 1],
  ])('%s', async (_what, durations, options, attempts) => {
    const { run, attempt } = scene(durations, options)
    await expect(run()).rejects.toThrow(`attempt ${attempts - 1}`)
    expect(attempt).toHaveBeenCalledTimes(attempts)
  })

  it('waits for a random time below a limit that doubles', async () => {
    const { run, waits } = scene([0, 0, 0])
    await run().catch(() => undefined)
    expect(waits).toEqual([150, 300])
  })

  it('resolves with the first success', async () => {
    const attempt = jest.fn(async (number: number) => {
      if (number === 0) throw new Error('once')
      return number
    })
    await expect(retry(attempt, { retries: 2, budgetMs: 9000, random: () => 0 })).resolves.toBe(1)
  })
})

describe('circuit breaker', () => {
  type Step = 'fail' | 'succeed' | 'force' | number
  it.each<[string, Step[], boolean]>([
    ['is closed at first', [], true],
    ['stays closed after two failures', ['fail', 'fail'], true],
    ['opens after three', ['fail', 'fail', 'fail'], false],
    ['counts failures in a row only', ['fail', 'fail', 'succeed', 'fail', 'fail'], true],
    ['stays open before its pause is over', ['fail', 'fail', 'fail', 14_999], false],
    ['allows a trial after its pause', ['fail', 'fail', 'fail', 15_000], true],
    ['opens again when the trial fails', ['fail', 'fail', 'fail', 15_000, 'fail'], false],
    ['closes when the trial succeeds', ['fail', 'fail', 'fail', 15_000, 'succeed', 'fail'], true],
    ['allows a trial when a person asks', ['fail', 'fail', 'fail', 'force'], true],
  ])('%s', (_what, steps, allowed) => {
    let time = 0
    const breaker = createBreaker(() => time)
    for (const step of steps) {
      if (typeof step === 'number') time += step
      if (step === 'fail') breaker.failed(new Error('down'))
      if (step === 'succeed') breaker.succeeded()
      if (step === 'force') breaker.force()
    }
    expect(breaker.allows()).toBe(allowed)
  })
})

test('a timeout rejects with the name of what was late', async () => {
  const late = withTimeout(10, 'Area "chat"', new Promise(() => undefined))
  await expect(late).rejects.toThrow(TimeoutError)
  await expect(late).rejects.toThrow('Area "chat" took longer than 0.01 s.')
  await expect(withTimeout(1000, 'x', Promise.resolve(1))).resolves.toBe(1)
})
