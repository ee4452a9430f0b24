import {
  FIGURE_NAMES,
  getFigures,
  type FigureName,
  type FigureRow,
} from '@mentor-connect/contract/admin/figures'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import admin from '../routes'
import { csvOf } from './figures'

function rowOf(from: string, values: Partial<Record<FigureName, number | null>>): FigureRow {
  const none = Object.fromEntries(FIGURE_NAMES.map((name) => [name, null])) as Record<FigureName, null>
  return { ...none, mentors: 0, ...values, from }
}
const ROWS = [
  rowOf('2026-11-19', { learners: 3, activeLearners: 12, answered: 0.5 }),
  rowOf('2026-11-20', { learners: 5, activeLearners: 9, answered: null }),
]

test('plots say in words what they show, and a table has the values', async () => {
  const api = new FakeApi().answers(getFigures, { rows: ROWS })
  const { user } = await renderRoute(admin, '/figures')
  expect(await screen.findByRole('img', { name: /New learners: 8 in total, highest: 5/ })).toBeVisible()
  for (const name of [
    'New mentors: None',
    /^Active learners: Highest: 12 \(Nov 19, 2026\)/,
    /^Questions answered within 3 days: Latest: 50%/,
    'New learners back after 30 days: Not known yet',
  ])
    expect(screen.getByRole('img', { name })).toBeVisible()
  await user.click(screen.getByText('All values'))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)[1]).toMatch(/^Nov 20, 20269–50/)
  await user.selectOptions(screen.getByLabelText('Range'), '26 weeks')
  expect(api.received(getFigures).at(-1)).toMatchObject({ query: { range: 'weeks26' } })
})

test('the download is a table for spreadsheets', () => {
  const [, second] = csvOf(ROWS, ['Day', 'New "learners"']).split('\r\n')
  expect(csvOf(ROWS, ['Day', 'New "learners"'])).toMatch(/^\uFEFF"Day","New ""learners"""\r\n/)
  expect(second).toBe(`2026-11-19,${FIGURE_NAMES.map((name) => ROWS[0]![name] ?? '').join(',')}`)
})
