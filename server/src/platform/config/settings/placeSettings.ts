import { address, oneOf, port, proxies, text } from '../readers'
import { WITH_ADDRESSES, type Setting } from './setting'

/** Settings for where the processes run and how they are reached. */
export const placeSettings = {
  appEnv: {
    about: 'where it runs: `local`, or `production`, which refuses to start without its secrets and https',
    default: 'local',
    read: oneOf('local', 'production'),
  } as Setting<'local' | 'production'>,
  host: {
    about: 'the host name or address that the processes listen on',
    default: 'localhost',
    read: text,
  } as Setting<string>,
  port: { about: 'the port of the site', default: 3000, read: port } as Setting<number>,
  apiPort: { about: 'the port of the main API', default: 4000, read: port } as Setting<number>,
  chatPort: { about: 'the port of the chat service', default: 4001, read: port } as Setting<number>,
  siteUrl: {
    about: 'the public address of the site',
    default: undefined,
    defaultText: '`http://localhost:PORT`',
    read: address,
    requiredBy: WITH_ADDRESSES,
  } as Setting<string | undefined>,
  apiUrl: {
    about: 'the public address of the main API',
    default: undefined,
    defaultText: '`http://localhost:API_PORT`',
    read: address,
    requiredBy: WITH_ADDRESSES,
  } as Setting<string | undefined>,
  chatUrl: {
    about: 'the public address of the chat service',
    default: undefined,
    defaultText: '`http://localhost:CHAT_PORT`',
    read: address,
    requiredBy: WITH_ADDRESSES,
  } as Setting<string | undefined>,
  internalApiUrl: {
    about:
      'where the other processes reach the main API, for example `http://localhost:4000`, if not at its public address: behind a router that does not lead back, with a private certificate authority, or without the detour through the proxy',
    default: undefined,
    defaultText: '`API_URL`',
    read: address,
  } as Setting<string | undefined>,
  internalChatUrl: {
    about: 'where the other processes reach the chat service',
    default: undefined,
    defaultText: '`CHAT_URL`',
    read: address,
  } as Setting<string | undefined>,
  internalSiteUrl: {
    about: 'where the main API reaches the site',
    default: undefined,
    defaultText: '`SITE_URL`',
    read: address,
  } as Setting<string | undefined>,
  trustedProxies: {
    about:
      'reverse proxies whose forwarding headers are trusted: addresses or ranges, separated by commas; behind a proxy that is not listed all people share the rate limits of one address, which the log and `/readyz` then report',
    default: [],
    defaultText: 'none',
    read: proxies,
  } as Setting<string[]>,
  dataDir: { about: 'the folder for all data', default: 'var', read: text } as Setting<string>,
  siteDir: {
    about: 'the folder of the composed site',
    default: undefined,
    defaultText: '`site` in `DATA_DIR`',
    read: text,
  } as Setting<string | undefined>,
}
