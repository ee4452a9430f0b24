import {
  allowRoomMember,
  blockRoomMember,
  getRemovedMembers,
  getRoomMembers,
  removeRoomMember,
  setRoomHistory,
  setRoomRole,
} from '@mentor-connect/contract/messages/rooms'
import { screen, waitFor, within } from '@testing-library/react'
import { OWN } from '../../../testing/fakeChatServer'
import { freshServer } from '../../../testing/openChat'
import { aRoom, aRoomApi, openRoom, VIJAY } from '../../../testing/openRoom'

beforeEach(() => {
  freshServer()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const rows = () => within(screen.getByRole('dialog')).getAllByRole('listitem')
const row = (name: RegExp) => within(rows().find((one) => name.test(one.textContent ?? ''))!)

async function openMembers(role: 'owner' | 'moderator' | 'member' = 'member') {
  const api = aRoomApi([], { role })
  const view = await openRoom()
  await view.user.click(await screen.findByRole('button', { name: '3 members' }))
  await screen.findByText('Vijay Kumar')
  return { api, ...view }
}

test('lists the members with roles, and finds them by name', async () => {
  const { user } = await openMembers()
  expect(rows()).toHaveLength(3)
  expect(row(/Ravi Iyer/).getByText('Owner')).toBeVisible()
  expect(row(/Asha Rao \(you\)/).queryByRole('button')).toBeNull()
  expect(row(/Vijay Kumar/).queryByRole('button')).toBeNull()
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'vij')
  expect(rows()).toHaveLength(1)
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'zz')
  expect(screen.getByText('No member has this name.')).toBeVisible()
})

test('a moderator removes a member after a question, and can take it back', async () => {
  const { user, api } = await openMembers('moderator')
  api.answers(removeRoomMember, { removed: true }).answers(allowRoomMember, { allowed: true })
  expect(row(/Ravi Iyer/).queryByRole('button')).toBeNull()
  await user.click(row(/Vijay Kumar/).getByRole('button', { name: 'Remove Vijay Kumar' }))
  expect(api.received(removeRoomMember)).toHaveLength(0)
  await user.click(row(/Vijay Kumar/).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/Vijay Kumar was removed/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  expect(api.received(removeRoomMember)[0]?.body).toEqual({ userId: OWN, memberId: VIJAY })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(api.received(allowRoomMember)[0]?.body).toEqual({ userId: OWN, memberId: VIJAY }),
  )
  await waitFor(() => expect(screen.queryByText(/was removed/)).toBeNull())
  expect(screen.getByRole('heading', { name: 'Members' })).toHaveFocus()
})

test('the owner appoints a moderator; a failure is said', async () => {
  const { user, api } = await openMembers('owner')
  api.refuses(setRoomRole, 500, 'internal')
  await user.click(screen.getByRole('button', { name: 'Make Vijay Kumar a moderator' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByRole('alert')).toBeVisible()
  api.answers(setRoomRole, { role: 'moderator' })
  await user.click(screen.getByRole('button', { name: 'Make Vijay Kumar a moderator' }))
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
  expect(api.received(setRoomRole).at(-1)?.body).toEqual({ userId: OWN, memberId: VIJAY, role: 'moderator' })
})

test('a learner blocks another, and can lift it', async () => {
  const { user, api } = await openMembers()
  const pagination = { page: 1, limit: 50, totalItems: 1, totalPages: 1 }
  const vijay = {
    userId: VIJAY,
    role: 'member' as const,
    joinedAt: '2026-11-20T08:00:00.000Z',
    online: false,
  }
  const members = (blocked: boolean) => [
    { ...vijay, blockable: true as const, ...(blocked && { blocked: true as const }) },
  ]
  api
    .answers(blockRoomMember, { blocked: true })
    .answers(getRoomMembers, { members: members(false), pagination })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: '3 members' }))
  await user.click(await screen.findByRole('button', { name: 'Block Vijay Kumar' }))
  expect(api.received(blockRoomMember)[0]?.body).toEqual({ userId: OWN, memberId: VIJAY, blocked: true })
  api.answers(getRoomMembers, { members: members(true), pagination })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: '3 members' }))
  await user.click(await screen.findByRole('button', { name: 'Stop blocking Vijay Kumar' }))
  expect(api.received(blockRoomMember)[1]?.body).toMatchObject({ blocked: false })
})

test('members that cannot be loaded can be tried again', async () => {
  const api = aRoomApi([]).refuses(getRoomMembers, 500, 'internal')
  const { user } = await openRoom()
  await user.click(await screen.findByRole('button', { name: '3 members' }))
  const retry = await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Try again' })
  expect(api.received(getRoomMembers)).toHaveLength(1)
  aRoomApi([])
  await user.click(retry)
  expect(await screen.findByText('Vijay Kumar')).toBeVisible()
})

test('the owner sets what new members can read, and lets somebody in again', async () => {
  const api = aRoomApi([], { role: 'owner' })
    .answers(setRoomHistory, aRoom({ role: 'owner', history: 'joined' }))
    .answers(allowRoomMember, { allowed: true })
    .answers(getRemovedMembers, {
      members: [{ userId: VIJAY, removedAt: '2026-11-21T08:00:00.000Z' }],
      pagination: { page: 1, limit: 50, totalItems: 1, totalPages: 1 },
    })
  const { user } = await openRoom()
  await user.click(await screen.findByRole('button', { name: 'Actions for this room' }))
  await user.click(screen.getByRole('button', { name: 'Room settings' }))
  await user.click(await screen.findByRole('switch', { name: 'New members can read earlier messages' }))
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked())
  expect(api.received(setRoomHistory)[0]?.body).toEqual({ userId: OWN, history: 'joined' })
  await user.click(await screen.findByRole('button', { name: 'Let Vijay Kumar in again' }))
  await waitFor(() =>
    expect(api.received(allowRoomMember)[0]?.body).toEqual({ userId: OWN, memberId: VIJAY }),
  )
})
