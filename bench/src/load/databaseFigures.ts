import { readFileSync, readdirSync } from 'node:fs'
import { cpuMs } from '../chat/processFigures'

const TICK_MS = 10

/** Processor time of PostgreSQL, in ms: its main process, its connections, and those that have ended. */
export function cpuWithChildrenMs(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid)
  const fields = fieldsOf(pid)
  const ended = (Number(fields[13]) + Number(fields[14])) * TICK_MS
  return children.reduce((sum, child) => sum + safely(() => cpuMs(child), 0), cpuMs(pid) + ended)
}

const parentOf = (pid: number) => safely(() => Number(fieldsOf(pid)[1]), 0)

function fieldsOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
}

/** A process may end while it is read. */
function safely<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}
