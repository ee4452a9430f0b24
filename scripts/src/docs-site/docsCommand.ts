// `npm run docs [-- --to DIR] [--source URL]`: makes a site of the documentation. URL is the address at which
// the sources can be read. If it is given, links to files of the repository that are not pages lead there.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError, exitWithError } from '@mentor-connect/build/cliError'
import { CACHE, ROOT } from '@mentor-connect/delivery/root'
import { buildDocs } from './buildDocs'

try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, source: { type: 'string' } } })
  const folder = values.to ? resolve(ROOT, values.to) : join(CACHE, 'docs')
  const pages = await buildDocs(folder, sourceUrl(values.source))
  console.log(`✓ ${pages} pages: ${join(folder, 'index.html')}`)
} catch (error) {
  exitWithError(error)
}

function sourceUrl(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  if (!/^https?:\/\/[^\s"<>]+\/$/.test(given))
    throw new CliError(
      `--source ${given}: write an address with a slash at its end, such as https://git.example.org/mentor-connect/.`,
    )
  return given
}
