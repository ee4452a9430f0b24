// docs/performance.md has a section for each part of a bench or drill. The text around the sections is written by hand.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { formatted } from '@mentor-connect/scripts/format'

const PAGE = join(ROOT, 'docs/performance.md')
const GIGABYTE = 1024 ** 3
const END = '<!-- end of part -->'
const begin = (part: string) => `<!-- part: ${part} -->`

interface Stamped<Result> {
  result: Result
  /** Date, machine and load of a measurement in one sentence, without a full stop. */
  stamp: string
}
/** Runs a measurement, and describes its date, machine and load. */
export async function stamped<Result>(measure: () => Promise<Result>): Promise<Stamped<Result>> {
  const loadBefore = loadavg()[0]!
  const began = Date.now()
  const result = await measure()
  const seconds = Math.round((Date.now() - began) / 1000)
  const memory = Math.round(totalmem() / GIGABYTE)
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${memory} GB`
  const load = `load average ${loadBefore.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after ${seconds} s`
  const date = new Date().toISOString().slice(0, 10)
  return { result, stamp: `${date}, Node ${process.version}, ${machine}, ${load}` }
}

/**
 * Prints the results of a part, and replaces its section of docs/performance.md.
 *
 * @param isStored false if the run was smaller than usual; the section then stays as it is
 */
export async function publish(part: string, paragraphs: string[], isStored: boolean): Promise<void> {
  console.log(`\n${paragraphs.join('\n\n')}\n`)
  if (!isStored) return console.log('Not stored: the run was smaller than usual.')
  const page = withSection(readFileSync(PAGE, 'utf8'), part, paragraphs)
  writeFileSync(PAGE, await formatted('performance.md', page))
}

/**
 * Returns the page with one section replaced.
 *
 * @throws if the page has no such section
 */
export function withSection(page: string, part: string, paragraphs: string[]): string {
  const [before, rest] = page.split(begin(part))
  if (rest === undefined || !rest.includes(END))
    throw new Error(`The page needs the lines "${begin(part)}" and "${END}".`)
  const after = rest.slice(rest.indexOf(END))
  return [`${before}${begin(part)}`, ...paragraphs, after].join('\n\n')
}
