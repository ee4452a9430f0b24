import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { ROOT } from '../root'

/** Where the figures of a bench are kept: `npm run bench:<name>` writes them. */
export const benchmarkFile = (name: 'api' | 'chat' | 'page') => join(ROOT, 'docs/benchmarks', `${name}.md`)

/** Keeps a report as the repository formats its documents, and answers it so. */
export async function writeBenchmark(name: 'api' | 'chat' | 'page', text: string): Promise<string> {
  const report = await format(text, { parser: 'markdown' })
  writeFileSync(benchmarkFile(name), report)
  return report
}
