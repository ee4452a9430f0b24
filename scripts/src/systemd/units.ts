import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import type { Reader } from '@mentor-connect/server/config'

export const DEPLOY = join(ROOT, 'deploy')
export const readDeployFile = (file: string) => readFileSync(join(DEPLOY, file), 'utf8')

/** Program that the files of `deploy` start → process whose settings it reads. */
export const PROGRAMS: Record<string, Reader> = {
  api: 'api',
  chat: 'chat',
  site: 'site',
  publish: 'configure',
  operator: 'operator',
  admin: 'admin',
  'release-server': 'release-server',
}

/** The file that every unit reads. */
export const COMMON_FILE = 'common'

/**
 * Returns each unit of systemd with the files of settings that it names, except for the files that all units
 * read.
 */
export function unitFiles(): { unit: string; files: string[] }[] {
  const units = readdirSync(join(DEPLOY, 'systemd')).filter((name) => name.endsWith('.service'))
  return units.map((unit) => ({
    unit,
    files: [...readDeployFile(`systemd/${unit}`).matchAll(/^EnvironmentFile=.*\/([a-z-]+)\.env$/gm)].map(
      ([, name]) => name!,
    ),
  }))
}

/**
 * Returns the files of settings that a program reads, except the common one. The first file has the program's
 * name.
 */
export const filesOf = (program: string) => unitFiles().find(({ files }) => files[0] === program)!.files

/** Returns the example of each file of settings: name of the file → text. */
export function exampleSettings(): Record<string, string> {
  const names = readdirSync(join(DEPLOY, 'systemd/env'))
  return Object.fromEntries(
    names.map((name) => [name.replace('.env.example', ''), readDeployFile(`systemd/env/${name}`)]),
  )
}
