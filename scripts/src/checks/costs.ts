// `npm run generate -- costs`: prints the cost of each part of the last run. Updates docs/testing.md and the
// seconds by which test files are divided among the turns.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpus } from 'node:os'
import { ROOT } from '@mentor-connect/delivery/root'
import { stepSeconds } from '../process/step'
import { storeSeconds } from '../sampling/seconds'
import { readDurations } from './durations.mjs'

const PAGE = join(ROOT, 'docs/testing.md')
const BEGIN = '<!-- costs: written by npm run generate -- costs -->'
const END = '<!-- end of costs -->'
const SLOWEST_COUNT = 15

const files = Object.entries(readDurations())
storeSeconds(Object.fromEntries(files.map(([file, { seconds }]) => [file, seconds])))
const sections = [stepTable(), workspaceTable(), slowestTable()]
const text = `Measured with ${cpus().length} cores on Node ${process.versions.node}.\n\n${sections.join('\n\n')}`
console.log(text)
const page = readFileSync(PAGE, 'utf8')
const [before] = page.split(BEGIN)
const [, after] = page.split(END)
writeFileSync(PAGE, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`)

function stepTable(): string {
  const steps = Object.entries(stepSeconds())
  return table(
    ['step of the run', 'seconds'],
    steps.map(([name, seconds]) => [name, seconds.toFixed(0)]),
  )
}

function workspaceTable(): string {
  const sums = new Map<string, { files: number; tests: number; seconds: number }>()
  for (const [file, { seconds, tests }] of files) {
    const name = file.split('/')[0]!
    const sum = sums.get(name) ?? { files: 0, tests: 0, seconds: 0 }
    sums.set(name, { files: sum.files + 1, tests: sum.tests + tests, seconds: sum.seconds + seconds })
  }
  const rows = [...sums].sort(([, one], [, other]) => other.seconds - one.seconds)
  return table(
    ['workspace', 'test files', 'tests', 'seconds, summed over files'],
    rows.map(([name, sum]) => [name, `${sum.files}`, `${sum.tests}`, sum.seconds.toFixed(0)]),
  )
}

function slowestTable(): string {
  const slowest = [...files].sort(([, one], [, other]) => other.seconds - one.seconds).slice(0, SLOWEST_COUNT)
  return table(
    ['the slowest test files', 'tests', 'seconds'],
    slowest.map(([file, { tests, seconds }]) => [`\`${file}\``, `${tests}`, seconds.toFixed(0)]),
  )
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}
