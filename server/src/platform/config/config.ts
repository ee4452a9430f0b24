export { EVERY_AREA, ownerTokens, releaseTokens, type OwnerToken, type ReleaseToken } from './readers'
export { forArea, type ForAreas } from './forAreas'
export { environmentFor } from './environmentFor'
export { MEMORY_ALLOCATOR } from './memoryAllocator'
export { SERVERS, type Reader } from './processes'
import { openIdProblems, openIdProvider, type OpenIdProvider } from './openId'
import { isAmong, type Reader } from './processes'
import { isOffered, reachProblems } from './reach'
import { settings, variableName, type Setting, type SettingName, type Settings } from './settings'
import { signInProblems, signInService, type SignInService } from './signIn'

/**
 * Thrown if the configuration is invalid, so that the process does not start. Each problem is a message that
 * says what to do.
 */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'))
  }
}

export interface Config extends Settings {
  /** Public addresses, which have no slash at the end. */
  siteUrl: string
  apiUrl: string
  chatUrl: string
  siteDir: string
  /** Address of the back office, if it has a port. */
  adminUrl: string
  adminSiteDir: string
  /** Address from which pages of the back office load pictures: the product's API. */
  pictureUrl?: string
  /** Time in ms for which a stopping process still accepts requests, so that load balancers can notice. */
  shutdownGrace: number
  /** Hosted sign-in service; undefined if none is offered. */
  signIn?: SignInService
  /** OpenID Connect provider; undefined if there is none. Never set together with `signIn`. */
  openId?: OpenIdProvider
  production: boolean
  /** True if mail is stored in an outbox and the outbox may be read in the browser. */
  showsOutbox: boolean
  /** True if the demo accounts accept their public passwords. */
  admitsDemoAccounts: boolean
}

type Variables = Record<string, string | undefined>

/**
 * Reads the configuration of one process, once, when it starts. Secrets of other processes are ignored: they
 * are neither required nor stored.
 * @throws ConfigError with all problems at once
 */
export function readConfig(variables: Variables, reader: Reader = 'start'): Config {
  const problems: string[] = []
  const given: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries<Setting<unknown>>(settings)) {
    const text = holds(reader, setting) ? variables[variableName(name)]?.trim() : undefined
    try {
      given[name] = text ? setting.read(text) : setting.default
    } catch (error) {
      problems.push(`${variableName(name)} ${(error as Error).message}`)
    }
  }
  const config = complete(given as unknown as Settings)
  problems.push(...signInProblems(config, variables.NODE_ENV, holds(reader, settings.signInSecretKey)))
  problems.push(...openIdProblems(config, holds(reader, settings.oidcClientSecret)))
  problems.push(...exposureProblems(config, reader))
  if (holds(reader, settings.callTurnSecret))
    problems.push(...missingOf(TURN, config), ...relayProblems(config))
  if (holds(reader, settings.s3SecretAccessKey)) problems.push(...missingOf(BUCKET, config))
  if (holds(reader, settings.siteBucketKey)) problems.push(...missingOf(SITE_BUCKET, config))
  if (config.production) problems.push(...productionProblems(config, variables, reader))
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

function holds(reader: Reader, { secretOf }: Setting<unknown>) {
  return !secretOf || isAmong(reader, secretOf)
}

function complete(given: Settings): Config {
  const production = given.appEnv === 'production'
  const apiUrl = given.apiUrl ?? `http://localhost:${given.apiPort}`
  return {
    ...given,
    siteUrl: given.siteUrl ?? `http://localhost:${given.port}`,
    apiUrl,
    chatUrl: given.chatUrl ?? `http://localhost:${given.chatPort}`,
    siteDir: given.siteDir ?? `${given.dataDir}/site`,
    adminUrl: given.adminUrl ?? `http://admin.localhost:${given.adminPort}`,
    adminSiteDir: given.adminSiteDir ?? `${given.dataDir}/admin-site`,
    shutdownGrace: given.shutdownGrace ?? (production ? 2_000 : 0),
    seed: production ? 'none' : given.seed,
    production,
    showsOutbox: !given.smtpUrl && isOffered(given.outboxPage, given),
    admitsDemoAccounts: isOffered(given.demoAccounts, given),
    signIn: signInService(given, apiUrl),
    openId: openIdProvider(given),
  }
}

