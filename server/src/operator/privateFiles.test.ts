import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programOf } from '../build/bundleServer'
import { newInstallation, type Installation } from '../testing/installation'

// These tests run the commands in a shell whose umask lets everybody read new files.
const ROOT = join(__dirname, '../../..')
const run = promisify(execFile)

let site: Installation
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'private-files-'))
  site = await newInstallation()
  await site.fill()
})
afterEach(async () => {
  await site.remove()
  rmSync(folder, { recursive: true })
})

async function typed(line: string[], environment: Record<string, string>) {
  const command = 'umask 022; exec "$0" "$@"'
  const env = { PATH: process.env.PATH, ...environment }
  return run('sh', ['-c', command, process.execPath, await programOf('operator'), ...line], {
    cwd: ROOT,
    env,
  })
}

/** The paths below a folder, itself included, that other users can access. */
function openToOthers(path: string): string[] {
  const { mode } = statSync(path)
  const below = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : []
  return [...((mode & 0o077) === 0 ? [] : [path]), ...below.flatMap(openToOthers)]
}

it('a backup, restored data and replaced data are accessible to their owner only', async () => {
  const [backup, dataDir] = [join(folder, 'backup'), join(folder, 'data')]
  await typed(['backup', '--to', backup], site.environment)
  expect(openToOthers(backup)).toEqual([])

  // A web server may run as another user and must be able to read the site.
  const elsewhere = { ...site.environment, DATA_DIR: dataDir, SITE_DIR: join(folder, 'site') }
  await typed(['restore', '--from', backup, '--replace'], elsewhere)
  expect(openToOthers(dataDir)).toEqual([])
  expect(openToOthers(join(folder, 'site')).length).toBeGreaterThan(1)
  await typed(['restore', '--from', backup, '--replace'], elsewhere)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('before-restore'))).not.toEqual([])
  expect(openToOthers(dataDir)).toEqual([])
})
