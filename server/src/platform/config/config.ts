export { EVERY_AREA, type ReleaseToken } from './readers'
import { settings, variableName, type Settings } from './settings'
import { signInFaults, signInService, type SignInService } from './signIn'

/** A process refuses to start: every fault is a sentence that says what to do. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'))
  }
}

export interface Config extends Settings {
  /** Public addresses, without a slash at the end. */
  siteUrl: string
  apiUrl: string
  chatUrl: string
  siteDir: string
  /** Absent where no sign-in service is offered. */
  signIn?: SignInService
  production: boolean
}

type Variables = Record<string, string | undefined>

/** Reads the whole configuration once, at the start of a process. Lists all faults at once. */
export function readConfig(variables: Variables): Config {
  const faults: string[] = []
  const given: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(settings)) {
    const text = variables[variableName(name)]?.trim()
    try {
      given[name] = text ? setting.read(text) : setting.default
    } catch (fault) {
      faults.push(`${variableName(name)} ${(fault as Error).message}`)
    }
  }
  const config = complete(given as unknown as Settings)
  faults.push(...signInFaults(config, variables.NODE_ENV))
  faults.push(...bucketFaults(config))
  if (config.production) faults.push(...productionFaults(config, variables))
  if (faults.length > 0) throw new ConfigError(faults)
  return config
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
    seed: production ? 'none' : given.seed,
    production,
    signIn: signInService(given, apiUrl),
  }
}

const BUCKET = ['s3Endpoint', 's3Bucket', 's3AccessKeyId', 's3SecretAccessKey'] as const

/** Half a bucket would quietly mean the disk. */
function bucketFaults(config: Config): string[] {
  const missing = BUCKET.filter((name) => !config[name])
  if (missing.length === BUCKET.length) return []
  return missing.map((name) => `${variableName(name)} is missing: set it to ${settings[name].about}.`)
}

const ADDRESSES = ['siteUrl', 'apiUrl', 'chatUrl'] as const
const SECRETS = [
  'signingKey',
  'serviceKey',
  'smtpUrl',
  'mailFrom',
  'signInPublishableKey',
  'signInSecretKey',
] as const

function productionFaults(config: Config, variables: Variables): string[] {
  const isGiven = (name: string) => Boolean(variables[variableName(name)]?.trim())
  const missing = [...SECRETS, ...ADDRESSES]
    .filter((name) => !isGiven(name))
    .map((name) => `${variableName(name)} is missing: in production set it to ${settings[name].about}.`)
  const plain = ADDRESSES.filter((name) => isGiven(name) && config[name].startsWith('http:')).map(
    (name) => `${variableName(name)} must start with https:// in production.`,
  )
  const demo = variables.SEED?.trim() === 'demo' ? ['SEED is "demo": in production set it to none.'] : []
  return [...missing, ...plain, ...demo]
}
