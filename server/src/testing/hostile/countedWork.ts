import { Session, type Profiler } from 'node:inspector/promises'

/**
 * How many blocks of JavaScript a function runs, as V8 counts them: the same on every machine, however busy it is. What
 * regular expressions and built-in functions do is not counted.
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
