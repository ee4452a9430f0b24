import { issueServiceToken } from '@mentor-connect/contract/accounts/auth'
import { provideRuntimeConfig } from '@mentor-connect/api'
import { FakeApi } from '@mentor-connect/testing'
import { createServiceTokens } from './serviceTokens'

const JOBS = 'https://jobs.example.org'
let person: string | undefined
let validForMs: number

/** An API that issues the tokens `token-1`, `token-2`, and so on. */
function anApi() {
  let count = 0
  return new FakeApi().answers(issueServiceToken, () => {
    count += 1
    return { token: `token-${count}`, expiresAt: new Date(Date.now() + validForMs).toISOString() }
  })
}

function tokensOf() {
  const tokens = createServiceTokens(() => person)
  return (service: string, refused?: string) => tokens(service, refused)
}

beforeEach(() => {
  person = 'asha'
  validForMs = 15 * 60_000
  provideRuntimeConfig({ apiUrl: 'http://api.test', chatUrl: 'http://chat.test', services: { jobs: JOBS } })
})

test('a token is asked for once, for the origin of the service', async () => {
  const api = anApi()
  const tokenFor = tokensOf()
  expect(await Promise.all([tokenFor('jobs'), tokenFor('jobs')])).toEqual(['token-1', 'token-1'])
  expect(await tokenFor('jobs')).toBe('token-1')
  expect(api.received(issueServiceToken)).toMatchObject([{ body: { audience: JOBS } }])
})

test('a token that expires soon, or was refused, is replaced', async () => {
  anApi()
  const tokenFor = tokensOf()
  validForMs = 10_000
  expect(await tokenFor('jobs')).toBe('token-1')
  validForMs = 15 * 60_000
  expect(await tokenFor('jobs')).toBe('token-2')
  expect(await tokenFor('jobs', 'token-2')).toBe('token-3')
  expect(await tokenFor('jobs', 'token-2')).toBe('token-3')
})

test('somebody else gets a token of their own, and nobody gets none', async () => {
  const api = anApi()
  const tokenFor = tokensOf()
  await tokenFor('jobs')
  person = undefined
  expect(await tokenFor('jobs')).toBeNull()
  person = 'ravi'
  expect(await tokenFor('jobs')).toBe('token-2')
  expect(api.received(issueServiceToken)).toHaveLength(2)
})

test('after a failure it is asked for again', async () => {
  const tokenFor = tokensOf()
  new FakeApi().isUnreachable(issueServiceToken)
  await expect(tokenFor('jobs')).rejects.toMatchObject({ code: 'unreachable' })
  anApi()
  expect(await tokenFor('jobs')).toBe('token-1')
})
