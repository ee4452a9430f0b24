import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { formatted } from '@mentor-connect/scripts/format'

type Benchmark =
  | 'admin'
  | 'api'
  | 'attempts'
  | 'chat'
  | 'crawl'
  | 'learning'
  | 'page'
  | 'people'
  | 'reliability'
  | 'rendering'
  | 'scale'
  | 'search'
  | 'services'
  | 'sessions'
  | 'teams'

/**
 * The document with the results, written by `npm run bench:<name>`; `reliability` is written by `npm run
 * drill:server`, `attempts` by `drill:attempts`, `people` by `drill:people`, sections of `teams` by `npm run
 * bench:watch`, `drill:gate` and `drill:outside`, sections of `scale` by `drill:journey`,
 * `drill:rolling`, `drill:monitoring` and `bench:load`.
 */
export const benchmarkFile = (name: Benchmark) => join(ROOT, 'docs/benchmarks', `${name}.md`)

/** Formats and stores a report. Returns the formatted text. */
export async function writeBenchmark(name: Benchmark, text: string): Promise<string> {
  const report = await formatted(`${name}.md`, text)
  writeFileSync(benchmarkFile(name), report)
  return report
}
