import { pullSite, type SiteBucket } from '@mentor-connect/server/site-bucket'
import { withLock } from '../../store/lock/lock'

/** @throws LockHeld while a change is made on this machine */
export async function refreshCopy(dir: string, bucket: SiteBucket): Promise<void> {
  await withLock(dir, () => pullSite(dir, bucket))
}
