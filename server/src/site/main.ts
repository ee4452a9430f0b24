import { checkApi } from '../platform/http/checkApi'
import { watchPeers } from '../platform/http/peers'
import { serviceKey } from '../platform/keys/serviceKey'
import { makeFolder } from '../platform/process/makeFolder'
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
    makeFolder(config.siteDir, 'SITE_DIR')
    const bucket = siteBucketFrom(config)
    const stopFollowing = bucket && (await followBucket(config.siteDir, bucket, logger))
    const own = { ...config, serviceKey: await serviceKey(config) }
    const app = await buildSite(own, logger)
    if (own.serviceKey) watchPeers(app, { api: () => checkApi(own) })
    app.addHook('onClose', () => stopFollowing?.())
    return app
  },
})
