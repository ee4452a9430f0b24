import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios'
import { AxiosError } from 'axios'
import { verifyToken } from '@mentor-connect/contract/accounts/auth'
import { createChat, getChatList } from '@mentor-connect/contract/messages/chat'
import { FakeApi, apiClient } from '@mentor-connect/testing'
import { createBearerTokens } from './bearerTokens'
import { callChat, startChat } from './callChat'

const ASHA = { _id: 'learner-1', email: 'asha@example.test', name: 'Asha', isverified: true }

/** An API that issues the tokens `fresh-1`, `fresh-2`… */
function anApi() {
  let count = 0
  return new FakeApi().answers(verifyToken, () => {
    count += 1
    return { ...ASHA, token: `fresh-${count}` } as never
  })
}

describe('bearer token', () => {
  test('reuses the token in memory while it is valid', async () => {
    const api = anApi()
    const tokens = createBearerTokens(() => 'from-the-session')
    expect(await tokens.current()).toBe('from-the-session')
    expect(api.received(verifyToken)).toHaveLength(0)
  })

  test('is fetched once if the session has none in memory', async () => {
    const api = anApi()
    const tokens = createBearerTokens(() => null)
    expect(await tokens.current()).toBe('fresh-1')
    expect(await tokens.current()).toBe('fresh-1')
    expect(api.received(verifyToken)).toHaveLength(1)
  })

  test('is fetched by one request for concurrent callers', async () => {
    const api = anApi()
    const tokens = createBearerTokens(() => null)
    expect(await Promise.all([tokens.fresh(), tokens.current(), tokens.fresh()])).toEqual([
      'fresh-1',
      'fresh-1',
      'fresh-1',
    ])
    expect(api.received(verifyToken)).toHaveLength(1)
  })

  test('is not reused after it was replaced; the token of a later sign-in is', async () => {
    anApi()
    let inMemory = 'old'
    const tokens = createBearerTokens(() => inMemory)
    expect(await tokens.fresh()).toBe('fresh-1')
    expect(await tokens.current()).toBe('fresh-1')
    inMemory = 'new'
    expect(await tokens.current()).toBe('new')
  })

  test('is null without a session', async () => {
    new FakeApi().refuses(verifyToken, 401, 'unauthenticated')
    expect(await createBearerTokens(() => null).current()).toBeNull()
  })

  test('rejects when offline, and requests again on the next call', async () => {
    new FakeApi().isUnreachable(verifyToken)
    const tokens = createBearerTokens(() => null)
    await expect(tokens.current()).rejects.toMatchObject({ code: 'unreachable' })
    anApi()
    expect(await tokens.current()).toBe('fresh-1')
  })
})

describe('call to the chat service', () => {
  /** A chat service that accepts the given tokens, and an API that issues `fresh`. */
  function services({
    accepted,
    status = 401,
    reason,
  }: {
    accepted: string[]
    status?: number
    reason?: string
  }) {
    const bearers: (string | undefined)[] = []
    const adapter: AxiosAdapter = async (config: InternalAxiosRequestConfig) => {
      const response = (code: number, data: unknown) => ({
        status: code,
        data,
        statusText: '',
        headers: {},
        config,
      })
      if (config.url === verifyToken.path) return response(200, { message: 'OK', data: { token: 'fresh' } })
      const bearer = config.headers['Authorization'] as string | undefined
      bearers.push(bearer?.replace('Bearer ', ''))
      if (accepted.includes(bearers.at(-1) ?? '')) return response(200, { message: 'OK', data: [] })
      const refused = response(status, { message: 'No.', code: 'unauthenticated', reason })
      throw new AxiosError('No.', AxiosError.ERR_BAD_REQUEST, config, null, refused)
    }
    apiClient().defaults.adapter = adapter
    return bearers
  }
  const list = () =>
    callChat(
      createBearerTokens(() => 'old'),
      getChatList,
      { query: { userId: 'u' } },
    )

  test('replaces an expired token', async () => {
    const bearers = services({ accepted: ['fresh'] })
    expect((await list()).data).toEqual([])
    expect(bearers).toEqual(['old', 'fresh'])
  })

  test('replaces a token that is older than the consent to new terms', async () => {
    const bearers = services({ accepted: ['fresh'], status: 403, reason: 'terms_changed' })
    expect((await list()).data).toEqual([])
    expect(bearers).toEqual(['old', 'fresh'])
  })

  test('replaces it only once', async () => {
    const bearers = services({ accepted: [] })
    await expect(list()).rejects.toMatchObject({ status: 401 })
    expect(bearers).toEqual(['old', 'fresh'])
  })

  test('is not repeated after any other error', async () => {
    const bearers = services({ accepted: [], status: 403 })
    await expect(list()).rejects.toMatchObject({ status: 403 })
    expect(bearers).toEqual(['old'])
  })

  test('opens a conversation between two people', async () => {
    const api = new FakeApi().answers(createChat, { _id: 'c', participants: ['mentor-1', 'learner-1'] })
    await startChat({ mentorId: 'mentor-1', learnerId: 'learner-1' }, () => 'token')
    expect(api.received(createChat)[0]?.body).toEqual({ userId1: 'mentor-1', userId2: 'learner-1' })
    api.isUnreachable(createChat)
    await expect(startChat({ mentorId: 'm', learnerId: 'l' }, () => 'token')).rejects.toMatchObject({
      code: 'unreachable',
    })
  })
})
