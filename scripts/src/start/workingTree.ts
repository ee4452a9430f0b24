import { areaCommit } from '@mentor-connect/delivery/release/areaCommit'
import type { Build } from '@mentor-connect/delivery/release/publishBuilds'
import { allAreas, backOfficeAreas, type Area } from '@mentor-connect/delivery/site/areas'
import { buildSite, type BuildProgress } from '@mentor-connect/delivery/site/buildSite'
import { cachedBuild } from '@mentor-connect/delivery/site/cachedBuild'

/** Source of the releases that `npm start` publishes. */
export interface Sources {
  /** Line that is printed before a build starts. */
  announcement: string
  areas: string[]
  /** Id of the release that was built from the current sources of an area; undefined if they have not been built. */
  idOf: (area: string) => string | undefined
  build: (areas: string[], progress: BuildProgress) => Promise<Build[]>
}

/** Returns releases of the product's areas, from the current sources of this repository. */
export const productSources = () => sourcesOf(allAreas(), '• Building what has changed…')

/** Returns releases of the back office's areas, from the current sources of this repository. */
export const backOfficeSources = () =>
  sourcesOf(backOfficeAreas(), '• Building what has changed in the back office…')

function sourcesOf(areas: Area[], announcement: string): Sources {
  const areaOf = (area: string) => areas.find(({ name }) => name === area)!
  return {
    announcement,
    areas: areas.map(({ name }) => name),
    idOf: (area) => cachedBuild(areaOf(area))?.release,
    build: async (names, progress) => {
      const changed = areas.filter(({ name }) => names.includes(name))
      const builds = await buildSite(progress, changed)
      return builds.map(({ area, dir }) => ({ area, dir, commit: areaCommit(areaOf(area).dir) }))
    },
  }
}
