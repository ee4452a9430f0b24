// `node server.mjs delivery publish`: makes the site of this distribution live, as `npm start` does with the sources.
import { join } from 'node:path'
import { exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { siteConfigOf } from '@mentor-connect/server/admin-site'
import { readConfig } from '@mentor-connect/server/config'
import { prepareSite } from '../start/prepareSite'
import { AREAS_FOLDER, builtAreas } from './builtAreas'

try {
  const config = readConfig(process.env, 'configure')
  const areas = join(ROOT, AREAS_FOLDER)
  await prepareSite(config, console.log, builtAreas(areas, 'product'))
  if (config.adminPort) await prepareSite(siteConfigOf(config), console.log, builtAreas(areas, 'back office'))
  console.log(`✓ The site in ${config.siteDir} is ready.`)
} catch (error) {
  exitWithError(error)
}
