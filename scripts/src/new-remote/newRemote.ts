// `npm run new-remote -- jobs --at /jobs` creates a remote; `npm run new-remote -- --remove jobs` removes it.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError, exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { removeWorkspace } from './workspaces'

/** Remotes of the product itself. They cannot be removed, because other code refers to them. */
const BUILT_IN = ['public', 'learner', 'mentor', 'chat']
const USAGE = 'npm run new-remote -- jobs --at /jobs, or npm run new-remote -- --remove jobs'

try {
  await run(process.argv.slice(2))
} catch (error) {
  exitWithError(error)
}

async function run(args: string[]) {
  const { name, at, remove } = readArguments(args)
  if (remove) return removeRemote(remove)
  if (!name || !at) throw new CliError(`Say which remote and where: ${USAGE}.`)
  // Imported only when needed, because loading the build tools and Prettier takes some seconds.
  const { makeRemote } = await import('./makeRemote')
  await makeRemote({ name, path: at })
}

function readArguments(args: string[]): { name?: string; at?: string; remove?: string } {
  try {
    const options = { at: { type: 'string' }, remove: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { ...values, ...(positionals[0] && { name: positionals[0] }) }
  } catch (error) {
    throw new CliError(`${(error as Error).message} ${USAGE}.`)
  }
}

async function removeRemote(name: string) {
  const dir = join(ROOT, `mf-${name}`)
  if (BUILT_IN.includes(name)) throw new CliError(`"${name}" is part of the product and is not taken away.`)
  if (!/^[a-z][a-z0-9]*$/.test(name) || !existsSync(dir)) throw new CliError(`There is no remote "${name}".`)
  rmSync(dir, { recursive: true })
  removeWorkspace(`mf-${name}`)
  console.log(`✓ mf-${name} is gone. If a release of it is live: npm run releases -- retire ${name}.`)
}
