import { createRequire } from 'node:module'
import { neededContract } from './neededContract'

const require = createRequire(import.meta.url)
const used = (name: string, ...exports: string[]) => ({
  file: require.resolve(`@mentor-connect/contract/${name}`),
  exports,
})

test('a build needs the endpoints that its code uses, of every domain of the contract', () => {
  const { api, chat } = neededContract([
    used('courses/courses', 'getCourse'),
    used('courses/lessons/lessons', 'getLesson'),
    used('accounts/auth', 'logout'),
    used('messages/chat', 'getChatList'),
    used('api/locales', 'LOCALES'),
    used('admin/passkeys', 'signIn'),
  ])
  expect(Object.keys(api.endpoints).sort()).toEqual([
    'GET /resource/:id/lessons/:lessonId',
    'GET /resource/get-resource/:id',
    'POST /auth/logout',
  ])
  expect(Object.keys(chat.endpoints)).toHaveLength(1)
})

test('modules that declare no endpoint are not run', () => {
  const browserOnly = used('browser/storage', 'tabItems')
  expect(neededContract([browserOnly]).api.endpoints).toEqual({})
})
