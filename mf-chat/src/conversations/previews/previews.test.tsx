import { runtimeConfig } from '@mentor-connect/api'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { aCourse } from '@mentor-connect/testing'
import { act, screen, within } from '@testing-library/react'
import { aMessage, RAVI, type FakeChatServer } from '../testing/fakeChatServer'
import { aChatApi, freshServer, openChat, settle } from '../testing/openChat'
import { ownPageIn } from './ownPage'

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
  Object.assign(runtimeConfig(), { siteUrl: 'https://mentor.example.org' })
})

test.each<[string, string, string] | [string, undefined, undefined]>([
  ['See https://mentor.example.org/resource/c-1', 'course', 'c-1'],
  ['https://mentor.example.org/user/resources/c-1/', 'course', 'c-1'],
  ['https://mentor.example.org/mentor/m1 and more', 'mentor', 'm1'],
  ['https://mentor.example.org/openings/o1?from=mail', 'opening', 'o1'],
  ['https://other.example.org/resource/1, https://mentor.example.org/paths/p', 'path', 'p'],
  ['https://mentor.example.org.evil.example/resource/1', undefined, undefined],
  ['https://mentor.example.org/resource/1/lessons/2', undefined, undefined],
  ['/resource/1', undefined, undefined],
])('finds the page in %s', (text, kind, id) => {
  const found = ownPageIn(text)
  expect([found?.kind, found?.id]).toEqual([kind, id])
})

test('a link to a course has a card with its title', async () => {
  aChatApi([]).answers(getCourse, aCourse({ title: 'Budgeting for beginners' }))
  await openChat({ with: RAVI })
  await screen.findByPlaceholderText('Type your message...')
  await settle()
  act(() => server.deliver(aMessage(3, { message: 'Try https://mentor.example.org/resource/c-1' })))
  const log = within(screen.getByRole('log'))
  const card = await log.findByRole('link', { name: 'Course Budgeting for beginners' })
  expect(card).toHaveAttribute('href', '/resource/c-1')
})
