import type { SiteConfiguration } from '@mentor-connect/contract/site/siteConfiguration'

/** Origins without https on a site with https: browsers would block their scripts. */
export function insecureOrigins({ runtime: { siteUrl }, remoteOrigins }: SiteConfiguration): string[] {
  if (!siteUrl?.startsWith('https:')) return []
  return remoteOrigins
    .filter((origin) => !origin.startsWith('https:'))
    .map((origin) => `REMOTE_ORIGINS lists ${origin}, which a page with https cannot load from: use https.`)
}

/** Why a release must not be loaded from an origin; empty if it may. */
export function originIssues({ remoteOrigins }: SiteConfiguration, origin: string | undefined): string[] {
  if (!origin || remoteOrigins.includes(origin)) return []
  const allowed =
    remoteOrigins.length > 0 ? `It allows ${remoteOrigins.join(', ')}` : 'It allows none besides its own'
  return [
    `This site does not allow releases from ${origin}: browsers would refuse them. ${allowed}: the operator adds one with REMOTE_ORIGINS and "npm run site -- configure".`,
  ]
}
