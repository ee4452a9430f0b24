// `npm run new-remote -- jobs --at /jobs` makes a remote; `npm run new-remote -- --remove jobs` takes it away.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { StartFailure, endWith } from '@mentor-connect/delivery/process/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { writeFiles } from './files'
import { addMount, removeMounts } from './mounts'
import { takenPaths } from './takenPaths'
import { check, type Wish } from './wish'
import { addWorkspace, removeWorkspace } from './workspaces'

/** Remotes that the product is made of: their frames and pages are named elsewhere too. */
const BUILT_IN = ['public', 'learner', 'mentor', 'chat']
const USAGE = 'npm run new-remote -- jobs --at /jobs, or npm run new-remote -- --remove jobs'

try {
  await run(process.argv.slice(2))
} catch (error) {
  endWith(error)
}

async function run(args: string[]) {
  const { name, at, remove } = understood(args)
  if (remove) return takeAway(remove)
  if (!name || !at) throw new StartFailure(`Say which remote and where: ${USAGE}.`)
  await make({ name, path: at })
}

function understood(args: string[]): { name?: string; at?: string; remove?: string } {
  try {
    const options = { at: { type: 'string' }, remove: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { ...values, ...(positionals[0] && { name: positionals[0] }) }
  } catch (error) {
    throw new StartFailure(`${(error as Error).message} ${USAGE}.`)
  }
}

async function make(wish: Wish) {
  const { name, path } = wish
  check(wish, { folders: readdirSync(ROOT), paths: await takenPaths() })
  await writeFiles(wish)
  await addMount(wish)
  addWorkspace(`mf-${name}`)
  console.log(
    [
      `✓ mf-${name} is there and the shell mounts it at ${path}.`,
      '',
      `  npm run dev ${name}          shows it while you work: src/home/HomePage.tsx`,
      `  npx jest --selectProjects mf-${name}   runs its tests`,
      `  npm start                 builds it and serves it with everything else`,
      `  npm run release -- ${name}   releases it; release the shell after it, whose mount table has a new line`,
      '',
      `  Its Hindi texts stand in mf-${name}/src/messages/hi.json: the title is not translated yet.`,
    ].join('\n'),
  )
}

async function takeAway(name: string) {
  const dir = join(ROOT, `mf-${name}`)
  if (BUILT_IN.includes(name))
    throw new StartFailure(`"${name}" is part of the product and is not taken away.`)
  if (!/^[a-z][a-z0-9]*$/.test(name) || !existsSync(dir))
    throw new StartFailure(`There is no remote "${name}".`)
  await removeMounts(name)
  rmSync(dir, { recursive: true })
  removeWorkspace(`mf-${name}`)
  console.log(`✓ mf-${name} is gone, and the shell mounts it no more.`)
}
