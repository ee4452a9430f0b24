import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { parseEnv } from 'node:util'
import { ConfigError, readConfig, type Config } from '@mentor-connect/server/config'
import { COMMON_FILE, filesOf, PROGRAMS } from './units'

/** Name of a file of settings, without `.env` → its text. */
export type SettingsFiles = Record<string, string>

/** The values that only the operator knows. */
export interface OwnValues {
  siteHost: string
  supportEmail: string
  smtpUrl: string
}

/**
 * The programs that every installation runs. The settings of other programs are checked when those are
 * started.
 */
const CHECKED = ['api', 'chat', 'site', 'publish', 'operator']

const KEYS: Record<string, () => string> = {
  SERVICE_KEY: secret,
  WATCH_KEY: secret,
  SIGNING_KEY: signingKey,
  REGISTRY_SIGNING_KEY: signingKey,
}

/** Reads the file of the three values. Throws a `ConfigError` with all errors in them. */
export function readOwnValues(text: string): OwnValues {
  const problems = Object.entries(OWN_VALUES)
    .filter(([name, { isValid }]) => !isValid(valueOf(text, name)))
    .map(([name, { about }]) => `${name} in install.env: ${about}`)
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    siteHost: valueOf(text, 'SITE_HOST'),
    supportEmail: valueOf(text, 'SUPPORT_EMAIL'),
    smtpUrl: valueOf(text, 'SMTP_URL'),
  }
}

/**
 * Patterns of the three values. The values are written into files of systemd, so they contain none of its
 * special characters.
 */
const OWN_VALUES = {
  SITE_HOST: {
    about: 'write the host name of the site in lower case, such as school.example, without https://.',
    isValid: (value: string) =>
      /^(?=.{1,240}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(value),
  },
  SUPPORT_EMAIL: {
    about: 'write the address of the mailbox that people write to, such as help@school.example.',
    isValid: (value: string) => /^[^\s@<>"'\\#]+@[^\s@<>"'\\#]+$/.test(value),
  },
  SMTP_URL: {
    about:
      'write the mail server as smtps://name:password@mail.school.example, special characters percent-encoded (# is %23).',
    isValid: (value: string) => /^smtps?:\/\/[^\s"'\\#]+$/.test(value) && URL.canParse(value),
  },
}

const valueOf = (text: string, name: string) =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1]!.trim() ?? ''

/**
 * Returns the files of settings of an installation. Existing files keep their settings; the others are made
 * from the examples. A key that a file lacks gets the value that it has in another file, otherwise a new one.
 */
export function completeSettings(
  examples: SettingsFiles,
  existing: SettingsFiles,
  own?: OwnValues,
): SettingsFiles {
  const files = Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, existing[name] ?? withOwnValues(example, own)]),
  )
  for (const [key, generate] of Object.entries(KEYS)) {
    const isAsked = new RegExp(`^${key}=`, 'm')
    const value =
      Object.values(files)
        .map((text) => lineOf(text, key))
        .find(Boolean) ?? `${key}=${generate()}`
    for (const [name, text] of Object.entries(files)) {
      if (!isAsked.test(examples[name]!) || lineOf(text, key)) continue
      files[name] = isAsked.test(text)
        ? text.replace(new RegExp(`^${key}=[^\\S\\n]*$`, 'm'), () => value)
        : `${text.trimEnd()}\n${value}\n`
    }
  }
  return files
}

/** Returns the line that gives a setting a value. */
const lineOf = (text: string, name: string) => new RegExp(`^${name}=.*\\S.*$`, 'm').exec(text)?.[0]

function withOwnValues(example: string, own?: OwnValues): string {
  if (!own) return example
  const values: Record<string, string> = {
    'help@example.org': own.supportEmail,
    'smtps://name:password@mail.example.org': own.smtpUrl,
    'example.org': own.siteHost,
  }
  const ofExamples = /smtps:\/\/name:password@mail\.example\.org|(help@)?example\.org/
  return example.replace(/^[A-Z_]+=.*$/gm, (line) => line.replace(ofExamples, (value) => values[value]!))
}

/**
 * Checks the settings of each program, and returns the configuration of the main API. Throws a `ConfigError`
 * with all errors that would keep a program from starting.
 */
export function checkSettings(files: SettingsFiles): Config {
  const problems = new Set<string>()
  for (const program of CHECKED) {
    const texts = [COMMON_FILE, ...filesOf(program)].map((name) => files[name])
    try {
      readConfig(parseEnv(texts.join('\n')), PROGRAMS[program])
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      for (const problem of error.problems) problems.add(problem)
    }
  }
  if (problems.size > 0) throw new ConfigError([...problems])
  return readConfig(parseEnv([files[COMMON_FILE], files.api, files.mail].join('\n')), 'api')
}

function secret(): string {
  return randomBytes(32).toString('hex')
}

/**
 * Creates an Ed25519 key and returns it in one line, because a file of settings of systemd cannot hold more.
 */
function signingKey(): string {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  return `"${String(pem).replaceAll('\n', '\\n')}"`
}
