import {
  getPerson,
  liftSanction,
  searchPeople,
  type PersonDetail,
} from '@mentor-connect/contract/admin/people'
import { FakeApi, renderRoute, screenIs } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import admin from '../routes'

const AT = '2026-11-20T08:30:00.000Z'
const sanction = {
  id: 's',
  kind: 'limit' as const,
  reason: 'Spam',
  note: null,
  by: 'bina@example.org',
  at: AT,
  until: null,
  endedAt: null,
}
const person: PersonDetail = {
  id: 'asha',
  role: 'user',
  name: 'Asha Rao',
  email: 'asha@example.org',
  joinedAt: AT,
  lastActiveAt: AT,
  suspended: false,
  language: null,
  sessions: [],
  sanctions: [sanction],
}

test('who lifts a sanction is told, where the button was', async () => {
  const api: FakeApi = new FakeApi()
    .answers(getPerson, (): PersonDetail =>
      api.received(liftSanction).length > 0
        ? { ...person, sanctions: [{ ...sanction, endedAt: AT }] }
        : person,
    )
    .answers(liftSanction, { outcome: 'told' })
  const { user } = await renderRoute(admin, '/people/user/asha')
  await user.click(await screen.findByRole('button', { name: 'Lift' }))
  const reason = screen.getByLabelText('Reason for imposing or lifting a sanction')
  expect(reason).toHaveFocus()
  expect(reason).toHaveAccessibleDescription('Enter a reason. The person gets it by email.')
  await user.type(reason, 'A mistake.')
  await user.click(screen.getByRole('button', { name: 'Lift' }))
  expect(await screen.findByText('The sanction is lifted.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Lift' })).toBeNull()
  expect(screen.getByText(/^Ended .*2026/)).toBeVisible()
  expect(document.activeElement).toHaveTextContent('The sanction is lifted.')
})

test('a search for people can be saved', async () => {
  new FakeApi().answers(searchPeople, { rows: [], next: null })
  const { user } = await renderRoute(admin, '/people?search=asha')
  await user.click(await screen.findByRole('button', { name: 'Save this filter' }))
  await user.type(screen.getByLabelText('Name'), 'All Ashas{Enter}')
  expect(screen.getByRole('link', { name: 'All Ashas' })).toHaveAttribute('href', '/people?search=asha')
})

test('people are filtered and sorted, and all of it is part of the address', async () => {
  const { sessions: _sessions, sanctions: _sanctions, ...found } = person
  const api = new FakeApi().answers(searchPeople, { rows: [{ ...found, suspended: true }], next: null })
  const { user, router } = await renderRoute(admin, '/people?role=user')
  const row = (await screen.findByRole('link', { name: 'Asha Rao' })).closest('tr')!
  expect(row).toHaveTextContent(/Asha Rao.*asha@example.org.*Learner.*Nov 20, 2026.*Suspended/)
  expect(screen.getByLabelText('Role')).toHaveValue('user')
  await user.selectOptions(screen.getByLabelText('Last active'), 'Not for 30 days')
  await user.click(screen.getByRole('button', { name: 'Last active' }))
  expect(router.state.location.search).toBe('?role=user&active=away&sort=-active')
  expect(api.received(searchPeople).at(-1)).toMatchObject({
    query: { role: 'user', active: 'away', sort: '-active' },
  })
})

test('on a phone, the filters open in a sheet, and the button says how many are chosen', async () => {
  screenIs('max-width: 767px')
  new FakeApi().answers(searchPeople, { rows: [], next: null })
  const { user, router } = await renderRoute(admin, '/people?role=user&sort=name')
  const button = await screen.findByRole('button', { name: 'Filter 1 active' })
  expect(screen.queryByLabelText('Role')).toBeNull()
  await user.click(button)
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.selectOptions(sheet.getByLabelText('Last active'), 'Not for 30 days')
  await user.click(sheet.getByRole('button', { name: 'Show results' }))
  expect(router.state.location.search).toBe('?role=user&sort=name&active=away')
  expect(screen.getByRole('button', { name: 'Filter 2 active' })).toHaveFocus()
})
