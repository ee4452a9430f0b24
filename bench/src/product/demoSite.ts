import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { liveRegistry } from '@mentor-connect/delivery/store/siteStore'
import { CACHE } from '@mentor-connect/delivery/root'
import { prepareSite } from '@mentor-connect/scripts/start/prepareSite'
import { startService, stopService } from '@mentor-connect/scripts/start/services'
import { readConfig } from '@mentor-connect/server/config'
import { DEMO_ACCOUNTS, DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { BrowserContext } from 'playwright-core'

/**
 * Starts the site server with a release of every area, and the API and chat with the demo content.
 *
 * @param cookieUrl URL to which the learner's cookies are sent
 */
export async function startDemoSite(port: number, cookieUrl = 'https://localhost') {
  const dataDir = join(CACHE, 'bench', 'data')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    API_PORT: String(port + 1),
    CHAT_PORT: String(port + 2),
    RATE_LIMIT_FACTOR: '10000',
  }
  const config = readConfig(environment)
  const { siteDir, siteUrl, apiUrl, chatUrl } = config
  await prepareSite(config, console.log)
  const logDir = join(dataDir, 'log')
  const services = [
    await startService('api', environment, logDir),
    await startService('chat', environment, logDir),
    await startService('site', environment, logDir),
  ]
  return {
    upstream: { siteUrl, apiUrl, chatUrl },
    /** Environment variables with which commands find the site. */
    environment: { DATA_DIR: dataDir, SITE_URL: siteUrl, API_URL: apiUrl, CHAT_URL: chatUrl },
    siteDir,
    registry: liveRegistry(siteDir)!,
    ...(await firstIds(apiUrl)),
    learner: await signedInLearner({ apiUrl, siteUrl, cookieUrl }),
    stop: async () => void (await Promise.all(services.map(stopService))),
  }
}

export interface Visitor {
  cookies: { name: string; value: string; url: string }[]
  storage: Record<string, string>
}

export const GUEST: Visitor = { cookies: [], storage: {} }

/** Gives a new browser profile the cookies and storage of a visitor before its first page. */
export async function enterAs({ cookies, storage }: Visitor, context: BrowserContext): Promise<void> {
  await context.addCookies(cookies)
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, storage)
}

/** Returns the ids of the first course, of the first mentor, and of a course of the demo mentor. */
async function firstIds(apiUrl: string) {
  const read = async <Data>(path: string) => {
    const { data } = (await (await fetch(apiUrl + path)).json()) as { data: Data }
    return data
  }
  const { resources } = await read<{ resources: { _id: string }[] }>('/resource/get-resources?page=1&limit=1')
  const [mentor] = await read<{ _id: string }[]>('/mentor/get-mentor')
  const own = await read<{ resources: { _id: string }[] }>(
    `/resource/get-resources-by-mentor/${DEMO_MENTOR.id}?page=1&limit=1`,
  )
  return { course: resources[0]!._id, mentor: mentor!._id, ownCourse: own.resources[0]!._id }
}

interface Addresses {
  apiUrl: string
  siteUrl: string
  cookieUrl: string
}

/** Returns the signed-in demo learner, with the cookies and storage that the shell would have. */
async function signedInLearner({ apiUrl, siteUrl, cookieUrl }: Addresses): Promise<Visitor> {
  const { email, password } = DEMO_ACCOUNTS.find((account) => account.label === 'Learner')!
  const response = await fetch(`${apiUrl}/user/login-user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await response.json()) as { data: { userData: { _id: string; name: string } } }
  const { _id, name } = data.userData
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
  const auth = slice({ role: 'user', data: { _id, name, email: '', isverified: true }, error: null })
  return { cookies, storage: { auth, user: slice({ user: { _id, name, role: 'user' }, error: null }) } }
}
