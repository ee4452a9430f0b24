import { CompiledQuery, type DatabaseConnection } from 'kysely'
import { inTurns } from './turns'

const QUERY = CompiledQuery.raw('select 1')

/** Executes statements one after the other. Returns how many had been executed at each turn of the event loop. */
async function executed(statements: number, result: { rows: unknown[]; numAffectedRows?: bigint }) {
  const connection = inTurns({ executeQuery: async () => result } as unknown as DatabaseConnection)
  const turnedAfter: number[] = []
  let done = 0
  const watch = () => {
    if (turnedAfter.at(-1) !== done) turnedAfter.push(done)
    if (done < statements) setImmediate(watch)
  }
  setImmediate(watch)
  for (; done < statements; done += 1) await connection.executeQuery(QUERY)
  return turnedAfter
}

test.each([
  ['many statements', 40, { rows: [] }, 15],
  ['statements that write many rows', 6, { rows: [], numAffectedRows: 500n }, 1],
  ['statements that read many rows', 6, { rows: Array.from({ length: 300 }) }, 2],
])('%s are executed in several turns', async (_, statements, result, apart) => {
  const turns = await executed(statements, result)
  expect(turns).toEqual(turns.map((_, index) => (index + 1) * apart + index))
  expect(turns.length).toBeGreaterThan(1)
})

test('the few statements of an ordinary request are executed in one turn', async () => {
  expect(await executed(8, { rows: [{}] })).toEqual([])
})
