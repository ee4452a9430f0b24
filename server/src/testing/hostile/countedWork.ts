import { Session, type Profiler } from 'node:inspector/promises'

/**
 * Number of blocks of JavaScript that a function runs, as counted by V8. It is the same on every machine, however busy.
 * The work of regular expressions and built-in functions is not counted.
 */
export async function countedWork(run: () => unknown): Promise<number> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    await session.post('Profiler.takePreciseCoverage')
    run()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return sumOf(result)
  } finally {
    session.disconnect()
  }
}

const sumOf = (scripts: Profiler.ScriptCoverage[]) =>
  scripts
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0)
