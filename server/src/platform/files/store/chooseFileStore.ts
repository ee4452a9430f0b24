import { join } from 'node:path'
import type { Config } from '../../config/config'
import { diskStore } from './diskStore'
import type { FileStore } from './fileStore'
import { s3Store } from './s3Store'

/** Returns a bucket if one is configured, otherwise the folder `files` in `DATA_DIR`. */
export function chooseFileStore(config: Config): FileStore {
  const { s3Endpoint, s3Bucket, s3Region, s3AccessKeyId, s3SecretAccessKey } = config
  if (!s3Endpoint || !s3Bucket || !s3AccessKeyId || !s3SecretAccessKey)
    return diskStore(join(config.dataDir, 'files'))
  return s3Store({
    endpoint: s3Endpoint,
    bucket: s3Bucket,
    region: s3Region,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
  })
}
