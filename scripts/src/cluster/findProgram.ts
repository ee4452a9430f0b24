import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from '../browser/findChromium'

/** A program, and the Debian package of the same name that contains it. */
export interface Program {
  name: string
  /** Name of the program in messages. */
  title: string
}

/**
 * Returns the path of the program. If the program is missing and this process may install packages, installs
 * it.
 */
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

/**
 * Stops the service of a newly installed package. The installation may have started it on its default port,
 * but only servers that tests start are wanted.
 */
function stopSystemService(name: string) {
  try {
    execFileSync('service', [name, 'stop'], { stdio: 'ignore' })
  } catch {
    // There was no such service to stop.
  }
}
