import { renderHook, waitFor } from '@testing-library/react'
import type { Answers } from '@mentor-connect/contract/site/rendering'
import { apiClient, FakeApi } from '@mentor-connect/testing'
import { ApiFailure } from '../ApiFailure'
import { call } from '../call'
import { answerTo, readOf } from '../publicRead'
import { provideRuntimeConfig } from '../runtimeConfig'
import { useEndpoint } from '../useEndpoint'
import { service } from './service'
import { onServiceTokenRequest } from './tokenRequest'

interface Opening {
  id: string
  title: string
}

/** Written as `openapi-typescript` generates it. */
interface paths {
  '/openings': {
    get: {
      parameters: { query?: { page?: number } }
      responses: { 200: { content: { 'application/json': Opening[] } } }
    }
    post?: never
  }
  '/openings/{id}': {
    get: {
      parameters: { query?: never; path: { id: string } }
      responses: { 200: { content: { 'application/json': Opening } } }
    }
  }
  '/openings/{id}/applications': {
    post: {
      parameters: { path: { id: string } }
      requestBody: { content: { 'application/json': { letter: string } } }
      responses: { 201: { content: { 'application/json': { id: string } } } }
    }
  }
}

const jobs = service<paths>('jobs')
const getOpenings = jobs.get('/openings')
const getOpening = jobs.get('/openings/{id}')
const apply = jobs.post('/openings/{id}/applications', { access: 'session' })
const OPENING = { id: 'a', title: 'Gardener' }

beforeEach(() =>
  provideRuntimeConfig({
    apiUrl: 'https://api.example.org',
    chatUrl: 'https://chat.example.org',
    services: { jobs: 'https://jobs.example.org' },
  }),
)

/** Records every request that is sent, as the network sees it. */
function sentRequests() {
  const { adapter } = apiClient().defaults
  const sent: { url: string; cookies: boolean | undefined; token: unknown }[] = []
  apiClient().defaults.adapter = (config) => {
    const { baseURL, url, withCredentials, headers } = config
    sent.push({ url: `${baseURL}${url}`, cookies: withCredentials, token: headers.get('Authorization') })
    return (adapter as typeof adapter & ((given: typeof config) => Promise<never>))(config)
  }
  return sent
}

test('a read goes to the service that the site names, without cookies or a token', async () => {
  new FakeApi().answers(getOpening, OPENING)
  const sent = sentRequests()
  expect((await call(getOpening, { params: { id: 'a b' } })).data).toEqual(OPENING)
  expect(sent).toEqual([{ url: 'https://jobs.example.org/openings/a%20b', cookies: false, token: undefined }])
})

test('a hook reads it like an endpoint of the API', async () => {
  new FakeApi().answers(getOpenings, [OPENING])
  const { result } = renderHook(() => useEndpoint(getOpenings, { query: { page: 2 } }))
  await waitFor(() => expect(result.current.data).toEqual([OPENING]))
})

describe('a call by somebody who is signed in', () => {
  const given: (string | undefined)[] = []
  let stop: () => void
  beforeEach(() => {
    given.length = 0
    stop = onServiceTokenRequest(async (name, refused) => {
      given.push(refused)
      return `${name}-${given.length}`
    })
  })
  afterEach(() => stop())
  const send = () => call(apply, { params: { id: 'a' }, body: { letter: 'I like gardens.' } })

  test('carries a token that the shell gives', async () => {
    new FakeApi().answers(apply, { id: 'b' })
    const sent = sentRequests()
    expect((await send()).data).toEqual({ id: 'b' })
    expect(sent).toEqual([
      {
        url: 'https://jobs.example.org/openings/a/applications',
        cookies: false,
        token: 'Bearer jobs-1',
      },
    ])
  })

  test('is repeated once with another token, if the service refuses the first', async () => {
    new FakeApi().refuses(apply, 401, 'unauthenticated')
    const sent = sentRequests()
    await expect(send()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(sent.map(({ token }) => token)).toEqual(['Bearer jobs-1', 'Bearer jobs-2'])
    expect(given).toEqual([undefined, 'jobs-1'])
  })
})

test.each([
  [404, { title: 'There is no such opening.' }, 'not_found', 'There is no such opening.'],
  [422, { detail: 'The letter is empty.' }, 'invalid_input', 'The letter is empty.'],
  [500, 'proxy error', 'internal', 'Status 500'],
])('a failure with status %s says what went wrong', async (status, body, code, message) => {
  apiClient().defaults.adapter = (config) => {
    const response = { data: body, status, statusText: '', headers: {}, config }
    const error = Object.assign(new Error(`Status ${status}`), { isAxiosError: true, response })
    return Promise.reject(error)
  }
  const failure: unknown = await call(getOpening, { params: { id: 'a' } }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiFailure)
  expect(failure).toMatchObject({ status, code, message })
})

test('a service that the site does not know is named', async () => {
  const unknown = service<paths>('boards').get('/openings')
  await expect(call(unknown, { query: {} })).rejects.toThrow(/The site knows no service "boards"/)
})

test('a page that a server renders finds what was read from a service', () => {
  const key = readOf(getOpening, { params: { id: 'a' } })
  const answers: Answers = { [key]: OPENING }
  expect(answerTo(answers, getOpening, { params: { id: 'a' } })).toEqual(OPENING)
  expect(() => readOf(apply as never, { params: { id: 'a' } } as never)).toThrow('is not a public read')
})
