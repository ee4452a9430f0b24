import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyDatabase } from '../copy/tables.repo'
import { migrate } from '../migrate'
import { openDatabase } from '../openDatabase'
import { breakingChanges } from './breakingChanges'
import { isContractStep, type SteppedMigration } from './contractStep'
import { schemaOf } from './schemaOf.repo'

type Migrations = Record<string, SteppedMigration>

/**
 * Checks that the released version keeps working while the next one migrates the database. Returns a message for each
 * unreleased migration that removes something without being a contract step, or whose first step has not been released.
 *
 * @param released names of the migrations of the last release
 */
export async function checkMigrations(migrations: Migrations, released: string[]): Promise<string[]> {
  const missing = released
    .filter((name) => !migrations[name])
    .map((name) => `${name} was released and is gone: databases have it.`)
  if (missing.length > 0) return missing
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-migrations-'))
  const db: AnyDatabase = openDatabase({ file: join(folder, 'check.db') })
  try {
    return await checkOn(db, migrations, released)
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
}

async function checkOn(db: AnyDatabase, migrations: Migrations, released: string[]): Promise<string[]> {
  const applied = Object.fromEntries(released.map((name) => [name, migrations[name]!]))
  await migrate(db, applied)
  const problems: string[] = []
  for (const name of Object.keys(migrations).filter((one) => !released.includes(one))) {
    const migration = (applied[name] = migrations[name]!)
    const before = await schemaOf(db)
    await migrate(db, applied)
    const breaking = breakingChanges(before, await schemaOf(db))
    problems.push(...problemsOf(name, migration, breaking, released))
  }
  return problems
}

function problemsOf(name: string, { contracts }: SteppedMigration, breaking: string[], released: string[]) {
  if (!isContractStep(name))
    return breaking.map(
      (change) =>
        `${name} takes something away from the version that runs meanwhile (${change}). Add what is new first; take away what is old in a later release, in a migration whose name ends with "-contract".`,
    )
  if (contracts !== undefined && released.includes(contracts)) return []
  return [
    contracts === undefined
      ? `${name} does not say which migration was the first step: export const contracts = '<name>'.`
      : `${name}: its first step ${contracts} was not released yet. Release that before.`,
  ]
}
