import { liftBlock, listBlockedPeople, type BlockedPerson } from '@mentor-connect/contract/trust/blocks'
import { sharedMessages } from '@mentor-connect/i18n'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import { BlockedPeopleCard } from '.'

const SINCE = '2026-11-20T08:30:00.000Z'
const ASHA: BlockedPerson = { blockId: 'b1', name: 'Asha V.', role: 'user', since: SINCE }
const KAVITA: BlockedPerson = { blockId: 'b2', name: 'Kavita Iyer', role: 'mentor', since: SINCE }

const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(
    {
      kind: 'routes',
      routes: [{ path: 'me', element: <BlockedPeopleCard /> }],
      messages: sharedMessages,
    },
    '/me',
    { locale },
  )

test('lists the people, lifts a block, and says so', async () => {
  const api = new FakeApi()
    .answers(listBlockedPeople, { people: [ASHA, KAVITA] })
    .answers(liftBlock, { lifted: true })
  const { user } = await open()
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByText('Blocked since November 20, 2026')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Lift the block of Asha V.' }))
  expect(await screen.findByText('The block of Asha V. is lifted.')).toBeVisible()
  expect(api.received(liftBlock)).toMatchObject([{ params: { blockId: 'b1' } }])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a block that could not be lifted stays, with the reason', async () => {
  new FakeApi().answers(listBlockedPeople, { people: [KAVITA] }).isUnreachable(liftBlock)
  const { user } = await open('hi')
  await user.click(await screen.findByRole('button', { name: 'Kavita Iyer का ब्लॉक हटाएँ' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('listitem')).toBeVisible()
})

test('shows nothing to somebody who has blocked nobody', async () => {
  const api = new FakeApi().answers(listBlockedPeople, { people: [] })
  await open()
  await waitFor(() => expect(api.received(listBlockedPeople)).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})
