import { inSnapshot } from '../../platform/database/copy/copyTables'
import { createWithRows } from '../../platform/database/copy/createWithRows'
import { differences, digestTables, type DatabaseDigest } from '../../platform/database/copy/digest'
import { dataTables } from '../../platform/database/copy/tables.repo'
import { openDatabase } from '../../platform/database/openDatabase'
import { readSqliteFile } from '../../platform/database/readSqliteFile'
import type { DatabaseName } from '../backup/manifest'
import { OperatorError } from '../command'
import { hasData } from '../restore/replaceDatabase'
import type { ToImport } from './sources'

export interface ImportedDatabase {
  name: DatabaseName
  from: string
  /** Digests of the tables, which are the same in both databases. */
  tables: DatabaseDigest
  /** True if an earlier, interrupted import had already filled this database completely. */
  wasThere: boolean
}

/** A database to import, with `prepared`, the path of a copy of the source with the newest schema. */
export type Prepared = ToImport & { prepared: string }

type Progress = (sentence: string) => void

/** Fills the PostgreSQL databases in nested transactions, so that all are committed at the end. */
export async function fillTargets(
  [first, ...rest]: Prepared[],
  progress: Progress,
): Promise<ImportedDatabase[]> {
  if (!first) return []
  if (await hasData(first.target)) {
    const tables = await requireSame(first)
    return [describe(first, tables, true), ...(await fillTargets(rest, progress))]
  }
  return fillTarget(first, progress, async (tables) => [
    describe(first, tables, false),
    ...(await fillTargets(rest, progress)),
  ])
}

/** Fills one database. Returns the result of `beforeCommit`. */
async function fillTarget<Result>(
  { name, prepared, target }: Prepared,
  progress: Progress,
  beforeCommit: (tables: DatabaseDigest) => Promise<Result>,
): Promise<Result> {
  progress(`Filling the PostgreSQL database of ${name}…`)
  const [source, db] = open(prepared, target)
  try {
    return await createWithRows(db, {
      migrations: target.migrations,
      source,
      onTable: (table, rows) => progress(`  ${name}: ${table}, ${rows} rows`),
      beforeCommit,
    })
  } finally {
    await source.destroy()
    await db.destroy()
  }
}

/** Accepts a database with data if it contains exactly this data, from an interrupted import. */
async function requireSame({ name, prepared, target }: Prepared): Promise<DatabaseDigest> {
  const [source, db] = open(prepared, target)
  try {
    const expected = await digestTables(source, await dataTables(source))
    const present = await inSnapshot(db, async (tx) => digestTables(tx, await dataTables(tx)))
    if (differences(expected, present).length === 0) return expected
  } finally {
    await source.destroy()
    await db.destroy()
  }
  throw new OperatorError(
    `The PostgreSQL database of ${name} is not empty: make a new one, and name it in ${VARIABLES[name]}.`,
  )
}

const VARIABLES: Record<DatabaseName, string> = { api: 'DATABASE_URL', chat: 'CHAT_DATABASE_URL' }

function open(prepared: string, { location }: ToImport['target']) {
  const db = openDatabase<Record<string, Record<string, unknown>>>(location)
  return [readSqliteFile(prepared), db] as const
}

function describe({ name, file }: Prepared, tables: DatabaseDigest, wasThere: boolean) {
  return { name, from: file, tables, wasThere }
}
