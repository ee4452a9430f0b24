import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { RELEASE_FILE, type Release } from '@mentor-connect/build/release/release'
import { Refused } from '@mentor-connect/release/refused'
import { SiteFolder } from '../../testing/SiteFolder'
import { liveRegistry } from '../../store/siteStore'
import { ROUTE_BUDGETS } from './budgets'

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
})
afterEach(() => folder.remove())

/** Text that does not compress. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64')
const aFile = { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` as const }

interface Bad {
  what: string
  area?: string
  changes?: Partial<Release>
  files?: Record<string, string>
  /** Changes the folder after the build. */
  spoil?: (dir: string) => void
  says: RegExp
}

const BAD: Bad[] = [
  {
    what: 'no description',
    spoil: (dir) => rmSync(join(dir, RELEASE_FILE)),
    says: /contains no release\.json: build/,
  },
  {
    what: 'a description that is not JSON',
    spoil: (dir) => writeFileSync(join(dir, RELEASE_FILE), '<html>'),
    says: /release\.json of learner is not valid: it must be object\. Build/,
  },
  {
    what: 'an empty description',
    spoil: (dir) => writeFileSync(join(dir, RELEASE_FILE), '{}'),
    says: /release\.json of learner is not valid: it must have required properties area, .*\. Build/,
  },
  {
    what: 'a description of another area',
    changes: { area: 'public' },
    says: /belongs to public, not to learner/,
  },
  {
    what: 'a release id that is a path',
    changes: { release: '../../etc' },
    says: /"\.\.\/\.\.\/etc" \(release\) is not a release id: .*\. Build/,
  },
  { what: 'no contract range', changes: { contract: undefined }, says: /states no contract range: set/ },
  {
    what: 'an invalid contract range',
    changes: { contract: 'newest' },
    says: /states no contract range: set/,
  },
  {
    what: 'a contract that the shell does not provide',
    changes: { contract: '^2.0.0' },
    says: /needs auth contract \^2\.0\.0, shell r1 has 1\.0\.0/,
  },
  {
    what: 'a React version that the shell does not provide',
    changes: { shared: { react: '^20.0.0' } },
    says: /needs react \^20\.0\.0, shell r1 gives 19\.3\.1/,
  },
  {
    what: 'a singleton that the shell does not share',
    changes: { shared: { lodash: '^4.0.0' } },
    says: /needs lodash, which shell r1 does not share/,
  },
  {
    what: 'a member of a package that the shell does not provide',
    changes: { members: { 'react-router-dom': ['Link', 'useFetcher'] } },
    says: /@r2 uses useFetcher of react-router-dom, which shell r1 does not provide: do without it/,
  },
  {
    what: 'a package as a whole of which the shell provides a part',
    changes: { members: { 'react-router-dom': ['*'] } },
    says: /@r2 uses react-router-dom as a whole, of which shell r1 provides some members only/,
  },
  {
    what: 'a removed expose',
    changes: { exposes: { './routes': [] } },
    says: /does not expose "\.\/frame", which the shell mounts/,
  },
  {
    what: 'a removed route id that another area uses',
    area: 'public',
    changes: { exposes: { './routes': [], './courses': [] } },
    says: /learner uses the route "course" of public\/courses, which does not exist/,
  },
  {
    what: 'a route that moved to another address, with the old id, while another area links to it',
    area: 'public',
    changes: { exposes: { './routes': [], './courses': [{ id: 'course', path: 'x/:courseId' }] } },
    says: /The route "course" of public\/courses has no longer the address ":courseId", to which learner links/,
  },
  {
    what: 'a use of a route that does not exist',
    changes: { uses: ['public/courses#catalogue'] },
    says: /learner uses the route "catalogue"/,
  },
  {
    what: 'a duplicate route id',
    changes: {
      exposes: {
        './frame': [],
        './routes': [
          { id: 'home', path: 'a' },
          { id: 'home', path: 'b' },
        ],
      },
    },
    says: /route id "home" is declared twice in learner\/routes/,
  },
  {
    what: 'an entry over the budget',
    files: { 'entry.js': noise(40_000) },
    says: /The entry entry\.js has .* kB \(brotli\), the budget is 32\.0 kB/,
  },
  {
    what: 'a chunk over the budget',
    files: { 'page.js': noise(70_000) },
    says: /page\.js has .* kB .*, the budget is 64\.0 kB/,
  },
  {
    what: 'a route over its budget',
    area: 'public',
    changes: {
      exposes: {
        './routes': [{ id: 'home', path: '', chunk: 'home' }],
        './courses': [
          { id: 'courses', path: '' },
          { id: 'course', path: ':courseId' },
        ],
      },
      chunkFiles: { home: ['one.js', 'two.js', 'three.js', 'four.js'] },
    },
    files: {
      'one.js': noise(50_000),
      'two.js': noise(50_000),
      'three.js': noise(50_000),
      'four.js': noise(ROUTE_BUDGETS.public - 145_000),
    },
    says: new RegExp(
      `^/ \\(en\\) loads 2\\d\\d\\.\\d kB of JavaScript \\(brotli\\), the budget is ${(ROUTE_BUDGETS.public / 1000).toFixed(1)} kB; the largest parts are four\\.js of public with \\d\\d\\.\\d kB, .*: load later`,
    ),
  },
  {
    what: 'a release over the budget',
    files: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`page${n}.js`, noise(50_000)])),
    says: /The release has .* kB .*, the budget is 410\.0 kB/,
  },
  {
    what: 'a message without Hindi',
    changes: { messageFaults: ['learner.x has no Hindi text'] },
    says: /learner\.x has no Hindi text: complete src\/messages/,
  },
  {
    what: 'a bundled React',
    files: { 'vendor.js': '"https://react.dev/errors/1"' },
    says: /vendor\.js bundles its own React/,
  },
  {
    what: 'an older React of its own',
    files: { 'vendor.js': '"https://reactjs.org/docs/error-decoder.html?invariant=1"' },
    says: /vendor\.js bundles its own React/,
  },
  {
    what: 'a React of its own beside that of the shell',
    changes: { ownReact: '18.3.1' },
    says: /learner brings its own React 18\.3\.1, and takes react from the shell as well: use one of them/,
  },
  {
    what: 'a file changed after the build',
    spoil: (dir) => writeFileSync(join(dir, 'entry.js'), 'alert(1)'),
    says: /entry\.js was changed after the build/,
  },
  {
    what: 'an unlisted file',
    spoil: (dir) => writeFileSync(join(dir, 'extra.js'), ''),
    says: /extra\.js is not listed/,
  },
  {
    what: 'a missing file',
    files: { 'page.js': '1' },
    spoil: (dir) => rmSync(join(dir, 'page.js')),
    says: /page\.js is listed but missing/,
  },
  {
    what: 'no compressed copies',
    files: { 'page.js': '1' },
    spoil: (dir) => relist(dir, 'page.js.br'),
    says: /page\.js has no compressed copies/,
  },
  {
    what: 'a missing entry',
    changes: { entry: 'main.js' },
    says: /The entry main\.js is missing/,
  },
  {
    what: 'a wrong hash of the entry',
    changes: { integrity: aFile.integrity },
    says: /hash is not the stated one/,
  },
  {
    what: 'a file outside the folder',
    changes: { files: { '../../shell/r1/entry.js': aFile } },
    says: /"\.\.\/\.\.\/shell\/r1\/entry\.js" \(files, .*\) is not the name of a file inside the release/,
  },
  {
    what: 'a shell that provides another contract',
    area: 'shell',
    changes: { provides: '2.0.0' },
    says: /(learner|public)@r1 needs auth contract \^1\.0\.0, shell r2 has 2\.0\.0/,
  },
  {
    what: 'a shell with another React',
    area: 'shell',
    changes: { shared: { react: '20.0.0', '@mentor-connect/contract/auth': '1.0.0' } },
    says: /@r1 needs react \^19\.3\.0, shell r2 gives 20\.0\.0/,
  },
  {
    what: 'a shell that provides fewer members',
    area: 'shell',
    changes: { members: { 'react-router-dom': ['Link'] } },
    says: /@r1 uses useParams of react-router-dom, which shell r2 does not provide/,
  },
  {
    what: 'a shell that shares less',
    area: 'shell',
    changes: { shared: { react: '19.3.1' } },
    says: /which shell r2 does not share/,
  },
  {
    what: 'a shell that mounts a missing expose',
    area: 'shell',
    changes: { mounts: ['learner/jobs'] },
    says: /learner@r1 does not expose "\.\/jobs"/,
  },
  {
    what: 'a shell that mounts a remote that is not live',
    area: 'shell',
    changes: { mounts: ['jobs/routes'] },
    says: /no release of jobs is live: release jobs first/,
  },
]

