// `npm run packages`: builds the packages that areas share, ready to be published.
import { exitWithError } from '@mentor-connect/build/cliError'
import { buildPackages } from './buildPackages'

try {
  for (const { manifest, outDir } of buildPackages())
    console.log(`  ✓ ${manifest.name} ${manifest.version} → ${outDir}`)
} catch (error) {
  exitWithError(error)
}
