import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeNode, OLDEST_NODE, TESTED_NODE } from './nodeVersions.mjs'

const REFUSAL = /^Mentor-Connect needs Node 20\.19 or newer, this is /
const WARNING = /^Mentor-Connect is tested on Node 20, 22 and 24, this is /

it.each(['18.20.8', '20.18.3'])('Node %s is refused', (version) => {
  expect(judgeNode(version)).toEqual({ refusal: expect.stringMatching(REFUSAL) })
})

it.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('Node %s is fine', (version) => {
  expect(judgeNode(version)).toEqual({})
})

it.each(['21.7.3', '23.11.0', '25.1.0', '26.0.0'])('Node %s gets a line', (version) => {
  expect(judgeNode(version)).toEqual({ warning: expect.stringMatching(WARNING) })
})

it('the package and the instructions name the same versions', () => {
  const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8')
  expect(JSON.parse(read('package.json'))).toMatchObject({ engines: { node: `>=${OLDEST_NODE}` } })
  for (const path of ['README.md', 'docs/operations/install.md'])
    expect(read(path)).toContain(`Node ${OLDEST_NODE} or newer`)
  expect(read('README.md')).toContain(`(tested on ${TESTED_NODE.join(', ').replace(/, (\d+)$/, ' and $1')})`)
})
