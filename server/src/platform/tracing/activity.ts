import type { CompiledQuery, Kysely, LogEvent } from 'kysely'

export type StatementKind =
  | 'select'
  | 'insert'
  | 'update'
  | 'delete'
  | 'begin'
  | 'commit'
  | 'rollback'
  | 'other'

/** A statement that was executed. */
export interface Statement {
  /** The statement with placeholders instead of values. */
  sql: string
  kind: StatementKind
  durationMs: number
  error?: unknown
}

export interface PoolUsage {
  /** Maximum number of connections in the pool. */
  size: number
  used: number
  idle: number
  /** Number of callers that wait for a connection. */
  waiting: number
}

/** Reports the statements and connections of a database, for metrics and traces. */
export class DatabaseActivity {
  /** Usage of the connection pool; only set for PostgreSQL. */
  pool?: () => PoolUsage
  private readonly listeners: ((statement: Statement, values: readonly unknown[]) => void)[] = []

  /**
   * Calls `listener` after each statement, in the `AsyncLocalStorage` context of the code that executed it.
   *
   * @param listener its second argument contains the values of the placeholders, which may be personal and
   * must not be logged
   */
  onStatement(listener: (statement: Statement, values: readonly unknown[]) => void) {
    this.listeners.push(listener)
  }

  readonly log = (event: LogEvent) => {
    if (this.listeners.length === 0) return
    const { query, queryDurationMillis } = event
    const statement: Statement = {
      sql: query.sql,
      kind: kindOf(query),
      durationMs: queryDurationMillis,
      ...(event.level === 'error' && { error: event.error }),
    }
    for (const listener of this.listeners) listener(statement, query.parameters)
  }
}

const activities = new WeakMap<object, DatabaseActivity>()

export function watchActivity<Tables>(db: Kysely<Tables>, activity: DatabaseActivity): Kysely<Tables> {
  activities.set(db, activity)
  return db
}

/** Returns the activity of a database that `openDatabase` has opened. */
export function activityOf<Tables>(db: Kysely<Tables>): DatabaseActivity | undefined {
  return activities.get(db)
}

const NODES: Record<string, StatementKind> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
}
const WORDS: ReadonlySet<string> = new Set<StatementKind>([
  ...Object.values(NODES),
  'begin',
  'commit',
  'rollback',
])

function kindOf({ query, sql }: CompiledQuery): StatementKind {
  const kind = NODES[query.kind]
  if (kind) return kind
  const [word = ''] = /^\w+/.exec(sql) ?? []
  return WORDS.has(word) ? (word as StatementKind) : 'other'
}
