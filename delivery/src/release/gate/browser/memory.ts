import { readdirSync, readFileSync } from 'node:fs'

/** Maximum memory of one process of the browser, in bytes. */
const PROCESS_MAX = 1_500_000_000
const LOOK_EVERY_MS = 200
const MEMORY_PAGE = 4096

/**
 * Kills each process of a group that uses too much memory. Heap limits alone do not prevent this, because
 * they do not cover buffers and pictures. The page of a killed process counts as crashed. Works on Linux
 * only.
 *
 * @returns a function that stops the watch
 */
export function watchMemory(group: number): () => void {
  const processesOf = processGroups()
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

/**
 * Returns a function that lists the processes of a group. It reads each process of another group only once, because there
 * may be hundreds of them, and a process of a browser never changes its group.
 */
function processGroups(): (group: number) => Process[] {
  let others = new Set<string>()
  return (group) => {
    if (process.platform !== 'linux') return []
    const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    // An id that has disappeared may be reused for another process.
    others = new Set(names.filter((name) => others.has(name)))
    return names
      .filter((name) => !others.has(name))
      .flatMap((name): Process[] => {
        const fields = statusOf(name)
        if (!fields) return []
        // The third field after the name of the program is the process group, the 22nd the number of resident pages.
        if (Number(fields[2]) !== group) others.add(name)
        return others.has(name) ? [] : [{ pid: Number(name), bytes: Number(fields[21]) * MEMORY_PAGE }]
      })
  }
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
    // The process has already ended, so nothing is left to kill.
  }
}
