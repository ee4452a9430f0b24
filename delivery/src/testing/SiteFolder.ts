import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { DeclaredMount } from '@mentor-connect/contract/site/mounts'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { RELEASE_FILE, type Release } from '@mentor-connect/build/release/release'
import { describeFiles, integrityOf } from '@mentor-connect/build/release/hashAndCompress'
import type { Note } from '@mentor-connect/release/note'
import type { PublishOptions } from '@mentor-connect/release/target'
import { configure, type ConfigureOptions, type SiteSettings } from '../release/configuration/configure'
import { takeLock } from '../store/lock/lock'
import { checkedCandidate, makeLive, publish } from '../release/publish'
import { promote } from '../release/promote'
import { checkedCandidates, makeAllLive } from '../release/publishBuilds'
import { rollback } from '../release/rollback'
import type { LockedSite, Site } from '../release/siteChange'

/** Members of a package that the shell provides in part, and that its remotes use. */
const MEMBERS = { 'react-router-dom': ['Link', 'useParams'] }
const SINGLETONS = { react: '19.3.1', '@mentor-connect/contract/auth': '1.0.0' }

export const SETTINGS: SiteSettings = {
  runtime: { apiUrl: 'http://api.test', chatUrl: 'http://chat.test', siteUrl: 'http://site.test' },
  remoteOrigins: ['https://learner.example.org'],
}

/** A temporary folder for one test, with generated builds and a site to release them to. */
export class SiteFolder {
  readonly root = mkdtempSync(join(tmpdir(), 'mentor-connect-site-'))
  private time = new Date('2026-11-20T08:00:00Z')
  site: Site = {
    dir: join(this.root, 'site'),
    keep: 5,
    keepDays: 7,
    now: () => this.time,
    author: { by: 'asha', via: 'command' },
  }

  /** A site with live releases `r1` of the shell and two remotes. */
  static live(): SiteFolder {
    const folder = new SiteFolder()
    folder.configure()
    const builds = ['shell', 'public', 'learner'].map((area) => ({ area, dir: folder.built(area, 'r1') }))
    folder.change((site) => makeAllLive(site, checkedCandidates(site, builds)))
    return folder
  }

  /** Makes a change of the site while holding its lock, as the commands do. */
  change<Result>(act: (site: LockedSite) => Result): Result {
    const lock = takeLock(this.site.dir)
    try {
      return act({ ...this.site, lock })
    } finally {
      lock.release()
    }
  }

  /** Moves the clock of the site forward. */
  passHours(hours: number) {
    this.time = new Date(this.time.getTime() + hours * 60 * 60 * 1000)
  }

  configure(settings: Partial<SiteSettings> = {}, options: ConfigureOptions = {}) {
    return this.change((site) => configure(site, { ...SETTINGS, ...settings }, options))
  }

  /** Publishes a release without rendering its pages: the gate does not run its code. */
  publish(area: string, builtDir: string, options: PublishOptions = {}) {
    return this.change((site) => makeLive(site, checkedCandidate(site, area, builtDir, options), options))
  }

  /** Publishes a release as the commands do. */
  publishRendered(area: string, builtDir: string, options: PublishOptions = {}) {
    return publish(this.site, area, builtDir, options)
  }

  promote(area: string) {
    return promote(this.site, area)
  }

  rollback(area: string, wanted?: string, note: Note = {}) {
    return this.change((site) => rollback(site, area, wanted, note))
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true })
  }

  /** Writes a small release as the build preset would: hashed, compressed and described. */
  built(
    area: string,
    release: string,
    changes: Partial<Release> = {},
    files: Record<string, string> = {},
  ): string {
    const dir = join(this.root, 'built', `${area}-${release}`)
    rmSync(dir, { recursive: true, force: true })
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
      files: describeFiles(dir),
      ...changes,
    }
    writeFileSync(join(dir, RELEASE_FILE), JSON.stringify(description))
    return dir
  }

  /** Writes a file and its compressed copies. */
  put(dir: string, name: string, text: string) {
    writeFileSync(join(dir, name), text)
    if (!name.endsWith('.js')) return
    writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(dir, `${name}.gz`), gzipSync(text))
  }
}

const FRAME = { remote: 'learner', expose: 'frame' }
const shellParts = {
  provides: '1.0.0',
  shared: SINGLETONS,
  members: MEMBERS,
  exposes: {},
  mounts: ['learner/frame'],
  frames: { public: FRAME, learner: FRAME, mentor: FRAME },
}

function remoteParts(area: string) {
  return {
    contract: '^1.0.0',
    shared: { react: '^19.3.0', '@mentor-connect/contract/auth': '^1.0.0' },
    members: MEMBERS,
    exposes: EXPOSES[area] ?? { './routes': [] },
    declares: { mounts: MOUNTS[area] ?? [] },
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

const MOUNTS: Record<string, DeclaredMount[]> = {
  public: [
    { path: '/', owns: ['/*'], expose: 'routes', frame: 'public', guard: 'open' },
    {
      path: '/user/resources',
      owns: ['/user/resources/*'],
      expose: 'courses',
      frame: 'public',
      guard: 'open',
    },
  ],
  learner: [{ path: '/user', owns: ['/user/*'], expose: 'routes', frame: 'public', guard: 'open' }],
}
