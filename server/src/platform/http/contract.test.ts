import { serviceContract, type ServiceContract } from '@mentor-connect/contract/api/apiContract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TestChat } from '../../chat/testing/chatService'
import { allEndpoints } from '../../testing/allEndpoints'
import { testApp } from '../../testing/testApp'

const recorded = JSON.parse(readFileSync(join(__dirname, '../../../contract.json'), 'utf8')) as Record<
  'api' | 'chat',
  ServiceContract
>

test('the API publishes the recorded contract; after a change run "npm run generate -- contract"', async () => {
  const { app, close } = await testApp()
  expect((await app.inject('/contract.json')).json()).toEqual(recorded.api)
  await close()
})

test('chat publishes the recorded contract; after a change run "npm run generate -- contract"', async () => {
  const chat = await TestChat.start()
  expect((await chat.nodes[0]!.inject('/contract.json')).json()).toEqual(recorded.chat)
  await chat.close()
})

test('every declared endpoint is served', async () => {
  const declared = serviceContract((await allEndpoints()).map(([, endpoint]) => endpoint))
  const served = { ...recorded.api.endpoints, ...recorded.chat.endpoints }
  expect(Object.keys(served).sort()).toEqual(Object.keys(declared.endpoints))
})
