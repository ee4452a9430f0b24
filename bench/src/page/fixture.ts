import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { liveRegistry } from '@mentor-connect/delivery/release/siteStore'
import { CACHE } from '@mentor-connect/delivery/root'
import { prepareSite } from '@mentor-connect/scripts/start/prepareSite'
import { startService, stopService } from '@mentor-connect/scripts/start/services'
import { readConfig } from '@mentor-connect/server/config'
import { DEMO_ACCOUNTS } from '@mentor-connect/server/demo-accounts'
import type { Visitor } from './openPage'

interface FixtureOptions {
  /** Where the learner's cookies are sent. */
  cookieUrl?: string
  /** Also starts chat, which commands ask for what it offers. */
  withChat?: boolean
  /** Of all services, as environment variables. */
  settings?: Record<string, string>
}

/** Starts what all variants share: the site server with every release, and the API with the demo content. */
export async function startFixture(
  port: number,
  { cookieUrl = 'https://localhost', withChat = false, settings = {} }: FixtureOptions = {},
) {
  const dataDir = join(CACHE, 'bench', 'data')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const environment = {
    ...process.env,
    ...{ DATA_DIR: dataDir, PORT: String(port), API_PORT: String(port + 1), CHAT_PORT: String(port + 2) },
    RATE_LIMIT_FACTOR: '10000',
    ...settings,
  }
  const config = readConfig(environment)
  const { siteDir, siteUrl, apiUrl, chatUrl } = config
  await prepareSite(config, console.log)
  const logDir = join(dataDir, 'log')
  const services = [
    await startService('api', environment, logDir),
    await startService('site', environment, logDir),
    ...(withChat ? [await startService('chat', environment, logDir)] : []),
  ]
  return {
    upstream: { siteUrl, apiUrl },
    /** The site as commands name it. */
    environment: { DATA_DIR: dataDir, SITE_URL: siteUrl, API_URL: apiUrl, CHAT_URL: chatUrl },
    siteDir,
    registry: liveRegistry(siteDir)!,
    ...(await firstIds(apiUrl)),
    learner: await signedIn('Learner', { apiUrl, siteUrl, cookieUrl }),
    stop: async () => void (await Promise.all(services.map(stopService))),
  }
}

export const GUEST: Visitor = { cookies: [], storage: {} }

/** Id of the first course, and of the first mentor. */
async function firstIds(apiUrl: string) {
  const read = async <Data>(path: string) => {
    const { data } = (await (await fetch(apiUrl + path)).json()) as { data: Data }
    return data
  }
  const { resources } = await read<{ resources: { _id: string }[] }>('/resource/get-resources?page=1&limit=1')
  const [mentor] = await read<{ _id: string }[]>('/mentor/get-mentor')
  return { course: resources[0]!._id, mentor: mentor!._id }
}

type Label = 'Learner' | 'Mentor'

/** How each role signs in, and under which key the shell stores its person. */
const ROLES = {
  Learner: { path: '/user/login-user', role: 'user', answered: 'userData', key: 'user' },
  Mentor: { path: '/mentor/login-mentor', role: 'mentor', answered: 'mentorData', key: 'mentor' },
} as const

/** A signed-in demo account, as the shell would have stored it. */
export async function signedIn(
  label: Label,
  { apiUrl, siteUrl, cookieUrl }: { apiUrl: string; siteUrl: string; cookieUrl: string },
): Promise<Visitor> {
  const { path, role, answered, key } = ROLES[label]
  const { email, password } = DEMO_ACCOUNTS.find((account) => account.label === label)!
  const response = await fetch(apiUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await response.json()) as { data: Record<string, { _id: string; name: string }> }
  const { _id, name } = data[answered]!
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';')
    const [cookie = '', ...value] = pair.split('=')
    return { name: cookie, value: value.join('='), url: cookieUrl }
  })
  const slice = (state: Record<string, unknown>) =>
    JSON.stringify({
      ...Object.fromEntries(Object.entries(state).map(([entry, value]) => [entry, JSON.stringify(value)])),
      _persist: '{"version":-1,"rehydrated":true}',
    })
  const auth = slice({ role, data: { _id, name, email: '', isverified: true }, error: null })
  return { cookies, storage: { auth, [key]: slice({ [key]: { _id, name, role }, error: null }) } }
}
