import { Unavailable } from '../../platform/availability/unavailable'
import { groupCommit } from './groupCommit'

it('writes concurrent items in one batch, in order', async () => {
  const batches: number[][] = []
  const queue = groupCommit<number, number>(async (items) => {
    batches.push(items)
    return items.map((item) => item * 2)
  })
  const results = await Promise.all([1, 2, 3].map((item) => queue.submit(item)))
  expect(results).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

it('collects the next batch during a write, and never writes two concurrently', async () => {
  let writing = 0
  const batches: number[][] = []
  const queue = groupCommit<number, void>(async (items) => {
    expect(++writing).toBe(1)
    batches.push(items)
    if (items.includes(1)) void more()
    await new Promise((resolve) => setImmediate(resolve))
    writing -= 1
    return items.map(() => undefined)
  })
  const more = () => Promise.all([2, 3].map((item) => queue.submit(item)))
  await queue.submit(1)
  await queue.idle()
  expect(batches).toEqual([[1], [2, 3]])
})

it('fails only the invalid item, not the rest of its batch', async () => {
  const queue = groupCommit<string, string>(async (items) => {
    if (items.includes('bad')) throw new Error('bad')
    return items
  })
  const results = await Promise.allSettled(['a', 'bad', 'b'].map((item) => queue.submit(item)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('does not retry item by item while the database is unavailable', async () => {
  const write = jest.fn(async (): Promise<string[]> => {
    throw new Unavailable('database')
  })
  const queue = groupCommit<string, string>(write)
  const results = await Promise.allSettled(['a', 'b', 'c'].map((item) => queue.submit(item)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(write).toHaveBeenCalledTimes(1)
})
