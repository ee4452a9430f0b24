import { execFile, spawn } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@mentor-connect/server/testing/freePort'
import type { OwnPackage } from '@mentor-connect/scripts/packages/ownPackages'

const run = promisify(execFile)
export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/**
 * A package registry on this machine. Packages that it does not have come from the registry that npm is configured
 * with.
 */
export interface LocalRegistry {
  url: string
  /** Publishes compiled packages with npm. */
  publish: (packages: OwnPackage[]) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a registry (verdaccio) on the loopback interface.
 * @param dir an empty folder for its files
 * @param upstream URL of the registry from which it gets other packages
 */
export async function startRegistry(dir: string, upstream: string): Promise<LocalRegistry> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  mkdirSync(dir, { recursive: true })
  const config = join(dir, 'config.yaml')
  writeFileSync(config, configuration(join(dir, 'storage'), upstream))
  // npm publishes only with a token. The registry accepts any.
  const npmrc = join(dir, 'npmrc')
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=local\n`)
  const server = spawn(process.execPath, [program(), '--config', config, '--listen', `127.0.0.1:${port}`], {
    cwd: dir,
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await Promise.race([
    answers(url),
    ended.then(() => Promise.reject(new Error('The local registry ended before it answered.'))),
  ])
  return {
    url,
    publish: (packages) => publish(packages, join(dir, 'publish'), npmrc),
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * Publishes all packages in one run of npm, as workspaces of a folder, because npm's start takes longer than publishing
 * a small package.
 */
async function publish(packages: OwnPackage[], dir: string, npmrc: string) {
  mkdirSync(dir)
  for (const { outDir, folder } of packages) symlinkSync(outDir, join(dir, folder))
  const workspaces = packages.map(({ folder }) => folder)
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'packages', private: true, workspaces }))
  // Provenance is off, because only the CI that publishes a package can sign it.
  const options = ['--workspaces', '--provenance=false', '--userconfig', npmrc, '--loglevel=error']
  await run(NPM, ['publish', ...options], { cwd: dir })
}

const program = () =>
  join(dirname(createRequire(import.meta.url).resolve('verdaccio/package.json')), 'bin/verdaccio')

const configuration = (storage: string, upstream: string) => `
storage: ${JSON.stringify(storage)}
uplinks:
  upstream:
    url: ${JSON.stringify(upstream)}
packages:
  '@mentor-connect/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: upstream
web:
  enable: false
max_body_size: 100mb
log: { type: stdout, level: error }
`

async function answers(url: string): Promise<void> {
  const response = await fetch(`${url}-/ping`).catch(() => undefined)
  if (response?.ok) return
  await new Promise((resolve) => setTimeout(resolve, 100))
  return answers(url)
}
