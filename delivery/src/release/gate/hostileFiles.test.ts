import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { RELEASE_FILE, type Release } from '@mentor-connect/build/release/release'
import { describeFiles, hashListLine } from '@mentor-connect/build/release/hashAndCompress'
import { SiteFolder } from '../../testing/SiteFolder'
import { expectHostileRefused, expectRefused, type Hostile } from '../../testing/expectRefused'

/** One folder for all tests, because a refused release does not change it. */
let folder: SiteFolder
beforeAll(() => {
  folder = SiteFolder.live()
})
afterAll(() => folder.remove())

const BUDGETS: Hostile[] = [
  {
    what: 'a script of 1.2 MB that compresses to nothing',
    files: { 'big.js': ' '.repeat(1_200_000) },
    says: /big\.js has 1200\.0 kB \(not compressed\), the budget is 1000\.0 kB/,
  },
  { what: '2 MB of styles', files: { 'big.css': ' '.repeat(2_000_000) }, says: /big\.css has 2000\.0 kB/ },
  {
    what: 'styles that hardly compress',
    files: Object.fromEntries([1, 2, 3].map((n) => [`s${n}.css`, ' '.repeat(60_000)])),
    says: /All styles together has 180\.0 kB \(brotli\), the budget is 100\.0 kB/,
  },
  {
    what: 'a huge picture',
    files: { 'big.png': ' '.repeat(400_000) },
    says: /big\.png has 400\.0 kB .* the budget is 300\.0 kB/,
  },
  { what: 'a huge font', files: { 'big.woff2': ' '.repeat(300_000) }, says: /big\.woff2 has 300\.0 kB/ },
  {
    what: 'many libraries',
    files: Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`lib${n}.mjs`, '1'])),
    says: /The release has 5 libraries, the budget is 4/,
  },
  {
    what: 'a huge file of another kind',
    files: { 'big.dat': ' '.repeat(1_200_000) },
    says: /big\.dat has 1200\.0 kB/,
  },
  {
    what: 'an HTML page',
    files: { 'login.html': '<h1>Log in</h1>' },
    says: /login\.html is one of the HTML pages, which a release must not contain/,
  },
  {
    what: 'hundreds of files',
    files: Object.fromEntries(Array.from({ length: 401 }, (_, n) => [`f${n}.txt`, '1'])),
    says: /The release has 401 other files, the budget is 400/,
  },
]

test.each(BUDGETS)('$what is refused with a message', (hostile) => expectHostileRefused(folder, hostile))

/** Empty members of a gzip file decompress to nothing. */
const PADDING = Array.from({ length: 1000 }, () => gzipSync(''))

test.each<[string, (dir: string) => void, RegExp]>([
  [
    'a brotli copy of another text',
    (dir) => put(dir, 'entry.js.br', brotliCompressSync('alert(1)')),
    /entry\.js\.br does not decompress to entry\.js/,
  ],
  [
    'a gzip copy of another text',
    (dir) => put(dir, 'entry.js.gz', gzipSync('alert(1)')),
    /entry\.js\.gz does not decompress to/,
  ],
  [
    'a padded copy',
    (dir) => put(dir, 'entry.js.gz', Buffer.concat([gzipSync('/* learner r2 */'), ...PADDING])),
    /entry\.js\.gz does not decompress to/,
  ],
  [
    'a copy of a single byte',
    (dir) => put(dir, 'entry.js.br', Buffer.from([1])),
    /entry\.js\.br does not decompress to/,
  ],
  [
    'a bomb',
    (dir) => put(dir, 'entry.js.gz', gzipSync(Buffer.alloc(50_000_000))),
    /entry\.js\.gz does not decompress to/,
  ],
  [
    'a copy of a missing file',
    (dir) => put(dir, 'page.js.br', brotliCompressSync('1')),
    /page\.js\.br is a compressed copy of page\.js, which does not exist/,
  ],
  [
    'a stale list of hashes in its entry',
    staleHashes,
    /The hashes at the beginning of entry\.js are not those of the files/,
  ],
  [
    'a list of hashes with the name of another area',
    foreignHashes,
    /The hashes at the beginning of entry\.js/,
  ],
  [
    'a wrong size',
    (dir) => relist(dir, (files) => ({ ...files, 'entry.js': { ...files['entry.js']!, bytes: 1 } })),
    /entry\.js was changed after the build/,
  ],
])('%s is refused with a message', (_what, spoil, says) => {
  const dir = folder.built('learner', 'r2')
  spoil(dir)
  expectRefused(folder, dir, { says })
})

test('a release id that exists with other files is refused', () => {
  folder.publish('learner', folder.built('learner', 'r3'))
  folder.rollback('learner')
  const other = folder.built('learner', 'r3', {}, { 'entry.js': '/* other */' })
  expectRefused(folder, other, { says: /learner@r3 is on this site already, with other files/ })
  const live = folder.built('learner', 'r1', {}, { 'entry.js': '/* other */' })
  expectRefused(folder, live, { says: /learner@r1 is on this site already, with other files/ })
  expectRefused(folder, live, { says: /learner@r1 is on this site already/, options: { canaryPercent: 10 } })
})

test('the same files compressed by another compressor version are the same release', () => {
  folder.publish('learner', folder.built('learner', 'r6'))
  const again = folder.built('learner', 'r6')
  put(again, 'entry.js.gz', gzipSync('/* learner r6 */', { level: 0 }))
  expect(folder.publish('learner', again)).toMatchObject({ release: 'r6', flipped: false })
})

test('entries that a release does not list are not copied to the site, whatever their type', () => {
  const dir = folder.built('learner', 'r4')
  symlinkSync('/etc/passwd', join(dir, 'secret.js'))
  folder.publish('learner', dir)
  expect(readdirSync(join(folder.site.dir, 'remotes/learner/r4'))).not.toContain('secret.js')
})

test('an entry with the hashes of its own scripts goes live', () => {
  const dir = folder.built('learner', 'r5')
  withHashes(dir, 'mf_learner')
  expect(folder.publish('learner', dir)).toMatchObject({ release: 'r5', flipped: true })
})

/** Writes a file and lists it with its correct hash, as an attacker would. */
function put(dir: string, name: string, content: Buffer) {
  writeFileSync(join(dir, name), content)
  relist(dir, () => describeFiles(dir))
}

function relist(dir: string, change: (files: Release['files']) => Release['files']) {
  const path = join(dir, RELEASE_FILE)
  const description: Release = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...description, files: change(description.files) }))
}

/** Changes a script after the hashes were written into the entry. */
function staleHashes(dir: string) {
  withHashes(dir, 'mf_learner')
  put(dir, 'page.js', Buffer.from('/* changed */'))
  put(dir, 'page.js.br', brotliCompressSync('/* changed */'))
  put(dir, 'page.js.gz', gzipSync('/* changed */'))
}

function foreignHashes(dir: string) {
  withHashes(dir, 'mf_public')
}

/** An entry that begins with the hashes of its scripts, as the build writes it. */
function withHashes(dir: string, name: string) {
  folder.put(dir, 'page.js', '/* page */')
  folder.put(dir, 'entry.js', `${hashListLine(name, 'entry.js', describeFiles(dir))}/* entry */`)
  relist(dir, () => describeFiles(dir))
  const path = join(dir, RELEASE_FILE)
  const description: Release = JSON.parse(readFileSync(path, 'utf8'))
  const { integrity } = description.files['entry.js']!
  writeFileSync(path, JSON.stringify({ ...description, integrity }))
}
