import { cpus, loadavg } from 'node:os'
import type { Figures } from './measure'
import { progressRows, type FixtureSize } from './fixture'

export const GROWTH_MAX = 2

export interface Measured {
  database: string
  figures: Figures[]
}

export function report(measured: Measured[], small: FixtureSize, large: FixtureSize, rounds: number): string {
  const count = (value: number) => value.toLocaleString('en-IN')
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
  return `# The API with many courses

Written by \`npm run bench:api\`: the same requests to the same API with ${count(small.courses)} courses and ${count(progressRows(small))} rows of progress, and with ${count(large.courses)} courses and ${count(progressRows(large))} rows of progress. Sequential requests over loopback, in turns with a bare Fastify route that answers as many bytes; medians of ${rounds} rounds. Times depend on what else the machine does, the ratios much less.

- ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine}, load average ${loadavg()[0]?.toFixed(1)} at the end
- goal: at most ${GROWTH_MAX} × the time with few courses, for every request

${measured.map(section).join('\n')}`
}

function section({ database, figures }: Measured): string {
  const head =
    '| request | bytes | few courses, ms | many courses, ms | growth | to the bare route |\n| --- | --: | --: | --: | --: | --: |'
  const lines = figures.map(({ name, bytes, small, large, growth, toBare }) => {
    const mark = growth > GROWTH_MAX ? ' **over**' : ''
    return `| ${name} | ${bytes} | ${small.toFixed(2)} | ${large.toFixed(2)} | ${growth.toFixed(2)} ×${mark} | ${toBare.toFixed(1)} × |`
  })
  return `## ${database}\n\n${[head, ...lines].join('\n')}\n`
}
