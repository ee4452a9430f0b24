import { readFileSync, readdirSync } from 'node:fs'

const TICK_MS = 10
const KB_PER_PAGE = 4

/** Processor time that a process has used, in ms. Works on Linux only, like the benches. */
export function cpuMs(pid: number): number {
  const fields = fieldsOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Memory of a process, in KB. */
export function residentKb(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * KB_PER_PAGE
}

/**
 * Returns the processor time of PostgreSQL in ms: of its main process, of the processes of open connections,
 * and of ended processes.
 */
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

/** Returns `otherwise` if the process ends while it is read. */
function safely<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}

/** Returns the values that the kernel reports about a process, beginning with its state. */
function fieldsOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
}
