import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE_NAMES, NODE_RANGE, refuseNode } from './nodeVersions.mjs'

it.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.0', '25.1.0', '27.0.0'])(
  'Node %s is refused in one line that names what is tested',
  (version) => {
    const refusal = refuseNode(version)
    expect(refusal).toContain(`is tested on Node ${NODE_NAMES} and newer`)
    expect(refusal).toContain(`this is ${version}`)
    expect(refusal).not.toContain('\n')
  },
)

it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '24.21.0', '26.10.0'])(
  'Node %s is fine',
  (version) => {
    expect(refuseNode(version)).toBeUndefined()
  },
)

it('the package, the instructions and the image name the same versions', () => {
  const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8')
  expect(JSON.parse(read('package.json'))).toMatchObject({ engines: { node: NODE_RANGE } })
  expect(JSON.parse(read('package-lock.json')).packages['']).toMatchObject({ engines: { node: NODE_RANGE } })
  for (const path of ['README.md', 'docs/operations/install.md'])
    expect(read(path)).toContain(`Node ${NODE_NAMES}, or a newer version of the same major`)
  const [, image] = /^ARG NODE=node:([\d.]+)-/m.exec(read('deploy/Containerfile')) ?? []
  expect(refuseNode(image!)).toBeUndefined()
})
