import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { NPM } from './localRegistry'

const run = promisify(execFile)

/**
 * A team that has nothing of this repository: it has an empty folder and a registry of packages, later also a site and
 * a token.
 */
export interface OutsideTeam {
  /** Folder of the team's area. */
  area: string
  /** Runs `npm create @mentor-connect/area`. Returns its output. */
  create: (name: string, ...options: string[]) => Promise<string>
  /** Runs a script of the area's package.json. Returns its output. */
  script: (name: string, options?: string[], environment?: NodeJS.ProcessEnv) => Promise<string>
}

/**
 * Prepares a team.
 * @param dir an empty folder
 * @param registry URL of the registry
 */
export function outsideTeam(dir: string, registry: string): OutsideTeam {
  mkdirSync(dir, { recursive: true })
  const area = join(dir, 'mf-jobs')
  const settings = {
    npm_config_registry: registry,
    npm_config_loglevel: 'error',
    // The cache is separate, because npm would run a cached copy of a package that has the same version.
    npm_config_cache: join(dir, 'npm-cache'),
  }
  // The environment of this process is filtered: npm would pass its own settings on to the npm of the team.
  const npm = async (cwd: string, options: string[], environment: NodeJS.ProcessEnv = {}) =>
    (
      await run(NPM, options, {
        cwd,
        env: { ...withoutNpm(), ...settings, ...environment },
        maxBuffer: 64 * 1024 * 1024,
      }).catch(withOutput)
    ).stdout
  return {
    area,
    create: (name, ...options) =>
      npm(dir, [
        'create',
        '--yes',
        '@mentor-connect/area',
        name,
        '--',
        ...options,
        '--in',
        'mf-jobs',
        '--no-install',
      ]),
    script: (name, options = [], environment = {}) => npm(area, ['run', name, '--', ...options], environment),
  }
}

function withoutNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
}

function withOutput(error: Error & { stdout?: string; stderr?: string }): never {
  throw new Error([error.message, error.stdout, error.stderr].filter(Boolean).join('\n'))
}
