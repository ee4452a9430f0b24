import { readdirSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workspaceFiles } from '@mentor-connect/create-area/areaFiles'
import type { AreaOptions } from '@mentor-connect/create-area/areaOptions'
import { ROOT } from '@mentor-connect/delivery/root'
import { formatted } from '../format/formatted'
import { checkRemoteOptions } from './remoteOptions'
import { takenPaths } from './takenPaths'
import { addWorkspace } from './workspaces'

/**
 * Creates a remote and makes it a workspace.
 *
 * @throws CliError if its name or path cannot be used
 */
export async function makeRemote(options: AreaOptions) {
  const { name, path } = options
  checkRemoteOptions(options, { folders: readdirSync(ROOT), paths: await takenPaths() })
  await writeFiles(options)
  addWorkspace(`mf-${name}`)
  console.log(
    [
      `✓ mf-${name} is there. Its area.json mounts it at ${path}.`,
      '',
      `  npm run dev ${name}          shows it while you work: src/home/HomePage.tsx`,
      `  npx jest --selectProjects mf-${name}   runs its tests`,
      `  npm start                 builds it and serves it with everything else`,
      `  npm run release -- ${name}   makes ${path} live: nothing else is released`,
      '',
      `  Its Hindi messages are in mf-${name}/src/messages/hi.json: the title is not translated yet.`,
    ].join('\n'),
  )
}

/** Writes the folder of a remote: `mf-<name>`. */
async function writeFiles(options: AreaOptions): Promise<void> {
  const dir = join(ROOT, `mf-${options.name}`)
  for (const [file, text] of Object.entries(workspaceFiles(options))) {
    const target = join(dir, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, await formatted(target, text))
  }
}
