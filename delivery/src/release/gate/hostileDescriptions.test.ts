import type { Release } from '@mentor-connect/build/release/release'
import { integrityOf } from '@mentor-connect/build/release/hashAndCompress'
import { SiteFolder } from '../../testing/SiteFolder'
import { expectHostileRefused, type Hostile } from '../../testing/expectRefused'
import { storedRelease } from '../../store/siteStore'

/** One folder for all tests, because a refused release does not change it. */
let folder: SiteFolder
beforeAll(() => {
  folder = SiteFolder.live()
})
afterAll(() => folder.remove())

const exposes = (...paths: string[]): Release['exposes'] => ({
  './frame': [],
  './routes': paths.map((path, index) => ({ id: `r${index}`, path })),
})

const DESCRIPTIONS: Hostile[] = [
  ...[
    '../mentors',
    '../../../outside',
    '/mentors',
    'a//b',
    './home',
    'home/..',
    'a/*/b',
    'a b',
    '<script>',
  ].map((path): Hostile => ({
    what: `the route path "${path}"`,
    changes: { exposes: exposes(path) },
    says: /\(exposes, \.\/routes, 0, path\) is not a route path, such as "courses\/:courseId"\. Build/,
  })),
  {
    what: 'a page address with a path outside the site',
    changes: {
      exposes: {
        './frame': [],
        './routes': [{ id: 'home', path: ':name', rendering: { query: [], values: ['../../outside'] } }],
      },
    },
    says: /"\.\.\/\.\.\/outside" \(exposes, .*\) is not the value of a parameter/,
  },
  {
    what: 'a chunk that is not a file of the release',
    changes: { chunkFiles: { home: ['missing.js'] } },
    says: /The chunk home names missing\.js, which is not a file of the release/,
  },
  {
    what: 'a chunk of another release',
    changes: { chunks: { home: '../../../shell/r1/entry.js' } },
    says: /is not the name of a file inside the release/,
  },
  {
    what: 'a hidden file',
    changes: { files: { '.htaccess': { bytes: 1, integrity: integrityOf(Buffer.from('')) } } },
    says: /"\.htaccess" \(files, \.htaccess\) is not the name of a file/,
  },
  {
    what: 'an invalid area name',
    changes: { uses: ['../x/courses#course'] },
    says: /is not a route of another area/,
  },
  {
    what: 'a thousand exposes',
    changes: {
      exposes: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`./e${n}`, []])),
    },
    says: /must not have more than 50 properties/,
  },
  {
    what: 'a field that is not a string',
    changes: { chunks: { home: { toString: 1 } as never } },
    says: /\(chunks, home\) is not the name of a file/,
  },
  {
    what: 'an origin that the site does not allow',
    options: { origin: 'https://nowhere.example.org' },
    says: /does not allow releases from https:\/\/nowhere\.example\.org.* It allows https:\/\/learner\.example\.org/,
  },
  {
    what: 'an origin without https',
    options: { origin: 'http://learner.example.org' },
    says: /does not allow releases from http:\/\/learner\.example\.org/,
  },
]

test.each(DESCRIPTIONS)('$what is refused with a message', (hostile) => expectHostileRefused(folder, hostile))

test('unknown fields are dropped', () => {
  folder.publish('learner', folder.built('learner', 'r3', { extra: '<script>' } as never))
  expect(storedRelease(folder.site.dir, 'learner', 'r3')).toMatchObject({ release: 'r3' })
  expect(storedRelease(folder.site.dir, 'learner', 'r3')).not.toHaveProperty('extra')
})
