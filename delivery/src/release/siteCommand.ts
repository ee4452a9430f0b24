// `npm run site -- show | configure [--to DIR] [--replace-key] [--unsign] [--reason TEXT] [--by NAME]`
import { parseArgs } from 'node:util'
import { readConfig } from '@mentor-connect/server/config'
import { exitWithError } from '../process/cliError'
import { commandAuthor, readNote } from './author'
import { configure } from './configuration/configure'
import { requireConfiguration } from './configuration/requireConfiguration'
import { settingsFromConfig } from './configuration/settingsFromConfig'
import { withLockedSite } from './siteChange'
import { siteFromConfig } from './siteFromConfig'

const USAGE =
  'Usage: npm run site -- show · npm run site -- configure [--to <site folder>] [--replace-key] [--unsign] [--reason <text>] [--by <name>]'

try {
  await run()
} catch (error) {
  exitWithError(error)
}

async function run() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      reason: { type: 'string' },
      by: { type: 'string' },
      'replace-key': { type: 'boolean' },
      unsign: { type: 'boolean' },
    },
  })
  const config = readConfig({ DATA_DIR: 'var', ...process.env }, 'configure')
  const site = siteFromConfig(config, commandAuthor(values.by), values.to)
  if (positionals[0] === 'show') return console.log(JSON.stringify(requireConfiguration(site.dir), null, 2))
  if (positionals[0] !== 'configure') throw new Error(USAGE)
  const { 'replace-key': replaceKey, unsign } = values
  const options = { replaceKey, unsign, ...readNote({ reason: values.reason }) }
  const { version, changed } = await withLockedSite(site, (locked) =>
    configure(locked, settingsFromConfig(config), options),
  )
  console.log(
    changed
      ? `✓ The site has configuration ${version}: "npm run site -- show" prints it.`
      : `✓ The site has this configuration already (${version}): nothing has changed.`,
  )
}
