import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { SERVICE_KEY } from '../../testing/chatApi'
import { testConfig } from '../../testing/testConfig'
import { deleteLeft } from '../housekeeping'
import { TestChat } from '../testing/chatService'

let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start()
  await chat.converse('asha', 'm-ravi')
  await chat.converse('gita', 'm-ravi')
})
afterEach(() => chat.close())

const erase = (userId: string) =>
  chat.nodes[0]!.inject({
    method: 'POST',
    url: '/internal/people/erase',
    headers: { 'x-service-key': SERVICE_KEY },
    payload: { userId },
  })
const tidy = (months = 3) =>
  deleteLeft({ db: chat.db, clock: chat.clock, config: { ...testConfig(), leftMessagesMonths: months } })
const pairs = async () =>
  (
    await chat.db.selectFrom('conversations').select('participant_low').orderBy('participant_low').execute()
  ).map((row) => row.participant_low)

it('deletes a conversation when both accounts have been deleted for three months, and no other', async () => {
  await erase('asha')
  chat.clock.advance(60 * DAY_MS)
  await erase('m-ravi')
  chat.clock.advance(60 * DAY_MS)
  await tidy()
  expect(await pairs()).toEqual(['asha', 'gita'])
  chat.clock.advance(40 * DAY_MS)
  await tidy(0)
  expect(await pairs()).toEqual(['asha', 'gita'])
  await tidy()
  expect(await pairs()).toEqual(['gita'])
  const left = await chat.db.selectFrom('erased_people').select('person_id').execute()
  expect(left).toEqual([{ person_id: 'm-ravi' }])
})
