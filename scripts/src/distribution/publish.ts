// `node server.mjs delivery publish [--replace-key]`: makes the site of this distribution live, as `npm start` does
// from the sources. With `--replace-key`, a site whose configuration comes from the environment signs with another key.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { siteConfigOf } from '@mentor-connect/server/admin-site'
import { readConfig } from '@mentor-connect/server/config'
import { prepareSite } from '../start/prepareSite'
import { AREAS_FOLDER, builtAreas } from './builtAreas'

try {
  const { values } = parseArgs({ options: { 'replace-key': { type: 'boolean' } } })
  const options = { replaceKey: values['replace-key'] }
  const config = readConfig(process.env, 'configure')
  const areas = join(ROOT, AREAS_FOLDER)
  await prepareSite(config, console.log, builtAreas(areas, 'product'), options)
  if (config.adminPort)
    await prepareSite(siteConfigOf(config), console.log, builtAreas(areas, 'back office'), options)
  console.log(`✓ The site in ${config.siteDir} is ready.`)
} catch (error) {
  exitWithError(error)
}
