import { mkdir } from 'node:fs/promises'
import { serviceKey } from '../platform/keys/serviceKey'
import { runService } from '../platform/process/runService'
import { buildSite } from './app'
import { followBucket } from './bucket/followBucket'
import { siteBucketFrom } from './bucket/siteBucket'

await runService({
  name: 'site',
  port: (config) => config.port,
  portVariable: 'PORT',
  url: (config) => config.siteUrl,
  build: async (config, logger) => {
    await mkdir(config.siteDir, { recursive: true })
    const bucket = siteBucketFrom(config)
    const stopFollowing = bucket && (await followBucket(config.siteDir, bucket, logger))
    const app = await buildSite({ ...config, serviceKey: await serviceKey(config) }, logger)
    app.addHook('onClose', () => stopFollowing?.())
    return app
  },
})
