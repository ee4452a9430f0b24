// `npm run verify`: the quick loop, without a browser.
import { endWith } from '../process/sentence'
import { runSteps } from '../process/step'
import { quickSteps } from './steps'

try {
  await runSteps(quickSteps)
} catch (error) {
  endWith(error)
}
