import { existsSync, readFileSync } from 'node:fs'
import { benchmarkFile, writeBenchmark } from '../writeBenchmark'
import { section, sectionIn } from './section'

const PARTS = ['journey', 'rolling', 'monitoring', 'load'] as const

/** Replaces one section of docs/benchmarks/scale.md; the others stay as they are. */
export async function writeScaleSection(part: (typeof PARTS)[number], paragraphs: string[]): Promise<void> {
  const file = benchmarkFile('scale')
  const document = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const sections = PARTS.map((one) => (one === part ? section(part, paragraphs) : sectionIn(document, one)))
  await writeBenchmark('scale', ['# Several of each', ...sections.filter(Boolean)].join('\n\n'))
}
