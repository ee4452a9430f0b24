import { expectHostileRefused, expectRefused, type Hostile } from '../../testing/expectRefused'
import { SiteFolder } from '../../testing/SiteFolder'

let folder: SiteFolder
beforeAll(() => (folder = SiteFolder.live()))
afterAll(() => folder.remove())

const reading = (read: string) => ({
  exposes: { './routes': [{ id: 'job', path: ':jobId', firstReads: [read] }] },
})

const cases: Hostile[] = [
  {
    what: 'a read that the API does not have',
    changes: reading('/jobs/:jobId'),
    says: /reads \/jobs\/:jobId first in :jobId, which is not a read of the API/,
  },
  {
    what: 'what changes something',
    changes: reading('/auth/logout'),
    says: /reads \/auth\/logout first in :jobId, which is not a read of the API/,
  },
  {
    what: 'a parameter that its address does not have',
    changes: reading('/resource/get-resource/:courseId'),
    says: /whose address has no :courseId/,
  },
  {
    what: 'a name that the read does not take',
    changes: reading('/mentorships?which=current&since={timeZone}'),
    says: /reads \/mentorships first in :jobId with since, which that read does not take/,
  },
  {
    what: 'a value that no browser knows',
    changes: reading('/mentorships?which={secret}'),
    says: /not the path of a read on the API/,
  },
  {
    what: 'an address of another server',
    changes: reading('https://elsewhere.test/'),
    says: /not the path of a read on the API/,
  },
  {
    what: 'a read that the page depends on, with a parameter that its address does not have',
    changes: {
      exposes: {
        './routes': [
          {
            id: 'job',
            path: ':jobId',
            rendering: { query: [], requiredRead: '/resource/get-resource/:courseId' },
          },
        ],
      },
    },
    says: /whose address has no :courseId/,
  },
]

const ofService = (changes: object) => ({
  changes: {
    declares: {
      mounts: [
        {
          path: '/jobs',
          owns: ['/jobs/*'],
          expose: 'routes',
          frame: 'public' as const,
          guard: 'open' as const,
        },
      ],
      connects: { openings: 'https://jobs.example.org' },
    },
    exposes: { './routes': [{ id: 'job', path: ':jobId', ...changes }] },
  },
  files: { 'samples.json': '{"openings":[]}' },
})
const required = (read: string) => ofService({ rendering: { query: [], requiredRead: read } })

test('a public page may depend on a read of a service that its area declares', () => {
  const { changes, files } = required('openings:/openings/:jobId')
  folder.publish('jobs', folder.built('jobs', 'j1', changes, files))
})

test.each([
  ['a service that it does not declare', required('boards:/openings/:jobId')],
  ['a service, on a personal page', ofService({ firstReads: ['openings:/openings/:jobId'] })],
])('a page may not read first: %s', (_what, { changes, files }) => {
  expectRefused(folder, folder.built('jobs', 'j2', changes, files), {
    area: 'jobs',
    says: /which is not a read of the API or of a service in "connects"/,
  })
})

test.each(cases.map((one) => [one.what, one] as const))('a page may not read first: %s', (_what, hostile) => {
  expectHostileRefused(folder, { area: 'jobs', ...hostile })
})
