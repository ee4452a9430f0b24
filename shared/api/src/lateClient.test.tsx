import axios, { type InternalAxiosRequestConfig } from 'axios'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { aCourse } from '@mentor-connect/testing'

/** Imports `call` anew, as a newly loaded page does. Its HTTP client, which the first call loads, is not loaded yet. */
const freshCall = () => jest.requireActual<typeof import('./call')>('./call').call

beforeEach(() => void jest.resetModules())
afterEach(() => void jest.dontMock('axios'))

test('the first call loads the client', async () => {
  const sent: InternalAxiosRequestConfig[] = []
  const create = jest.fn((defaults) =>
    axios.create({
      ...defaults,
      adapter: async (config) => {
        sent.push(config)
        return { data: { data: aCourse() }, status: 200, statusText: '', headers: {}, config }
      },
    }),
  )
  jest.doMock('axios', () => ({ __esModule: true, default: { create } }))
  const call = freshCall()
  expect(create).not.toHaveBeenCalled()
  const load = () => call(getCourse, { params: { id: 'course-1' } })
  await Promise.all([load(), load()])
  await load()
  expect(create).toHaveBeenCalledTimes(1)
  expect(sent).toHaveLength(3)
  expect(sent[0]).toMatchObject({ withCredentials: true, timeout: 15_000, baseURL: 'http://api.test' })
})

test('a client that cannot be loaded fails like a network that is gone', async () => {
  jest.doMock('axios', () => {
    throw new Error('Loading chunk axios failed.')
  })
  const call = freshCall()
  await expect(call(getCourse, { params: { id: 'course-1' } })).rejects.toMatchObject({
    name: 'ApiFailure',
    code: 'unreachable',
  })
})
