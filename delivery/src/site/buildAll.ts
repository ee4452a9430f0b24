// Builds every area whose sources have changed.
import { exitWithError } from '../process/cliError'
import { buildSite } from './buildSite'

try {
  await buildSite((area, seconds) => console.log(`  ✓ ${area} (${seconds.toFixed(1)} s)`))
} catch (error) {
  exitWithError(error)
}
