import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { checkInBrowser } from '@mentor-connect/delivery/release/gate/browser/browserCheck'
import { publish } from '@mentor-connect/delivery/release/publish'
import { checkedCandidates, makeAllLive } from '@mentor-connect/delivery/release/publishBuilds'
import { withLockedSite } from '@mentor-connect/delivery/release/siteChange'
import { buildSite } from '@mentor-connect/delivery/site/buildSite'
import type { BadRelease } from '@mentor-connect/delivery/testing/bad-releases/badRelease'
import { EditableBuild } from '@mentor-connect/delivery/testing/bad-releases/EditableBuild'
import { SiteFolder } from '@mentor-connect/delivery/testing/SiteFolder'
import { join } from 'node:path'
import { Refused } from '@mentor-connect/release/refused'

/** The edited page, in both languages, comes first; the others are those of the live release. */
const VIEWS = 2

/** A site of its own with the real areas. */
export async function prepareSite() {
  const built = await buildSite(() => undefined)
  const folder = new SiteFolder()
  folder.configure()
  folder.change((site) => makeAllLive(site, checkedCandidates(site, built)))
  const chromium = findChromium()
  const site: SiteFolder['site'] = {
    ...folder.site,
    browserCheck: (...release) => checkInBrowser(...release, { chromium, viewsMax: VIEWS }),
  }
  const learner = built.find(({ area }) => area === 'learner')!
  let count = 0

  /** Releases it. Returns the reasons for which it is refused, or that it is live. */
  async function release({ edit }: BadRelease): Promise<string> {
    count += 1
    const build = new EditableBuild(learner.dir, join(folder.root, 'bad'), `bad${count}`)
    edit(build)
    try {
      const dir = build.finish()
      const { release } = await withLockedSite(site, (locked) =>
        // The drill has no API that could be asked what it offers.
        publish(locked, 'learner', dir, { uncheckedApi: true }),
      )
      return `${release} is live.`
    } catch (error) {
      if (error instanceof Refused) return error.issues.join('\n')
      throw error
    }
  }

  return { release, remove: () => folder.remove() }
}
