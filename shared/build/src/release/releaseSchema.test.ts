import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020'
import { Value } from 'typebox/value'
import { parseRelease, ReleaseDescription } from './release'
import { releaseSchemaText, SCHEMA_FILE } from './releaseSchema'

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8')

test('the published schema is the one that validates; if not: npm run generate -- protocol', () => {
  expect(read(`../../${SCHEMA_FILE}`)).toBe(releaseSchemaText())
})

test('the protocol explains every field of release.json', () => {
  const [, table = ''] = read('../../../../docs/protocol.md').split('## release.json')
  const explained = [...table.split('\n## ')[0]!.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field)
  expect(explained.sort()).toEqual(Object.keys(ReleaseDescription.properties).sort())
})

const HASH = `sha384-${'a'.repeat(64)}`
const RELEASE = {
  protocol: 1,
  area: 'jobs',
  release: 'r1',
  entry: 'entry.js',
  integrity: HASH,
  contract: '^1.0.0',
  shared: { react: '^19.3.0', 'styled-components': '>=6 <7' },
  members: { react: ['*'] },
  exposes: {
    './routes': [
      { id: 'home', path: '' },
      { id: 'job', path: ':jobId', chunk: 'job-page' },
    ],
  },
  uses: ['public/courses#course'],
  chunks: { 'job-page': 'static/job.js' },
  messageFaults: [],
  files: { 'entry.js': { bytes: 12, integrity: HASH }, 'static/job.js': { bytes: 0, integrity: HASH } },
}

/** Name of an error → the fields that cause it in a release that is valid otherwise. */
const FAULTS: [string, Record<string, unknown>][] = [
  ['a version of the protocol that nobody knows', { protocol: 2 }],
  ['no area', { area: undefined }],
  ['an area in capitals', { area: 'Jobs' }],
  ['an id that leads out of its folder', { release: '../r1' }],
  ['an entry outside its folder', { entry: '../entry.js' }],
  ['a hash of another kind', { integrity: 'sha256-AAAA' }],
  ['a package with a space', { shared: { 're act': '^19.0.0' } }],
  ['a range that is no text', { shared: { react: 19 } }],
  ['a member that cannot be one', { members: { react: ['use State'] } }],
  ['an expose without "./"', { exposes: { routes: [] } }],
  ['a route without a path', { exposes: { './routes': [{ id: 'home' }] } }],
  ['a link to a route without an id', { uses: ['public/courses'] }],
  ['a chunk that leads out of its folder', { chunks: { job: '/etc/passwd' } }],
  ['a message with a line break', { messageFaults: ['one\ntwo'] }],
  ['a file of negative length', { files: { 'entry.js': { bytes: -1, integrity: HASH } } }],
  ['a file of half a byte', { files: { 'entry.js': { bytes: 0.5, integrity: HASH } } }],
  ['more routes than are taken', { exposes: { './routes': Array(501).fill({ id: 'home', path: '' }) } }],
]

describe('a validator of another maker', () => {
  const validate = new Ajv({ strict: true, strictRequired: false }).compile(
    JSON.parse(read(`../../${SCHEMA_FILE}`)) as object,
  )
  const verdicts = (value: unknown) => [validate(value), Value.Check(ReleaseDescription, value)]

  test('takes what is valid', () => {
    expect(verdicts(RELEASE)).toEqual([true, true])
    expect(verdicts({ ...RELEASE, unknown: 'of a later version' })).toEqual([true, true])
  })

  test.each(FAULTS)('refuses %s', (_name, fault) => {
    const release = JSON.parse(JSON.stringify({ ...RELEASE, ...fault })) as unknown
    expect(verdicts(release)).toEqual([false, false])
  })
})

const withQuery = (name: string) =>
  JSON.stringify({
    ...RELEASE,
    exposes: { './routes': [{ id: 'check', path: 'check', rendering: { query: [name] } }] },
  })

test('the query of a page may have names of several words', () => {
  expect(parseRelease(withQuery('certificateId')).exposes['./routes']).toHaveLength(1)
})

test('whoever reads a release that is not valid learns what is wrong', () => {
  expect(() => parseRelease(withQuery('page number'))).toThrow(
    /^release.json is not valid: "page number" \(exposes, .*\) is not the name of a query parameter\.$/,
  )
})
