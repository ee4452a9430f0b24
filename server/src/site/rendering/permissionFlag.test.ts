import { spawnSync } from 'node:child_process'
import { permissionFlag } from './permissionFlag'

it.each([
  ['Node 20', ['--experimental-permission'], '--experimental-permission'],
  ['Node 22', ['--experimental-permission', '--permission'], '--permission'],
  ['Node 24', ['--permission'], '--permission'],
])('of %s', (_version, known, flag) => expect(permissionFlag(new Set(known))).toBe(flag))

it('this Node confines a process with it', () => {
  const flag = permissionFlag(process.allowedNodeEnvironmentFlags)
  const { stdout } = spawnSync(process.execPath, [
    '--no-warnings',
    flag,
    '-p',
    'process.permission.has("child")',
  ])
  expect(stdout.toString()).toBe('false\n')
})
