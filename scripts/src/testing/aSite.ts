import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { composeSite } from '../release/composeSite'
import type { Candidate } from '../release/gate/candidate'
import { readCandidate } from '../release/gate/gate'
import type { Site } from '../release/siteChange'
import { RELEASE_FILE, type Release } from '../site/release'
import { filesOf, integrityOf } from '../site/seal'

const SINGLETONS = { react: '19.3.1', '@mentor-connect/shared/auth': '1.0.0' }

/** A folder for one test: made-up builds in it, and a site that they are released to. */
export class SiteFolder {
  readonly root = mkdtempSync(join(tmpdir(), 'mentor-connect-site-'))
  readonly site: Site = {
    dir: join(this.root, 'site'),
    config: { apiUrl: 'http://api.test', chatUrl: 'http://chat.test' },
    keep: 5,
    now: () => new Date('2026-11-20T08:00:00Z'),
  }

  /** A site on which the shell and two remotes are live, in their releases `r1`. */
  static live(): SiteFolder {
    const folder = new SiteFolder()
    const candidates = ['shell', 'public', 'learner'].map(
      (area) => readCandidate(folder.built(area, 'r1'), area) as Candidate,
    )
    composeSite(
      folder.site,
      candidates.map(({ description, dir }) => ({ ...description, dir })),
    )
    return folder
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true })
  }

  /** Builds a release as the preset would: sealed, described, small. */
  built(
    area: string,
    release: string,
    changes: Partial<Release> = {},
    files: Record<string, string> = {},
  ): string {
    const dir = join(this.root, 'built', `${area}-${release}`)
    mkdirSync(dir, { recursive: true })
    const entry = changes.entry ?? 'entry.js'
    for (const [name, text] of Object.entries({ 'entry.js': `/* ${area} ${release} */`, ...files }))
      this.put(dir, name, text)
    const description: Release = {
      area,
      release,
      entry,
      integrity: integrityOf(Buffer.from(files['entry.js'] ?? `/* ${area} ${release} */`)),
      ...(area === 'shell' ? shellParts : remoteParts(area)),
      chunks: {},
      messageFaults: [],
      files: filesOf(dir),
      ...changes,
    }
    writeFileSync(join(dir, RELEASE_FILE), JSON.stringify(description))
    return dir
  }

  /** A file with its compressed copies. */
  put(dir: string, name: string, text: string) {
    writeFileSync(join(dir, name), text)
    if (!name.endsWith('.js')) return
    writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(dir, `${name}.gz`), gzipSync(text))
  }
}

const shellParts = {
  provides: '1.0.0',
  shared: SINGLETONS,
  exposes: {},
  mounts: ['learner/frame', 'learner/routes', 'public/courses', 'public/routes'],
}

function remoteParts(area: string) {
  return {
    contract: '^1.0.0',
    shared: { react: '^19.3.0', '@mentor-connect/shared/auth': '^1.0.0' },
    exposes: EXPOSES[area] ?? { './routes': [] },
    ...(area === 'learner' && { uses: ['public/courses#course'] }),
  }
}

const EXPOSES: Record<string, Release['exposes']> = {
  learner: { './frame': [], './routes': [{ id: 'home', path: 'home' }] },
  public: {
    './routes': [{ id: 'home', path: '' }],
    './courses': [
      { id: 'courses', path: '' },
      { id: 'course', path: ':courseId' },
    ],
  },
}
