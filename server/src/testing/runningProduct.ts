import { freePort } from './freePort'
import { startServiceProcess } from './serviceProcess'

/** Both services, each in its own process, on the databases in these settings. */
export interface RunningProduct {
  call: Call
  /** The socket address of chat. */
  chatSocketUrl: string
  /** Logs in with a password. */
  signIn: (person: Credentials, role?: keyof typeof LOGINS) => Promise<SignedInPerson>
  stop: () => Promise<void>
}

type Call = <Data>(path: string, options?: { body?: object; token?: string }) => Promise<Data>

interface Credentials {
  email: string
  password: string
}

export interface SignedInPerson {
  id: string
  token: string
  get: <Data>(path: string) => Promise<Data>
  post: <Data>(path: string, body: object) => Promise<Data>
}

/** A request that has failed; its message has the form `503 not_ready`. */
export class Refused extends Error {}

const LOGINS = {
  user: { path: '/user/login-user', account: 'userData' },
  mentor: { path: '/mentor/login-mentor', account: 'mentorData' },
} as const

/** Limits that are too high to be reached, for tests that do not set lower ones. */
const ROOM = { AUTH_REQUESTS_PER_MINUTE: '100000', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' }

export async function startProduct(environment: Record<string, string>): Promise<RunningProduct> {
  const [apiPort, chatPort] = [await freePort(), await freePort()]
  const [api, chat] = [`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${chatPort}`]
  const settings = {
    ...environment,
    ...ROOM,
    API_URL: api,
    CHAT_URL: chat,
    API_PORT: String(apiPort),
    CHAT_PORT: String(chatPort),
    SERVICE_KEY: 'a key of the tests, which is long enough',
  }
  const apiProcess = await startServiceProcess('api', settings)
  const chatProcess = await startServiceProcess('chat', settings)
  const call: Call = async (path, options = {}) =>
    request(path.startsWith('/api/chat') ? chat : api, path, options)
  return {
    call,
    chatSocketUrl: chat.replace('http', 'ws'),
    signIn: (person, role = 'user') => signIn(call, person, role),
    stop: async () => {
      await chatProcess.stop()
      await apiProcess.stop()
    },
  }
}

async function request<Data>(
  base: string,
  path: string,
  { body, token }: { body?: object; token?: string },
): Promise<Data> {
  const response = await fetch(base + path, {
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data?: Data; code?: string }
  if (!response.ok) throw new Refused(`${response.status} ${answer.code}`)
  // Files and empty responses have no `data`.
  return answer.data ?? (answer as Data)
}

async function signIn(
  call: Call,
  { email, password }: Credentials,
  role: keyof typeof LOGINS,
): Promise<SignedInPerson> {
  const { path, account } = LOGINS[role]
  const data = await call<{ token: string } & Record<string, { _id: string }>>(path, {
    body: { email, password },
  })
  const { token } = data
  return {
    id: data[account]!._id,
    token,
    get: (to) => call(to, { token }),
    post: (to, body) => call(to, { token, body }),
  }
}
