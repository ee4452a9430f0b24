import type { DrillRow } from './drillRow'
import { updatedReport, type PartReport } from './report'

const row = (what: string) => ({ what, crashes: [], violations: [], seen: 'nothing' }) as unknown as DrillRow
const part = (name: PartReport['part'], what: string): PartReport => ({
  part: name,
  rows: [row(what)],
  blocking: [],
  loadBefore: 0.5,
  seconds: 12,
})
const order = (document: string, texts: string[]) => texts.map((text) => document.indexOf(text))

it('replaces the sections of the parts that ran, and keeps the others', () => {
  const first = updatedReport('', [part('attacks', 'first flood'), part('kills', 'first kill')])
  const second = updatedReport(first, [part('kills', 'second kill'), part('clock', 'an hour back')])
  expect(second).not.toMatch('first kill')
  const places = order(second, ['second kill', 'an hour back', 'first flood'])
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(second.match(/<!-- end of part -->/g)).toHaveLength(3)
})
