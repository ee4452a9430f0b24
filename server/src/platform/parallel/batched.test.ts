import { batched } from './batched'

function doubled(most?: number) {
  const batches: number[][] = []
  const double = batched(async (items: number[]) => {
    batches.push(items)
    if (items.includes(0)) throw new Error('failed')
    return items.map((item) => 2 * item)
  }, most)
  return { double, batches }
}

it('works on what is given at once together, and on what comes later again', async () => {
  const { double, batches } = doubled()
  expect(await Promise.all([3, 1, 3].map(double))).toEqual([6, 2, 6])
  expect(await double(4)).toBe(8)
  expect(batches).toEqual([[3, 1, 3], [4]])
})

it('works on no more items together than it may', async () => {
  const { double, batches } = doubled(2)
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2], [3]])
})

it('fails for all of them, and goes on', async () => {
  const { double } = doubled()
  const outcomes = await Promise.allSettled([1, 0].map(double))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await double(5)).toBe(10)
})
