import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from '../browser/findChromium'

const NAME = 'redis-server'
const isRoot = process.getuid?.() === 0

/** Path of the Redis server on this machine; installs the Debian package if it is missing and this process may. */
export function findRedis(): string {
  const found = onPath()
  if (found) return found
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      'There is no Redis server on this machine: install the package "redis-server" and try again.',
    )
  console.log('• Installing Redis…')
  installDebianPackages(NAME)
  stopSystemService()
  return onPath() ?? NAME
}

function onPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, NAME))
    .find((file) => existsSync(file))
}

/** Installing the package may start a server on the default port, which is not wanted here. */
function stopSystemService() {
  try {
    execFileSync('service', [NAME, 'stop'], { stdio: 'ignore' })
  } catch {
    // It was not running.
  }
}
