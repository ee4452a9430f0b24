import { mkdir } from 'node:fs/promises'
import { serviceKey } from '../platform/keys/serviceKey'
import { runService } from '../platform/process/runService'
import { buildSite } from './app'

await runService({
  name: 'site',
  port: (config) => config.port,
  portVariable: 'PORT',
  url: (config) => config.siteUrl,
  build: async (config, logger) => {
    await mkdir(config.siteDir, { recursive: true })
    return buildSite({ ...config, serviceKey: await serviceKey(config) }, logger)
  },
})
