// `npm run bench:admin`: what the lists and records of the back office cost with 100,000 people. With `--rounds` it is
// shorter, with `--people` smaller; only a full run is stored.
import { exitWithError } from '@mentor-connect/build/cliError'
import { LARGE, type OfficeSize } from '@mentor-connect/server/testing/office/size'
import { numberOptions } from '../process/numberOptions'
import { currentLoad } from '../report/circumstances'
import { onBothDatabases, type Location } from '../onBothDatabases'
import { writeBenchmark } from '../writeBenchmark'
import { measureOffice } from './measure'
import { serveOffice } from './office'
import { isOver, report } from './report'

const FULL = { rounds: 40, people: LARGE.learners + LARGE.mentors }
const chosen = numberOptions(FULL)
const isFull = chosen.rounds === FULL.rounds && chosen.people === FULL.people
const size = scaled(chosen.people / FULL.people)

try {
  const run = { loadBefore: currentLoad(), began: performance.now() }
  const measured = await onBothDatabases(async (locate) => measureOn(await locate('office')))
  const seconds = (performance.now() - run.began) / 1000
  const text = report(measured, size, { ...run, seconds }, chosen.rounds)
  console.log(isFull ? await writeBenchmark('admin', text) : text)
  if (measured.some(({ figures }) => figures.some(isOver))) process.exitCode = 1
} catch (error) {
  exitWithError(error)
}

function scaled(share: number): OfficeSize {
  const counts = Object.entries(LARGE).map(([name, count]) => [name, Math.round(count * share)])
  return Object.fromEntries(counts) as OfficeSize
}

async function measureOn(location: Location) {
  console.log('• Filling a database…')
  const office = await serveOffice(location, size)
  console.log('• Measuring…')
  try {
    return await measureOffice(office, chosen.rounds)
  } finally {
    await office.stop()
  }
}
