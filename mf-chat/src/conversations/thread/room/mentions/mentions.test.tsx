import { screen, waitFor, within } from '@testing-library/react'
import { OWN, RAVI, type FakeChatServer } from '../../../testing/fakeChatServer'
import { freshServer } from '../../../testing/openChat'
import { aRoomApi, aRoomMessage, openRoom, VIJAY } from '../../../testing/openRoom'

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
})

const box = () => screen.findByPlaceholderText('Type your message...')
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

async function open(messages = [aRoomMessage(1)]) {
  const api = aRoomApi(messages)
  return { api, ...(await openRoom()) }
}

test('@ offers the other members, and the keyboard chooses one', async () => {
  const { user } = await open()
  await user.type(await box(), 'Hello @')
  await screen.findByRole('listbox', { name: 'Members to mention' })
  expect(names()).toEqual(['RIRavi Iyer', 'VKVijay Kumar'])
  expect(await box()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await box()).toHaveValue('Hello @Vijay Kumar ')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(server.got('room_message')).toHaveLength(0)

  await user.keyboard('look{Enter}')
  await waitFor(() => expect(server.got('room_message')).toHaveLength(1))
  expect(server.got('room_message')[0]).toMatchObject({
    message: 'Hello @Vijay Kumar look',
    mentions: [VIJAY],
  })
})

test('a press chooses a name, and the focus stays in the message box', async () => {
  const { user } = await open()
  await user.type(await box(), '@rav')
  await user.click(await screen.findByRole('option', { name: /Ravi Iyer/ }))
  expect(await box()).toHaveValue('@Ravi Iyer ')
  expect(await box()).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(server.got('room_message')[0]).toMatchObject({ mentions: [RAVI] }))
})

test('Escape closes the names, and Enter then sends', async () => {
  const { user } = await open()
  await user.type(await box(), '@vi')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(server.got('room_message')[0]).toMatchObject({ message: '@vi' }))
  expect(server.got('room_message')[0]).not.toHaveProperty('mentions')
})

test('mentions are marked, those of the reader in the list, too', async () => {
  await open([aRoomMessage(1, { message: 'Thanks @Asha Rao', mentions: [OWN] })])
  const log = within(screen.getByRole('log'))
  expect(await log.findByText('@Asha Rao', { selector: 'strong' })).toBeVisible()
})
