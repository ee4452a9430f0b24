import { pullSite, type SiteBucket } from '@mentor-connect/server/site-bucket'
import { withLock } from '../../store/lock/lock'

/** Updates the copy of a site that is in a bucket. @throws LockHeld while another change is made on this machine */
export async function refreshCopy(dir: string, bucket: SiteBucket): Promise<void> {
  await withLock(dir, () => pullSite(dir, bucket))
}
