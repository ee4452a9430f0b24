import { createHash } from 'node:crypto'
import type { OperatorActsTable } from './operatorTables'

/** Takes the place of the previous hash in the first record. */
export const NO_HASH = ''

/**
 * A record of the audit log with its place in the chain, but without the hash, which is computed from these
 * columns.
 */
export type ChainedRecord = Omit<OperatorActsTable, 'hash'>

/**
 * Returns the hash of a record of the audit log: SHA-256, in hexadecimal, of a JSON array of its columns,
 * including the hash of the record before. Changing or removing a record invalidates every later hash. Never
 * change the columns or their order: stored hashes could not be verified any more.
 */
export function auditHash(record: ChainedRecord): string {
  const { seq, id, at, operator, operator_id, act, target, reason, previous_hash } = record
  const columns = [seq, id, at, operator, operator_id, act, target, reason, previous_hash]
  return createHash('sha256').update(JSON.stringify(columns)).digest('hex')
}

export type Verdict = { records: number; hash: string } & (
  | { intact: true }
  | { intact: false; brokenAt: number; problem: string }
)

/**
 * Verifies the chain of all records.
 * @param rows all records, in ascending order of `seq`
 * @param head number and hash of the last record, from `audit_head`
 */
export function verifyChain(rows: OperatorActsTable[], head: { seq: number; hash: string }): Verdict {
  let previous = NO_HASH
  const verdict = { records: rows.length, hash: head.hash }
  for (const [index, row] of rows.entries()) {
    const problem = problemOf(row, index + 1, previous)
    if (problem) return { ...verdict, intact: false, brokenAt: index + 1, problem }
    previous = row.hash
  }
  if (head.seq === rows.length && head.hash === previous) return { ...verdict, intact: true }
  return { ...verdict, intact: false, brokenAt: rows.length + 1, problem: 'the last records are missing' }
}

function problemOf(row: OperatorActsTable, seq: number, previous: string): string | undefined {
  if (row.seq !== seq) return `record ${seq} is missing`
  if (row.previous_hash !== previous) return `record ${seq} does not continue the record before it`
  return row.hash === auditHash(row) ? undefined : `record ${seq} was changed`
}
