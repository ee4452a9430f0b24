// `npm run check -- contract [--site URL]`: checks that the services of this repository offer everything that the live
// areas call. Run it before the services are deployed.
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { brokenAreas, brokenAreasAt } from '@mentor-connect/delivery/release/api-contract/brokenAreas'
import { recordedContract } from '@mentor-connect/delivery/release/api-contract/recordedContract'
import { siteFromConfig } from '@mentor-connect/delivery/release/siteFromConfig'
import { readConfig } from '@mentor-connect/server/config'

try {
  const { site } = parseArgs({ options: { site: { type: 'string' } } }).values
  const contract = recordedContract()
  const config = () => readConfig({ DATA_DIR: 'var', ...process.env }, 'release')
  const broken = site
    ? await brokenAreasAt(site, contract)
    : brokenAreas(siteFromConfig(config(), { by: '', via: 'command' }).dir, contract)
  if (broken.length > 0)
    throw new Error(
      `These services must not replace the deployed ones yet:\n${broken.join('\n')}\nRelease the areas first, or keep what they call.`,
    )
  console.log(`✓ Contract ${contract.api.version} has everything that the live areas call.`)
} catch (error) {
  exitWithError(error)
}
