import { join } from 'node:path'
import { checkInBrowser } from '@mentor-connect/delivery/release/gate/browser/browserCheck'
import { publish } from '@mentor-connect/delivery/release/publish'
import { checkedCandidates, makeAllLive } from '@mentor-connect/delivery/release/publishBuilds'
import { buildSite } from '@mentor-connect/delivery/site/buildSite'
import { BAD_DESCRIPTIONS } from '@mentor-connect/delivery/testing/bad-releases/badDescriptions'
import { BAD_PAGES } from '@mentor-connect/delivery/testing/bad-releases/badPages'
import type { BadRelease } from '@mentor-connect/delivery/testing/bad-releases/badRelease'
import { badReleases } from '@mentor-connect/delivery/testing/bad-releases/badReleases'
import { EditableBuild } from '@mentor-connect/delivery/testing/bad-releases/EditableBuild'
import { judgeBadPages } from '@mentor-connect/delivery/testing/bad-releases/judgeBadPages'
import { UNSEEN_RELEASES } from '@mentor-connect/delivery/testing/bad-releases/unseenReleases'
import { SiteFolder } from '@mentor-connect/delivery/testing/SiteFolder'
import { Refused } from '@mentor-connect/release/refused'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { median } from '../harness/statistics'
import { table } from '../harness/table'

/**
 * Number of views that the gate opens: the edited page in both languages. They come first, before the
 * unchanged pages of the live release.
 */
const VIEWS = 2

/**
 * Tries every bad release of the tables on a separate site. Faults that are made with one line of code are
 * tried together, all other releases one by one, like releases with the command.
 */
export async function drillGate(): Promise<{ paragraphs: string[]; violations: string[] }> {
  const built = await buildSite(() => undefined)
  const folder = new SiteFolder()
  folder.configure()
  folder.change((site) => makeAllLive(site, checkedCandidates(site, built)))
  const learner = built.find(({ area }) => area === 'learner')!
  const editable = (id: string) => new EditableBuild(learner.dir, join(folder.root, 'bad'), id)
  try {
    const pages = await drillPages(folder, editable('pages'))
    const releases = await drillReleases(folder, editable)
    const all = [...pages, ...releases.results]
    const violations = all
      .filter(({ isRefused }) => !isRefused)
      .map(({ name, answer }) => `${name}: ${answer}`)
    const text = `${all.length - violations.length} of ${all.length} releases with one fault each were refused for it before they were live, ${pages.length} of them in one browser; half of the others within ${median(releases.seconds).toFixed(1)} s.`
    return { paragraphs: [text, kindTable(all), UNSEEN], violations }
  } finally {
    folder.remove()
  }
}

interface Result {
  kind: string
  name: string
  isRefused: boolean
  answer: string
}

async function drillPages({ site }: SiteFolder, build: EditableBuild): Promise<Result[]> {
  const judged = await judgeBadPages(BAD_PAGES, { siteDir: site.dir, build, chromium: findChromium() })
  return BAD_PAGES.map((page) => {
    const reasons = judged.get(page) ?? []
    return reported(page, page.says, reasons.join('\n'))
  })
}

async function drillReleases(folder: SiteFolder, editable: (id: string) => EditableBuild) {
  const results: Result[] = []
  const seconds: number[] = []
  const rows = [
    ...BAD_DESCRIPTIONS.map((bad) => ({ kind: 'description, contract, sizes', ...bad })),
    ...(await badReleases()).map((bad) => ({ kind: 'a whole release', ...bad })),
  ]
  for (const [index, bad] of rows.entries()) {
    const build = editable(`bad${index}`)
    const began = Date.now()
    const answer = await release(folder, build, bad)
    seconds.push((Date.now() - began) / 1000)
    results.push(reported(bad, bad.says, answer))
  }
  return { results, seconds }
}

function reported({ kind, name }: { kind: string; name: string }, says: RegExp, answer: string): Result {
  const isRefused = says.test(answer)
  console.log(`${isRefused ? '✓' : '✗'} ${kind}: ${name}`)
  return { kind, name, isRefused, answer }
}

function kindTable(results: Result[]): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  const rows = kinds.map((kind) => {
    const own = results.filter((one) => one.kind === kind)
    return [kind, String(own.length), String(own.filter(({ isRefused }) => isRefused).length)]
  })
  return table(['kind', 'releases', 'refused'], rows, { numbersFrom: 1 })
}

const UNSEEN = `No check before a release sees these:\n\n${table(
  ['fault', 'found by'],
  UNSEEN_RELEASES.map(({ name, foundBy }) => [name, foundBy]),
)}`

/** Tries to release a build. Returns the reasons for the refusal, or a statement that the build is live. */
async function release({ site }: SiteFolder, build: EditableBuild, { edit }: BadRelease): Promise<string> {
  const chromium = findChromium()
  const checked: SiteFolder['site'] = {
    ...site,
    browserCheck: (...given) => checkInBrowser(...given, { chromium, viewsMax: VIEWS }),
  }
  edit(build)
  try {
    const dir = build.finish()
    // The contract is not checked, because the drill runs no API against which it could be checked.
    await publish(checked, 'learner', dir, { uncheckedApi: true })
    return 'It is live.'
  } catch (error) {
    if (error instanceof Refused) return error.issues.join('\n')
    throw error
  }
}
