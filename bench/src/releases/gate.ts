import { join } from 'node:path'
import { checkInBrowser } from '@mentor-connect/delivery/release/gate/browser/browserCheck'
import { publish } from '@mentor-connect/delivery/release/publish'
import { checkedCandidates, makeAllLive } from '@mentor-connect/delivery/release/publishBuilds'
import { withLockedSite } from '@mentor-connect/delivery/release/siteChange'
import { buildSite } from '@mentor-connect/delivery/site/buildSite'
import type { BadRelease } from '@mentor-connect/delivery/testing/bad-releases/badRelease'
import { badReleases } from '@mentor-connect/delivery/testing/bad-releases/badReleases'
import { EditableBuild } from '@mentor-connect/delivery/testing/bad-releases/EditableBuild'
import { SiteFolder } from '@mentor-connect/delivery/testing/SiteFolder'
import { Refused } from '@mentor-connect/release/refused'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { median } from '../harness/statistics'

/** The edited page, in both languages, comes first; the others are those of the live release. */
const VIEWS = 2

/** Releases every bad release of the table to a site of its own, as the release command does. */
export async function drillGate(): Promise<{ paragraphs: string[]; violations: string[] }> {
  const built = await buildSite(() => undefined)
  const folder = new SiteFolder()
  folder.configure()
  folder.change((site) => makeAllLive(site, checkedCandidates(site, built)))
  const learner = built.find(({ area }) => area === 'learner')!
  const violations: string[] = []
  const seconds: number[] = []
  try {
    for (const [index, bad] of (await badReleases()).entries()) {
      const build = new EditableBuild(learner.dir, join(folder.root, 'bad'), `bad${index}`)
      const began = Date.now()
      const answer = await release(folder, build, bad)
      seconds.push((Date.now() - began) / 1000)
      const isRefused = bad.says.test(answer)
      console.log(`${isRefused ? '✓' : '✗'} ${bad.name}`)
      if (!isRefused) violations.push(`${bad.name}: ${answer}`)
    }
  } finally {
    folder.remove()
  }
  const refused = `${seconds.length - violations.length} of ${seconds.length}`
  const text = `${refused} releases with one fault each were refused for it before they were live; half of them within ${median(seconds).toFixed(1)} s.`
  return { paragraphs: [text], violations }
}

/** Returns the reasons for which it is refused, or that it is live. */
async function release({ site }: SiteFolder, build: EditableBuild, { edit }: BadRelease): Promise<string> {
  const chromium = findChromium()
  const checked: SiteFolder['site'] = {
    ...site,
    browserCheck: (...given) => checkInBrowser(...given, { chromium, viewsMax: VIEWS }),
  }
  edit(build)
  try {
    const dir = build.finish()
    // The drill has no API that could be asked for its contract.
    await withLockedSite(checked, (locked) => publish(locked, 'learner', dir, { uncheckedApi: true }))
    return 'It is live.'
  } catch (error) {
    if (error instanceof Refused) return error.issues.join('\n')
    throw error
  }
}
