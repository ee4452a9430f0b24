import type { Config } from '../platform/config/config'

/** The configuration with which the site of the back office is composed and served: it knows nothing of the product's. */
export function siteConfigOf(config: Config): Config {
  const { adminUrl, adminSiteDir } = config
  return {
    ...config,
    siteUrl: adminUrl,
    apiUrl: adminUrl,
    chatUrl: adminUrl,
    siteDir: adminSiteDir,
    pictureUrl: config.apiUrl,
    rendering: 'off',
    serviceWorker: 'off',
    signIn: undefined,
    openId: undefined,
  }
}
