import type { ApiDatabase } from '../kernel/database/schema'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase'
import { hasAuditHash, listAudit, recordAudit, restoreAuditRows, verifyAudit } from './audit.repo'
import { itRaces } from '../testing/raceTests'

let fresh: FreshDatabase<ApiDatabase>
beforeEach(async () => void (fresh = await freshDatabase()))
afterEach(() => fresh.drop())

const clock = () => new Date('2026-11-20T08:30:00.000Z')
const record = (target: string, db = fresh.db) =>
  recordAudit(db, { operator: 'root', clock }, { act: 'users export', target })
const rows = () => fresh.db.selectFrom('operator_acts').selectAll().orderBy('seq').execute()

it('chains what operators do, and is intact', async () => {
  expect(await verifyAudit(fresh.db)).toEqual({ records: 0, hash: '', intact: true })
  for (const target of ['a', 'b', 'c']) await record(target)
  const chain = await rows()
  expect(chain.map(({ seq, target }) => [seq, target])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ])
  expect(chain.slice(1).map(({ previous_hash }) => previous_hash)).toEqual([chain[0]!.hash, chain[1]!.hash])
  expect(await verifyAudit(fresh.db)).toMatchObject({ records: 3, hash: chain[2]!.hash, intact: true })
  expect((await listAudit(fresh.db, 2)).map(({ target }) => target)).toEqual(['c', 'b'])
})

itRaces('stays one chain when two processes record at once', async () => {
  const second = fresh.secondProcess()
  const targets = Array.from({ length: 20 }, (_, index) => `t${index}`)
  await Promise.all(targets.map((target, index) => record(target, index % 2 ? second.db : fresh.db)))
  await second.close()
  expect(await verifyAudit(fresh.db)).toMatchObject({ records: 20, intact: true })
})

it('records nothing when the action fails', async () => {
  const failing = fresh.db.transaction().execute(async (tx) => {
    await record('a', tx)
    throw new Error('the action failed')
  })
  await expect(failing).rejects.toThrow('the action failed')
  expect(await verifyAudit(fresh.db)).toEqual({ records: 0, hash: '', intact: true })
})

describe('a chain that was tampered with', () => {
  beforeEach(async () => {
    for (const target of ['a', 'b', 'c']) await record(target)
  })
  const act = (change: () => Promise<unknown>) => change().then(() => verifyAudit(fresh.db))

  it.each([
    [
      'a changed record',
      2,
      'record 2 was changed',
      () =>
        fresh.db.updateTable('operator_acts').set({ reason: 'asked by mail' }).where('seq', '=', 2).execute(),
    ],
    [
      'a removed record',
      2,
      'record 2 is missing',
      () => fresh.db.deleteFrom('operator_acts').where('seq', '=', 2).execute(),
    ],
    [
      'a removed last record',
      3,
      'the last records are missing',
      () => fresh.db.deleteFrom('operator_acts').where('seq', '=', 3).execute(),
    ],
  ])('%s', async (_what, brokenAt, problem, change) => {
    expect(await act(change)).toMatchObject({ intact: false, brokenAt, problem })
  })

  it('is recognised by a hash that was noted, even if the whole chain is shorter', async () => {
    const [, second, last] = await rows()
    await fresh.db.deleteFrom('operator_acts').where('seq', '=', 3).execute()
    await fresh.db.updateTable('audit_head').set({ seq: 2, hash: second!.hash }).execute()
    expect(await verifyAudit(fresh.db)).toMatchObject({ intact: true })
    expect(await hasAuditHash(fresh.db, last!.hash)).toBe(false)
  })
})

it('keeps the hashes of records that a restore adds after those of the backup', async () => {
  for (const target of ['a', 'b', 'c']) await record(target)
  const all = await rows()
  await fresh.db.deleteFrom('operator_acts').where('seq', '>', 1).execute()
  await fresh.db.updateTable('audit_head').set({ seq: 1, hash: all[0]!.hash }).execute()
  await restoreAuditRows(fresh.db, [...all].reverse())
  expect(await rows()).toEqual(all)
  expect(await verifyAudit(fresh.db)).toMatchObject({ intact: true })
})
