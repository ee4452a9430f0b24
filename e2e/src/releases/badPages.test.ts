import { join } from 'node:path'
import { BAD_PAGES } from '@mentor-connect/delivery/testing/bad-releases/badPages'
import { EditableBuild } from '@mentor-connect/delivery/testing/bad-releases/EditableBuild'
import { judgeBadPages } from '@mentor-connect/delivery/testing/bad-releases/judgeBadPages'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { partOf } from '@mentor-connect/scripts/sampling'
import { sharedProduct } from '../stage/sharedStage'
import { liveReleaseDir, siteDir } from './siteCommands'

const product = sharedProduct()

test('each page with a fault is refused for it', async () => {
  const pages = partOf('bad pages', BAD_PAGES)
  const build = new EditableBuild(
    liveReleaseDir(product, 'learner'),
    join(product.dataDir, 'built/bad-pages'),
    'badpages',
  )
  const judged = await judgeBadPages(pages, { siteDir: siteDir(product), build, chromium: findChromium() })
  const passed = pages
    .filter((page) => !judged.get(page)?.some((reason) => page.says.test(reason)))
    .map((page) => ({ ...page, reasons: judged.get(page) }))
  expect(passed).toEqual([])
})
