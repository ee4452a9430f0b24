import { sharedWork } from './sharedWork'

it('is done once for all who ask meanwhile, and again afterwards, also after a failure', async () => {
  const share = sharedWork<number>()
  let runs = 0
  const work = async () => (runs += 1)
  const first = share('a', work)
  const second = share('a', work)
  const other = share('b', work)
  expect([first.isOwn, second.isOwn, other.isOwn]).toEqual([true, false, true])
  expect(await Promise.all([first.result, second.result, other.result])).toEqual([1, 1, 2])
  await expect(share('a', () => Promise.reject(new Error('failed'))).result).rejects.toThrow('failed')
  expect(await share('a', work).result).toBe(3)
})
