import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios'
import { getChatList } from '@mentor-connect/contract/messages/chat'
import { getDomains } from '@mentor-connect/contract/courses/courses'
import { apiClient } from '@mentor-connect/testing'
import { call } from './call'

const sent: InternalAxiosRequestConfig[] = []
const adapter: AxiosAdapter = async (config) => {
  sent.push(config)
  return { data: { message: 'OK', data: [] }, status: 200, statusText: '', headers: {}, config }
}
apiClient().defaults.adapter = adapter

test('a call goes to the service of its endpoint, with the bearer token if given', async () => {
  await call(getDomains, {})
  await call(getChatList, { query: { userId: 'u1' }, bearer: 'abc' })
  expect(sent.map(({ baseURL, url, headers }) => [baseURL, url, headers['Authorization']])).toEqual([
    ['http://api.test', '/resource/get-domains', undefined],
    ['http://chat.test', '/api/chat/chat-list/', 'Bearer abc'],
  ])
})
