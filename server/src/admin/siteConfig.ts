import type { Config } from '../platform/config/config'

/**
 * The configuration with which the site of the back office is composed and served. It contains no addresses of
 * the product's site except that of pictures.
 */
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
