import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceList, sbomOf, type LockFile } from './sbomOf'

const lock = JSON.parse(readFileSync(join(__dirname, '../../../package-lock.json'), 'utf8')) as LockFile

it('names what runs, with version, licence and hash, and nothing of development', () => {
  const { components } = sbomOf(lock)
  const fastify = components.find(({ name }) => name === 'fastify')!
  expect(fastify).toMatchObject({
    purl: `pkg:npm/fastify@${lock.packages['node_modules/fastify']!.version}`,
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
  const names = components.map(({ name }) => name)
  expect(names).toContain('@clerk/backend')
  expect(names).not.toContain('jest')
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
})

it('names a licence for each package, also where package.json has none that can be read', () => {
  const expressions = sbomOf(lock).components.map(({ licenses }) => licenses[0]!.expression)
  expect(expressions.filter((one) => /^(NOASSERTION|UNLICENSED|SEE )/.test(one))).toEqual([])
})

it('lists the packages of each licence', () => {
  expect(licenceList(sbomOf(lock))).toMatch(/^## OFL-1\.1\n\n@fontsource\//m)
})
