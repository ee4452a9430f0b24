import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { SAMPLES } from './samples'
import { sampleOf } from './selectTests'

const FILE = join(import.meta.dirname, 'seconds.json')
/** Minimum seconds of a listed file. The turn of shorter files does not matter, so they are not listed. */
const LISTED_FROM = 5

/** Test file (path from the root) → its seconds in the last run that `npm run generate -- costs` has read. */
export const SECONDS: Record<string, number> = JSON.parse(readFileSync(FILE, 'utf8'))

/**
 * Stores the seconds of the files that have run here. The seconds of other files are kept as long as those
 * files exist.
 *
 * @param ran test file → seconds of a run
 */
export function storeSeconds(ran: Record<string, number>) {
  const kept = Object.entries({ ...SECONDS, ...ran })
    .filter(([file, seconds]) => seconds >= LISTED_FROM && sampleOf(file, SAMPLES)?.every !== 'parts')
    .filter(([file]) => existsSync(join(ROOT, file)))
    .map(([file, seconds]) => [file, Math.round(seconds)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}
