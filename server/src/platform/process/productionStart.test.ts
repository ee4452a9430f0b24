import { fork, type ChildProcess } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programOf } from '../../build/bundleServer'
import { freePort } from '../../testing/freePort'
import { requiredInProduction } from '../config/config'
import { variableName } from '../config/settings'

// Each process in production mode, with only the settings that docs/configuration.md marks for it.

const ROOT = join(__dirname, '../../../..')
const SETTINGS: Record<string, string> = {
  SITE_URL: 'https://school.example',
  API_URL: 'https://api.school.example',
  CHAT_URL: 'https://chat.school.example',
  SERVICE_KEY: 'a secret that both of the services know',
  SMTP_URL: 'smtps://name:word@mail.school.example',
  MAIL_FROM: 'Mentor-Connect <hello@school.example>',
  SUPPORT_EMAIL: 'help@school.example',
  SIGNING_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
}
const PORTS = { api: 'API_PORT', chat: 'CHAT_PORT', site: 'PORT' } as const

let dataDir: string
let child: ChildProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mentor-connect-production-'))
})
afterEach(async () => {
  const ended = new Promise((resolve) => child?.once('exit', resolve))
  if (child?.exitCode === null && child.kill('SIGKILL')) await ended
  await rm(dataDir, { recursive: true, force: true })
})

/** Resolves with the output of the process when it is ready or has ended. */
async function run(
  name: keyof typeof PORTS,
  environment: NodeJS.ProcessEnv,
): Promise<{ isReady: boolean; said: string }> {
  const options = { cwd: ROOT, env: environment, silent: true }
  const started = fork(await programOf(name), options)
  child = started
  let said = ''
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((resolve) => {
    started.once('message', () => resolve({ isReady: true, said }))
    started.once('close', () => resolve({ isReady: false, said }))
  })
}

async function environmentOf(name: keyof typeof PORTS) {
  const needed = requiredInProduction(name).map((setting) => [
    variableName(setting),
    SETTINGS[variableName(setting)],
  ])
  return {
    PATH: process.env.PATH,
    APP_ENV: 'production',
    DATA_DIR: dataDir,
    [PORTS[name]]: String(await freePort()),
    ...Object.fromEntries(needed),
  }
}

it.each(['api', 'chat', 'site'] as const)('%s starts in production with its own settings', async (name) => {
  const { isReady, said } = await run(name, await environmentOf(name))
  expect({ isReady, said }).toMatchObject({ isReady: true })
})

it('lists all missing settings, and starts nothing', async () => {
  const { isReady, said } = await run('chat', {
    PATH: process.env.PATH,
    APP_ENV: 'production',
    DATA_DIR: dataDir,
  })
  expect(isReady).toBe(false)
  for (const setting of requiredInProduction('chat'))
    expect(said).toContain(`${variableName(setting)} is missing`)
  expect(said).not.toContain('SIGNING_KEY')
})
