import { isDeepStrictEqual } from 'node:util'
import type { Grant, SiteConfiguration } from '@mentor-connect/contract/site/siteConfiguration'
import type { Release } from '@mentor-connect/build/release/release'
import type { NewLedgerEntry, Site } from '../siteChange'
import { joinedGrants, neededGrant } from './neededGrant'

type Grants = Record<string, Grant>

/**
 * Adds the grants that are given without a decision of the site's owner. Somebody who releases on the site's own
 * machine could change its configuration as well; therefore the first local release of an area is granted what it
 * declares. `npm start` sets up the site from the sources and grants what these declare. A team that releases over HTTP
 * has only what the site's owner has granted.
 */
export function grantsWith({ author }: Site, granted: Grants = {}, releases: Release[]): Grants {
  const added = releases.flatMap(({ area, declares }): [string, Grant][] => {
    const own = granted[area]
    if (!declares || area === 'shell' || author.via === 'http') return []
    if (!own) return [[area, neededGrant(declares)]]
    return author.via === 'start' ? [[area, joinedGrants(own, neededGrant(declares))]] : []
  })
  return { ...granted, ...Object.fromEntries(added) }
}

export interface Granted {
  configuration: SiteConfiguration
  /** Entries of the ledger for the new grants. */
  newEntries: NewLedgerEntry[]
}

/** The configuration of the site after some releases have become live. */
export function configurationWith(site: Site, before: SiteConfiguration, releases: Release[]): Granted {
  const grants = grantsWith(site, before.grants, releases)
  const areas = Object.keys(grants).filter((area) => !isDeepStrictEqual(grants[area], before.grants?.[area]))
  if (areas.length === 0) return { configuration: before, newEntries: [] }
  const version = before.version + 1
  return {
    configuration: { ...before, version, grants },
    newEntries: areas.map((to) => ({ action: 'grant', version, to, ...grants[to]! })),
  }
}
