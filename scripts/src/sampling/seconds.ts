import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { SAMPLES } from './samples'
import { sampleOf } from './selectTests'

const FILE = join(import.meta.dirname, 'seconds.json')
/** Shorter files are not listed: it does not matter in which turn they run. */
const LISTED_FROM = 5

/** Test file (path from the root) → seconds in the last run that `npm run generate -- costs` has looked at. */
export const SECONDS: Record<string, number> = JSON.parse(readFileSync(FILE, 'utf8'))

/** Keeps the seconds of the files that run here; those of others stay while these exist. @param ran test file → seconds of a run */
export function storeSeconds(ran: Record<string, number>) {
  const kept = Object.entries({ ...SECONDS, ...ran })
    .filter(([file, seconds]) => seconds >= LISTED_FROM && sampleOf(file, SAMPLES)?.every !== 'parts')
    .filter(([file]) => existsSync(join(ROOT, file)))
    .map(([file, seconds]) => [file, Math.round(seconds)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}
