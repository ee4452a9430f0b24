import { freshDatabase, type FreshDatabase } from '../../../testing/freshDatabase'
import type { ApiDatabase } from '../../../kernel/database/schema'
import { STATUS_LIST_LENGTH } from './bitstring'
import { hasStatusList, takeStatusIndex } from './credentials.repo'

let fresh: FreshDatabase<ApiDatabase>
beforeEach(async () => void (fresh = await freshDatabase()))
afterEach(() => fresh.drop())

const setNext = (next: number) => fresh.db.updateTable('status_counter').set({ next }).execute()
const take = async (count: number) => {
  const taken: number[] = []
  for (let n = 0; n < count; n++) taken.push(await takeStatusIndex(fresh.db))
  return taken
}

it('gives indexes in no order', async () => {
  const taken = await take(20)
  expect(taken).not.toEqual([...taken].sort((a, b) => a - b))
  for (const index of taken) expect(index).toBeLessThan(STATUS_LIST_LENGTH)
})

it('begins a list when half of the one before is used', async () => {
  await setNext(STATUS_LIST_LENGTH / 2 - 1)
  const lists = (await take(3)).map((index) => Math.floor(index / STATUS_LIST_LENGTH))
  expect(lists).toEqual([0, 1, 1])
  expect(await hasStatusList(fresh.db, 1)).toBe(true)
  expect(await hasStatusList(fresh.db, 2)).toBe(false)
})
