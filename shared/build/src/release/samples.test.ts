import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySamples } from './samples'

const JOBS = { jobs: 'https://jobs.example.org' }
const SAMPLES = { jobs: [{ path: '/openings', body: [] }] }

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mentor-connect-samples-'))
  mkdirSync(join(root, 'out'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function copied(samples: unknown, connects: Record<string, string> = JOBS): unknown {
  if (samples !== undefined) writeFileSync(join(root, 'samples.json'), JSON.stringify(samples))
  copySamples({ name: 'jobs', dir: root }, connects, join(root, 'out'))
  return JSON.parse(readFileSync(join(root, 'out/samples.json'), 'utf8'))
}

test('the responses of its services are part of a release', () => {
  expect(copied(SAMPLES)).toEqual(SAMPLES)
})

test('an area without a service has none', () => {
  expect(() => copied(undefined, {})).toThrow('ENOENT')
})

test.each([
  [
    undefined,
    'samples.json has no responses of the service jobs: the pages of the area are opened with them',
  ],
  [{ ...SAMPLES, other: [] }, 'has responses of other, which "connects" of area.json does not name'],
  [{ jobs: [{ path: 'openings' }] }, '(jobs, 0, path) is not a path on the service, such as "/openings/:id"'],
  [
    { jobs: [{ path: '/openings', method: 'get' }] },
    'jobs, 0, method must be equal to one of the allowed values',
  ],
  [{ jobs: [{ path: '/openings', answer: 1 }] }, 'samples.json is not valid'],
])('%j is refused with what is wrong', (samples, fault) => {
  expect(() => copied(samples)).toThrow(fault)
})
