import type { DatabaseConnection } from 'kysely'
import { setImmediate } from 'node:timers/promises'

/** Cost of a statement, in rows: building, preparing and executing it takes as long as writing about this many rows. */
const STATEMENT = 50
/** Number of rows that may be read or written before the event loop may process other work. */
const TURN = 800

/**
 * Wraps a connection so that the event loop processes other work between statements. SQLite executes
 * statements synchronously, so a long transaction would otherwise block every other request, chat frame and
 * timer of the process.
 */
export function inTurns(connection: DatabaseConnection): DatabaseConnection {
  let done = 0
  let nextTurn: Promise<void> | undefined
  const turn = () =>
    (nextTurn ??= setImmediate().then(() => {
      done = 0
      nextTurn = undefined
    }))
  return {
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    async executeQuery<Row>(query: Parameters<DatabaseConnection['executeQuery']>[0]) {
      const result = await connection.executeQuery<Row>(query)
      const next = turn()
      done += STATEMENT + result.rows.length + Number(result.numAffectedRows ?? 0)
      if (done >= TURN) await next
      return result
    },
  }
}
