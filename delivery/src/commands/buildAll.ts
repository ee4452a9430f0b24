// Builds every area whose sources have changed, and prints the size of each route.
import { exitWithError } from '@mentor-connect/build/cliError'
import { routeTable } from '../release/gate/routeTable'
import { buildSite } from '../site/buildSite'

try {
  const built = await buildSite((area, seconds) => console.log(`  ✓ ${area} (${seconds.toFixed(1)} s)`))
  console.log(routeTable(Object.fromEntries(built.map((release) => [release.area, release]))))
} catch (error) {
  exitWithError(error)
}
