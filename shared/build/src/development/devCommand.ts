// `mc-dev [--against <address>] [--port <port>]`, run in the folder of an area, serves the area during development.
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError, exitWithError } from '../cliError'
import { readDeclaration } from '../release/readDeclaration'
import { readWebpackBuild } from './readWebpackBuild'
import { DEVELOPMENT_ENTRY } from './forDevelopment'
import { readSite } from './deployedSite'
import { startDevServer } from './devServer'
import { aroundDeployed } from './aroundDeployed'

const USAGE = 'mc-dev [--against https://learn.example.org] [--port 3101]'

/** Serves the area in `dir`. If `args` name a deployed site, its pages surround the area. */
export async function devCommand(dir: string, args: string[]): Promise<void> {
  try {
    const { against, port } = readArguments(args)
    // Checks the declaration before the first build, which takes much longer.
    readDeclaration(dir)
    const build = await readWebpackBuild(dir)
    await refuseBusy(port)
    const site = against ? await readSite(against) : undefined
    const address = `http://localhost:${port}`
    await startDevServer(build, {
      host: 'localhost',
      port,
      // A deployed site has a production build of React, which cannot keep state over an update.
      refresh: false,
      outDir: join(dir, 'dist'),
      cacheDir: join(dir, 'node_modules/.cache/mentor-connect'),
      onBuilt: (outcome) =>
        console.log(
          'error' in outcome ? `✗ ${outcome.error}` : `✓ Built in ${outcome.seconds.toFixed(1)} s.`,
        ),
      ...(site && { server: aroundDeployed(site, { name: build.area, dir }, address) }),
    })
    console.log(
      site
        ? `✓ ${address} shows ${site.address} with the area ${build.area} from here. Ctrl-C stops it.`
        : `✓ For the overrides panel of a site: ${address}/${DEVELOPMENT_ENTRY}. Ctrl-C stops it.`,
    )
  } catch (error) {
    exitWithError(error)
  }
}

function readArguments(args: string[]): { against?: string; port: number } {
  const { values } = parseArgs({
    args,
    options: { against: { type: 'string' }, port: { type: 'string', default: '3101' } },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CliError(`--port ${values.port} is not a port: ${USAGE}.`)
  return { against: values.against, port }
}

/**
 * Throws if the port is in use.
 * @throws CliError
 */
function refuseBusy(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(new CliError(`Port ${port} is in use: stop what listens there, or choose another --port.`)),
    )
    probe.listen(port, 'localhost', () => probe.close(() => resolve()))
  })
}
