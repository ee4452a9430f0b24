import { getFigures, type FigureRow } from '@mentor-connect/contract/admin/figures'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import admin from '../routes'
import { csvOf } from './figures'

const row = (from: string, learners: number): FigureRow => ({
  from,
  learners,
  mentors: 0,
  courses: 0,
  certificates: 0,
  decisions: 0,
  decisionHours: null,
})
const ROWS = [row('2026-11-19', 3), row('2026-11-20', 5)]

test('plots say in words what they show, and a table has the values', async () => {
  const api = new FakeApi().answers(getFigures, { rows: ROWS })
  const { user } = await renderRoute(admin, '/figures')
  expect(await screen.findByRole('img', { name: /New learners: 8 in total, at most 5/ })).toBeVisible()
  expect(screen.getByRole('img', { name: 'New mentors: None' })).toBeVisible()
  await user.click(screen.getByText('All values'))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)[1]).toMatch(/^Nov 205000/)
  await user.selectOptions(screen.getByLabelText('Per'), 'Week')
  expect(api.received(getFigures).at(-1)).toMatchObject({ query: { unit: 'week' } })
})

test('the download is a table for spreadsheets', () => {
  expect(csvOf(ROWS, ['Day', 'New "learners"'])).toBe(
    '\uFEFF"Day","New ""learners"""\r\n2026-11-19,3,0,0,0,0,\r\n2026-11-20,5,0,0,0,0,\r\n',
  )
})
