import {
  addresses,
  count,
  ed25519Pem,
  oneOf,
  ownerTokens,
  port,
  releaseTokens,
  text,
  type OwnerToken,
  type ReleaseToken,
} from '../readers'
import type { Setting } from './setting'

/** Settings of releases, and of what the site allows them to do. */
export const releaseSettings = {
  registrySigningKey: {
    about:
      'the Ed25519 private key, as PKCS8 PEM, that the release commands sign the registry with; without it registries are not signed',
    default: undefined,
    defaultText: 'none',
    read: ed25519Pem,
    secretOf: ['release', 'release-server', 'watch', 'configure'],
  } as Setting<string | undefined>,
  releasesKept: {
    about: 'how many releases of each area stay reachable for open tabs, at least',
    default: 5,
    read: count,
  } as Setting<number>,
  releasesKeptDays: {
    about:
      'for how many days a release stays reachable after browsers no longer get it; the last one that was live for a day stays in any case',
    default: 7,
    read: count,
  } as Setting<number>,
  releasePort: {
    about:
      'the port on which the release server receives releases from other machines (`npm run release-server`)',
    default: 4002,
    read: port,
  } as Setting<number>,
  releaseTokens: {
    about:
      'who may release what over HTTP: `area:hash` or `area:hash:name` entries, separated by commas, made by `npm run release-server -- --new-token <area>`',
    default: [],
    defaultText: 'none',
    read: releaseTokens,
    secretOf: ['release-server'],
    requiredBy: ['release-server'],
  } as Setting<ReleaseToken[]>,
  ownerTokens: {
    about:
      'who may see the page of releases on the release server (`/owner`): `hash` or `hash:name` entries, separated by commas, made by `npm run release-server -- --new-owner-token`; without one there is no such page',
    default: [],
    defaultText: 'none',
    read: ownerTokens,
    secretOf: ['release-server'],
  } as Setting<OwnerToken[]>,
  releaseBrowser: {
    about:
      'the path of a Chromium in which the release commands open and use the pages of a release before it becomes live; `off`: they do not',
    default: undefined,
    defaultText: 'the installed one; without one releases are refused',
    read: text,
  } as Setting<string | undefined>,
  overrideOrigins: {
    about:
      'origins that the overrides panel may load an area from, separated by commas; none switches it off (part of the configuration of the site)',
    default: [],
    defaultText: 'none',
    read: addresses,
  } as Setting<string[]>,
  remoteOrigins: {
    about:
      'other origins that releases are loaded from, separated by commas; the site allows scripts from them (part of the configuration of the site)',
    default: [],
    defaultText: 'none',
    read: addresses,
  } as Setting<string[]>,
  hostOrigins: {
    about:
      'other sites whose pages may load areas as remotes of Module Federation, as origins separated by commas; none may (part of the configuration of the site)',
    default: [],
    defaultText: 'none',
    read: addresses,
  } as Setting<string[]>,
  serviceWorker: {
    about: '`off`: the site removes its service worker and caches from every browser that visits',
    default: 'on',
    read: oneOf('on', 'off'),
  } as Setting<'on' | 'off'>,
  rendering: {
    about: '`off`: pages are sent without content, which browsers then load',
    default: 'on',
    read: oneOf('on', 'off'),
  } as Setting<'on' | 'off'>,
}
