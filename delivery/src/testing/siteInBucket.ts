import { openSiteBucket, type SiteBucket } from '@mentor-connect/server/site-bucket'
import { bucketServer, type BucketServer } from '@mentor-connect/server/testing/files/bucketServer'
import { configure } from '../release/configuration/configure'
import { checkedCandidate, makeLive } from '../release/publish'
import { checkedCandidates, makeAllLive } from '../release/publishBuilds'
import { withLockedSite, type Site } from '../release/siteChange'
import { SETTINGS, type SiteFolder } from './SiteFolder'

const ACCESS = { region: 'eu-central-1', accessKeyId: 'key', secretAccessKey: 'secret' }

/** A fake store with the bucket `site`. */
export const startStore = () => bucketServer({ ...ACCESS, bucket: 'site', pageSize: 3 })

/** The site `staging` in the bucket of the store. */
export const openBucket = ({ url }: BucketServer, secretAccessKey = ACCESS.secretAccessKey): SiteBucket =>
  openSiteBucket('s3://site/staging', { ...ACCESS, endpoint: url, secretAccessKey })

/** Makes the releases `r1` of the shell and of two remotes live. */
export async function startSite(site: Site, builds: SiteFolder) {
  await withLockedSite(site, (locked) => configure(locked, SETTINGS))
  const first = ['shell', 'public', 'learner'].map((area) => ({ area, dir: builds.built(area, 'r1') }))
  await withLockedSite(site, (locked) => makeAllLive(locked, checkedCandidates(locked, first)))
}

export const releaseTo = (site: Site, builds: SiteFolder, area: string, name: string) =>
  withLockedSite(site, (locked) => makeLive(locked, checkedCandidate(locked, area, builds.built(area, name))))
