import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from '../browser/findChromium'

/** A program of this machine, and the Debian package of the same name that has it. */
export interface Program {
  name: string
  /** For messages. */
  title: string
}

/** Path of the program; installs its package if it is missing and this process may. */
export function findProgram({ name, title }: Program): string {
  const found = onPath(name)
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`There is no ${title} on this machine: install the package "${name}" and try again.`)
  console.log(`• Installing ${title}…`)
  installDebianPackages(name)
  stopSystemService(name)
  return onPath(name) ?? name
}

function onPath(name: string) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find((file) => existsSync(file))
}

/** Installing the package may start it on its default port, which is not wanted here. */
function stopSystemService(name: string) {
  try {
    execFileSync('service', [name, 'stop'], { stdio: 'ignore' })
  } catch {
    // The process was not running.
  }
}
