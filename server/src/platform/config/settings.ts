import {
  CONNECTIONS_PER_PERSON,
  MESSAGES_PER_SECOND,
  MESSAGE_BURST,
} from '@mentor-connect/shared/contracts/chatLimits'
import {
  address,
  count,
  ed25519Key,
  oneOf,
  port,
  releaseTokens,
  secret,
  text,
  urlOf,
  type ReleaseToken,
} from './readers'
import { proxyAddress, publishableKey, vendorSecretKey } from './signInReaders'

/** One environment variable. `read` throws the rest of a sentence that begins with the variable's name. */
export interface Setting<Value> {
  about: string
  default: Value
  /** What stands as the default in the documentation when `default` does not say it. */
  defaultText?: string
  read: (text: string) => Value
}

/** Every variable that a process of the server reads, under its name in code; `docs/configuration.md` is printed from it. */
export const settings = {
  appEnv: {
    about: 'where it runs: `local`, or `production`, which refuses to start without its secrets and https',
    default: 'local',
    read: oneOf('local', 'production'),
  } as Setting<'local' | 'production'>,
  host: {
    about: 'the network name or address that the processes listen on',
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
  } as Setting<string | undefined>,
  apiUrl: {
    about: 'the public address of the main API',
    default: undefined,
    defaultText: '`http://localhost:API_PORT`',
    read: address,
  } as Setting<string | undefined>,
  chatUrl: {
    about: 'the public address of the chat service',
    default: undefined,
    defaultText: '`http://localhost:CHAT_PORT`',
    read: address,
  } as Setting<string | undefined>,
  trustedProxies: {
    about: 'reverse proxies whose forwarding headers are believed: addresses or ranges, separated by commas',
    default: [],
    defaultText: 'none',
    read: (value) => value.split(',').map((one) => one.trim()),
  } as Setting<string[]>,
  dataDir: { about: 'the folder for all data', default: 'var', read: text } as Setting<string>,
  siteDir: {
    about: 'the folder of the composed site',
    default: undefined,
    defaultText: '`site` in `DATA_DIR`',
    read: text,
  } as Setting<string | undefined>,
  databaseUrl: {
    about: 'the PostgreSQL database of the main API; without it a file in `DATA_DIR` is used',
    default: undefined,
    defaultText: 'none',
    read: urlOf('postgres:', 'postgresql:'),
  } as Setting<string | undefined>,
  chatDatabaseUrl: {
    about: 'the PostgreSQL database of the chat service; without it a file in `DATA_DIR` is used',
    default: undefined,
    defaultText: 'none',
    read: urlOf('postgres:', 'postgresql:'),
  } as Setting<string | undefined>,
  redisUrl: {
    about:
      'the Redis that several chat processes share, for example `redis://cache.example.org:6379`; without it one process serves chat alone',
    default: undefined,
    defaultText: 'none',
    read: urlOf('redis:', 'rediss:'),
  } as Setting<string | undefined>,
  serviceKey: {
    about:
      'a secret of 32 characters or more that the main API and the chat service share; locally one is made',
    default: undefined,
    defaultText: 'none',
    read: secret,
  } as Setting<string | undefined>,
  chatMessagesPerSecond: {
    about: 'how many chat messages one person may send in a second, after a burst',
    default: MESSAGES_PER_SECOND,
    read: count,
  } as Setting<number>,
  chatMessageBurst: {
    about: 'how many chat messages one person may send at once',
    default: MESSAGE_BURST,
    read: count,
  } as Setting<number>,
  chatConnectionsPerPerson: {
    about: 'how many connections to chat one person may hold',
    default: CONNECTIONS_PER_PERSON,
    read: count,
  } as Setting<number>,
  s3Endpoint: {
    about:
      'the S3-compatible service that uploaded files are kept in, for example `https://s3.eu-central-1.amazonaws.com`; without it they are kept in `DATA_DIR`',
    default: undefined,
    defaultText: 'none',
    read: address,
  } as Setting<string | undefined>,
  s3Bucket: {
    about: 'the bucket for uploaded files',
    default: undefined,
    defaultText: 'none',
    read: text,
  } as Setting<string | undefined>,
  s3Region: {
    about: 'the region of the bucket',
    default: 'us-east-1',
    read: text,
  } as Setting<string>,
  s3AccessKeyId: {
    about: 'the id of the key that may read, write, delete and list in the bucket',
    default: undefined,
    defaultText: 'none',
    read: text,
  } as Setting<string | undefined>,
  s3SecretAccessKey: {
    about: 'the secret of that key',
    default: undefined,
    defaultText: 'none',
    read: text,
  } as Setting<string | undefined>,
  smtpUrl: {
    about:
      'the mail server, for example `smtps://name:password@mail.example.org`; locally, without it, mail goes to an outbox',
    default: undefined,
    defaultText: 'none',
    read: urlOf('smtp:', 'smtps:'),
  } as Setting<string | undefined>,
  mailFrom: {
    about: 'the sender of all mail',
    default: 'Mentor-Connect <no-reply@mentor-connect.localhost>',
    read: text,
  } as Setting<string>,
  signingKey: {
    about: 'the Ed25519 private key, as PKCS8 PEM or as JWK, that signs bearer tokens; locally one is made',
    default: undefined,
    defaultText: 'none',
    read: ed25519Key,
  } as Setting<string | undefined>,
  credentialKey: {
    about:
      'the Ed25519 private key, as PKCS8 PEM or as JWK, that signs certificates; without it one that follows from `SIGNING_KEY`',
    default: undefined,
    defaultText: 'none',
    read: ed25519Key,
  } as Setting<string | undefined>,
  signInPublishableKey: {
    about:
      'the publishable key of the sign-in service (Clerk), which begins with `pk_live_` or `pk_test_`; locally, without it, an emulator stands in',
    default: undefined,
    defaultText: 'none',
    read: publishableKey,
  } as Setting<string | undefined>,
  signInSecretKey: {
    about: 'the secret key of the sign-in service, which begins with `sk_live_` or `sk_test_`',
    default: undefined,
    defaultText: 'none',
    read: vendorSecretKey,
  } as Setting<string | undefined>,
  signInProxyUrl: {
    about:
      'where browsers reach the sign-in service: `/__clerk` lets the site and the main API pass everything on, an https address is a proxy of yours; without it browsers go to the host that the key names',
    default: undefined,
    defaultText: 'none',
    read: proxyAddress,
  } as Setting<string | undefined>,
  signInEmulator: {
    about:
      'where the emulator of the sign-in service may stand in when there is no key: `loopback`, while HOST is an address of this machine alone, `anywhere` or `nowhere`; in production it never does',
    default: 'loopback',
    read: oneOf('loopback', 'anywhere', 'nowhere'),
  } as Setting<'loopback' | 'anywhere' | 'nowhere'>,
  registrySigningKey: {
    about:
      'the Ed25519 private key, as PKCS8 PEM, that the release commands sign the registry with; without it registries are not signed',
    default: undefined,
    defaultText: 'none',
    read: text,
  } as Setting<string | undefined>,
  releasesKept: {
    about: 'how many releases of each area stay reachable for open tabs',
    default: 5,
    read: count,
  } as Setting<number>,
  releasePort: {
    about: 'the port on which the release server takes releases of other machines (`npm run release-server`)',
    default: 4002,
    read: port,
  } as Setting<number>,
  releaseTokens: {
    about:
      'who may release what over HTTP: `area:hash` entries, separated by commas, made by `npm run release-server -- --new-token <area>`',
    default: [],
    defaultText: 'none',
    read: releaseTokens,
  } as Setting<ReleaseToken[]>,
  overrideOrigins: {
    about:
      'origins that the overrides panel may load an area from, separated by commas; none switches it off',
    default: [],
    defaultText: 'none',
    read: (value) => value.split(',').map((one) => address(one.trim())),
  } as Setting<string[]>,
  remoteOrigins: {
    about:
      'other origins that releases are loaded from, separated by commas; the site allows scripts from them',
    default: [],
    defaultText: 'none',
    read: (value) => value.split(',').map((one) => address(one.trim())),
  } as Setting<string[]>,
  serviceWorker: {
    about:
      '`off`: the site takes its service worker, and all that it keeps, away from every browser that comes by',
    default: 'on',
    read: oneOf('on', 'off'),
  } as Setting<'on' | 'off'>,
  authRequestsPerMinute: {
    about: 'how often one address may call sign-up, login and code endpoints in a minute',
    default: 60,
    read: count,
  } as Setting<number>,
  seed: {
    about: 'what an empty database is filled with: `demo` or `none`; production is never filled',
    default: 'demo',
    read: oneOf('demo', 'none'),
  } as Setting<'demo' | 'none'>,
  logLevel: {
    about: 'how much is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    default: 'info',
    read: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  } as Setting<string>,
}

export type Settings = {
  [Name in keyof typeof settings]: (typeof settings)[Name] extends Setting<infer Value> ? Value : never
}

/** `siteUrl` → `SITE_URL` */
export function variableName(name: string) {
  return name.replace(/[A-Z]/g, '_$&').toUpperCase()
}