/**
 * Reports development features that would give anybody access. Only the main API serves the outbox and lets
 * people sign in.
 */
function exposureProblems(config: Config, reader: Reader): string[] {
  if (!isAmong(reader, ['api'])) return []
  return [
    ...(config.smtpUrl ? [] : reachProblems('OUTBOX_PAGE', config.outboxPage, config, 'set SMTP_URL')),
    ...(config.seed === 'demo'
      ? reachProblems('DEMO_ACCOUNTS', config.demoAccounts, config, 'set SEED to none')
      : []),
  ]
}

const BUCKET = ['s3Endpoint', 's3Bucket', 's3AccessKeyId', 's3SecretAccessKey'] as const

const TURN = ['callTurnUrls', 'callTurnSecret'] as const

const SITE_BUCKET = ['siteBucket', 'siteBucketEndpoint', 'siteBucketKeyId', 'siteBucketKey'] as const

/**
 * Reports groups of settings that are only partly given. Otherwise files would silently be stored on the
 * disk, or calls would silently have no TURN server.
 */
function missingOf(names: readonly (keyof Config & SettingName)[], config: Config): string[] {
  const missing = names.filter((name) => isMissing(config[name]))
  if (missing.length === names.length) return []
  return missing.map((name) => `${variableName(name)} is missing: set it to ${settings[name].about}.`)
}

/** Reports settings with which calls could never connect. */
function relayProblems({ callRelayOnly, callTurnUrls }: Config): string[] {
  if (callRelayOnly === 'off' || callTurnUrls.length > 0) return []
  return ['CALL_RELAY_ONLY is "on" without a TURN server: set CALL_TURN_URLS and CALL_TURN_SECRET too.']
}

const isMissing = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)

/**
 * Returns the settings that this process requires in production. They are listed in `docs/configuration.md`.
 */
export function requiredInProduction(reader: Reader): SettingName[] {
  const names = Object.keys(settings) as SettingName[]
  return names.filter((name) => isAmong(reader, (settings[name] as Setting<unknown>).requiredBy ?? []))
}

const ADDRESSES = ['siteUrl', 'apiUrl', 'chatUrl', 'adminUrl'] as const

function productionProblems(config: Config, variables: Variables, reader: Reader): string[] {
  const isGiven = (name: string) => Boolean(variables[variableName(name)]?.trim())
  const missing = requiredInProduction(reader)
    .filter((name) => !isGiven(name))
    .map((name) => `${variableName(name)} is missing: in production set it to ${settings[name].about}.`)
  const plain = ADDRESSES.filter((name) => isGiven(name) && config[name].startsWith('http:')).map(
    (name) => `${variableName(name)} must start with https:// in production.`,
  )
  const demo = variables.SEED?.trim() === 'demo' ? ['SEED is "demo": in production set it to none.'] : []
  return [...missing, ...plain, ...demo, ...exampleProblems(config, reader), ...sharedProblems(config)]
}

const ADDRESSED = ['siteUrl', 'apiUrl', 'chatUrl', 'smtpUrl', 'mailFrom', 'supportEmail'] as const
/** The domain of all examples. It belongs to nobody, so mails and links that use it would lead nowhere. */
const EXAMPLE = /[/@.]example\.org\b/

/** Reports values that were copied unchanged from the example files. */
function exampleProblems(config: Config, reader: Reader): string[] {
  const names = isAmong(reader, ['admin']) ? [...ADDRESSED, 'adminUrl' as const] : ADDRESSED
  return names
    .filter((name) => EXAMPLE.test(config[name] ?? ''))
    .map((name) => `${variableName(name)} is still that of the example: set it to ${settings[name].about}.`)
}

/** Reports services that share an address, because only one of them could be reached. */
function sharedProblems({ siteUrl, apiUrl, chatUrl }: Config): string[] {
  const shared = [
    ...(apiUrl === siteUrl ? ['API_URL is the same as SITE_URL'] : []),
    ...(chatUrl === siteUrl ? ['CHAT_URL is the same as SITE_URL'] : []),
    ...(chatUrl === apiUrl && apiUrl !== siteUrl ? ['CHAT_URL is the same as API_URL'] : []),
  ]
  return shared.map((problem) => `${problem}: each service needs a host name or a port of its own.`)
}
