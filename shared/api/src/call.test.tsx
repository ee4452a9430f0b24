import { loginUser } from '@mentor-connect/contract/accounts/auth'
import { getCourse, getCourses } from '@mentor-connect/contract/courses/courses'
import { aCourse, FakeApi } from '@mentor-connect/testing'
import { call, pathOf } from './call'
import { cacheKey } from './useEndpoint'

test('path parameters are encoded and inserted', () => {
  expect(pathOf(getCourse, { id: 'a/b c' })).toBe('/resource/get-resource/a%2Fb%20c')
})

test('a successful call resolves with the response body', async () => {
  const api = new FakeApi().answers(getCourse, aCourse())
  const { data } = await call(getCourse, { params: { id: 'course-1' } })
  expect(data.title).toBe('Learn JavaScript')
  expect(api.received(getCourse)[0]?.params).toEqual({ id: 'course-1' })
})

test('an error response becomes an ApiFailure with its code and fields', async () => {
  new FakeApi().refuses(loginUser, 400, 'invalid_input', { email: 'Enter an e-mail.' })
  await expect(call(loginUser, { body: { email: '', password: '' } })).rejects.toMatchObject({
    name: 'ApiFailure',
    status: 400,
    code: 'invalid_input',
    fields: { email: 'Enter an e-mail.' },
  })
})

test('a call without a response fails with "unreachable"', async () => {
  new FakeApi().isUnreachable(getCourses)
  await expect(call(getCourses, { query: {} })).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})

test('equal calls have equal cache keys, different calls different ones', () => {
  const first = cacheKey(getCourses, { query: { page: 1 } })
  expect(cacheKey(getCourses, { query: { page: 1 } })).toBe(first)
  expect(cacheKey(getCourses, { query: { page: 2 } })).not.toBe(first)
})
