import { readdirSync, readFileSync } from 'node:fs'

/** Maximum memory of one process of the browser, in bytes. */
const PROCESS_MAX = 1_500_000_000
const LOOK_EVERY_MS = 200
const MEMORY_PAGE = 4096

/**
 * Ends each process of a group that takes too much memory, which heap limits alone do not prevent: they do not cover
 * buffers and pictures. The page of an ended process counts as crashed. Works on Linux only.
 *
 * @returns a function that ends the watch
 */
export function watchMemory(group: number): () => void {
  const timer = setInterval(() => {
    for (const { pid, bytes } of processesOf(group)) if (bytes > PROCESS_MAX && pid !== group) end(pid)
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

interface Process {
  pid: number
  bytes: number
}

function processesOf(group: number): Process[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const fields = statusOf(name)
      // The third field after the name of the program is the process group, the 22nd the number of resident pages.
      return fields && Number(fields[2]) === group
        ? [{ pid: Number(name), bytes: Number(fields[21]) * MEMORY_PAGE }]
        : []
    })
}

/** The fields of a process in `/proc`; undefined if the process has ended. */
function statusOf(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // There is nothing to end, because the process has ended automatically.
  }
}
