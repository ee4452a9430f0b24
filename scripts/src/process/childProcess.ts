import type { ChildProcess } from 'node:child_process'

/** Collects the output of a process. Returns a function that gives the output so far. */
export function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

/**
 * Waits until a process has printed `sign`.
 *
 * @param output returns the text that the process has printed so far
 * @throws with the output if the process ends before it has printed `sign`
 */
export function printed(child: ChildProcess, sign: string, output = collect(child)): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', () => output().includes(sign) && resolve())
    child.once('exit', () => reject(new Error(`It ended before it printed "${sign}":\n${output()}`)))
  })
}

/** Ends a process that is still running, and waits until it has ended. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
