import { execFile, fork, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '@mentor-connect/delivery/root'
import { fontFiles } from '@mentor-connect/server/fonts'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { stopProcess } from '../process/childProcess'

const run = promisify(execFile)
/** The folder is outside of the repository, so that no folder above it has packages. */
const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-distribution-'))
const entry = join(folder, 'dist/server.mjs')
const running: ChildProcess[] = []

beforeAll(async () => {
  const build = ['--import', 'tsx', 'scripts/src/distribution/buildCommand.ts', '--without-areas']
  await run(process.execPath, [...build, '--to', join(folder, 'dist')], { cwd: ROOT })
})
afterAll(async () => {
  await Promise.all(running.map((child) => stopProcess(child)))
  rmSync(folder, { recursive: true })
})

/** Starts a service with only the files of the distribution. Returns its address. */
async function start(name: 'api' | 'chat' | 'site', port: string): Promise<string> {
  const chosen = String(await freePort())
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'var'),
    LOG_LEVEL: 'error',
    [port]: chosen,
  }
  const child = fork(entry, [name], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  running.push(child)
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () => reject(new Error(said)))
  })
  return `http://127.0.0.1:${chosen}`
}

it.each([
  ['api', 'API_PORT'],
  ['chat', 'CHAT_PORT'],
  ['site', 'PORT'],
] as const)('%s is ready without installed packages', async (name, port) => {
  const url = await start(name, port)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    commit: expect.stringMatching(/^[\da-f]{40}/),
  })
  if (name !== 'api') return
  // This picture needs native code, WebAssembly, fonts and threads.
  const picture = await fetch(`${url}/share/site/card.png`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect((await fetch(`${url}/docs/static/index.html`)).status).toBe(200)
})

it('leaves out the code for browsers of the sign-in service, and so offers no emulator of it', () => {
  const scoped = (scope: string) => join(folder, 'dist/node_modules', scope)
  for (const scope of ['@clerk', '@solana', '@stripe']) expect(existsSync(scoped(scope))).toBe(false)
})

it('contains what its packages and its fonts need', async () => {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'dist/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  // Packages of fonts have no modules.
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@fontsource/'))
  expect(names).toContain('pdfkit')
  const loads = names.map((name) => `await import('${name}')`).join('\n')
  await run(process.execPath, ['--input-type=module', '--eval', loads], { cwd: join(folder, 'dist') })
  const missing = fontFiles().filter((file) => !existsSync(join(folder, 'dist/node_modules', file)))
  expect(missing).toEqual([])
})

it('says how to get an optional part that it was made without', async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'other') }
  const server = run(process.execPath, [entry, 'delivery', 'release-server'], { cwd: folder, env })
  await expect(server).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm run build -- --with release-server'),
  })
  expect(existsSync(join(folder, 'dist/node_modules/playwright-core'))).toBe(false)
})

it('lists its programs, and refuses others', async () => {
  const { stderr } = await run(process.execPath, [entry], { cwd: folder })
  expect(stderr).toMatch(/api {2}.*\n.*chat[^]*site[^]*operator[^]*delivery/)
  await expect(run(process.execPath, [entry, 'elsewhere'], { cwd: folder })).rejects.toMatchObject({
    code: 2,
  })
})

it('runs the commands of operators and of the site', async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'other') }
  const operator = await run(process.execPath, [entry, 'operator', '--help'], { cwd: folder, env })
  expect(operator.stdout).toContain('verify-backup')
  const site = run(process.execPath, [entry, 'delivery', 'site', 'show'], { cwd: folder, env })
  await expect(site).rejects.toMatchObject({ stderr: expect.stringContaining('no configuration') })
})
