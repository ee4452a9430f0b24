import { Refused } from '@mentor-connect/release/refused'
import { pullSite, type SiteBucket } from '@mentor-connect/server/site-bucket'
import { withLock, type Lock } from '../../store/lock/lock'
import { pushSite } from './pushSite'

/** Maximum number of attempts to make a change when other changes are faster. */
const ATTEMPTS = 5

/**
 * Changes a site in a bucket: brings the copy on this machine up to date, changes the copy like the folder of
 * any site, and makes the result live. Changes from several machines need no lock: if the site has changed in
 * the meantime, the change is repeated on the new live state, with all its checks.
 *
 * @throws Refused if other changes were faster each time
 */
export async function changeInBucket<Result>(
  dir: string,
  bucket: SiteBucket,
  now: () => Date,
  change: (lock: Lock) => Promise<Result> | Result,
): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const done = await withLock(dir, async (lock) => {
      const before = await pullSite(dir, bucket)
      const result = await change(lock)
      const isLive = await pushSite(dir, bucket, before === 'unchanged' ? undefined : before, now())
      return isLive ? { result } : undefined
    })
    if (done) return done.result
  }
  throw new Refused([
    `Other changes of ${bucket.name} were faster ${ATTEMPTS} times: nothing was changed, try again.`,
  ])
}
