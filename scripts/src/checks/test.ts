// `npm test`: everything, from the format check to the journey in a real browser.
import { exitWithError } from '@mentor-connect/build/cliError'
import { findChromium } from '../browser/findChromium'
import { runSteps } from '../process/step'
import { ensurePdfPrograms } from './pdfPrograms'
import { allSteps } from './steps'

try {
  process.env.CHROMIUM = findChromium()
  ensurePdfPrograms()
  await runSteps(allSteps)
} catch (error) {
  exitWithError(error)
}