/** Deletes a file and removes it from the list. */
function relist(dir: string, file: string) {
  rmSync(join(dir, file))
  const path = join(dir, RELEASE_FILE)
  const description: Release = JSON.parse(readFileSync(path, 'utf8'))
  delete description.files[file]
  writeFileSync(path, JSON.stringify(description))
}

test.each(BAD)(
  '$what is refused with the reason and the fix, and nothing changes',
  ({ area = 'learner', changes, files, spoil, says }) => {
    const dir = folder.built(area, 'r2', changes, files)
    spoil?.(dir)
    const before = liveRegistry(folder.site.dir)
    let refusal: unknown
    try {
      folder.publish(area, dir)
    } catch (error) {
      refusal = error
    }
    expect(refusal).toBeInstanceOf(Refused)
    expect((refusal as Refused).issues.some((issue) => says.test(issue))).toBe(true)
    for (const issue of (refusal as Refused).issues) expect(issue).not.toContain('\n')
    expect(liveRegistry(folder.site.dir)).toEqual(before)
  },
)

test.each([
  { what: 'a changed remote', area: 'learner' },
  {
    what: 'a remote that accepts a wider contract range',
    area: 'learner',
    changes: { contract: '>=0.9.0 <3.0.0' },
  },
  {
    what: 'a remote that exposes more',
    area: 'learner',
    changes: { exposes: { './frame': [], './routes': [], './jobs': [] } },
  },
  { what: 'a new remote', area: 'jobs' },
  {
    what: 'a shell with a newer minor contract',
    area: 'shell',
    changes: { provides: '1.4.0', shared: { react: '19.4.0', '@mentor-connect/contract/auth': '1.4.0' } },
  },
  { what: 'a shell that mounts less', area: 'shell', changes: { mounts: ['public/routes'] } },
])('$what goes live', ({ area, changes }) => {
  const outcome = folder.publish(area, folder.built(area, 'r2', changes as Partial<Release>))
  expect(outcome).toEqual({ release: 'r2', generation: 2, flipped: true })
})
