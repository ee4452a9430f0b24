// `npm run bench:crawl`: what a crawler that runs no script finds on a site with thousands of courses.
import { exitWithError } from '@mentor-connect/build/cliError'
import { numberOptions } from '../process/numberOptions'
import { writeBenchmark } from '../writeBenchmark'
import { crawlCourses } from './crawlCourses'
import { report } from './report'

const { courses } = numberOptions({ courses: 5_000 })

try {
  const measured = await crawlCourses(process.env, { courses, onProgress })
  console.log(await writeBenchmark('crawl', report(measured)))
  process.exit(measured.faults.count > 0 ? 1 : 0)
} catch (error) {
  exitWithError(error)
}

function onProgress(visited: number, of: number) {
  if (visited % 1_000 === 0) console.log(`• ${visited} of ${of} pages`)
}
