import type { PasswordWeakness } from '@mentor-connect/shared/rules/passwords'
import type { Match, ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'
import { errors } from '../../platform/http/errors'
import { INDIAN_WORDS } from './indianWords'

/** What a password must not be made of: the name and address of the person whom it protects. */
export interface PasswordOwner {
  name: string
  email: string
}

/** Guesses that a password must withstand: as many as eight characters in no order give. */
const GUESSES_LOG10_MIN = 8
/** The estimator's work grows with the square of the length: what stands behind this many characters is not judged. */
const JUDGED_LENGTH = 32
/** Readings of `4`, `@`, `1` … as letters that are tried; bounds the work of one estimate. */
const LEET_READINGS = 4
/** A part of a name that is shorter is in too many words. */
const PERSONAL_PART_MIN = 3

const BRAND = ['mentor', 'connect', 'mentorconnect', 'mentor-connect', 'learner', 'मेंटर', 'कनेक्ट', 'मेंटर-कनेक्ट']

/** @throws ApiError `weak_password` with the reason */
export async function requireStrongPassword(password: string, owner: PasswordOwner): Promise<void> {
  const weakness = await weaknessOf(password, owner)
  if (weakness) throw errors.weakPassword(weakness)
}

/** What makes a password too easy to guess; undefined of one that is good enough. */
export async function weaknessOf(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordWeakness | undefined> {
  const estimator = await passwordEstimator()
  const judged = password.normalize('NFC').slice(0, JUDGED_LENGTH)
  const estimate = estimator.check(judged, [...BRAND, ...personalWords(owner)])
  return estimate.guessesLog10 >= GUESSES_LOG10_MIN ? undefined : mainWeakness(estimate)
}

/** The estimator with its dictionaries, loaded once: it takes too long to be done while a request waits. */
export function passwordEstimator(): Promise<ZxcvbnFactory> {
  return (estimator ??= loadEstimator())
}

let estimator: Promise<ZxcvbnFactory> | undefined

async function loadEstimator() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const common = await import('@zxcvbn-ts/language-common')
  const english = await import('@zxcvbn-ts/language-en')
  // A list of 89,000 last names makes the start slower than it makes passwords better.
  const { 'lastnames-en': _, ...englishWords } = english.dictionary
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...englishWords, indian: INDIAN_WORDS },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: LEET_READINGS,
  })
}

/** The name, the address, and the parts of both. */
function personalWords({ name, email }: PasswordOwner): string[] {
  const [mailbox = '', host = ''] = email.split('@')
  const parts = [...name.split(/\s+/), ...mailbox.split(/[^\p{L}\p{M}]+/u), host.split('.')[0] ?? '']
  const whole = [email, mailbox, name, name.replace(/\s+/g, '')]
  const words = [...whole, ...parts].map((word) => word.normalize('NFC'))
  return words.filter((word) => word.length >= PERSONAL_PART_MIN)
}

const WEAKNESS_OF_PATTERN: Record<string, PasswordWeakness> = {
  repeat: 'repeated',
  sequence: 'sequence',
  wordSequence: 'sequence',
  spatial: 'sequence',
  date: 'date',
  regex: 'date',
}

/** The reason that says most: what is personal first, else what the longest part of the password is. */
function mainWeakness({ sequence, password }: ZxcvbnResult): PasswordWeakness {
  if (sequence.some(isPersonal)) return 'personal'
  const longest = sequence.reduce((one, other) => (other.token.length > one.token.length ? other : one))
  if (longest.pattern !== 'dictionary') return WEAKNESS_OF_PATTERN[longest.pattern] ?? 'short'
  return longest.token.length * 2 >= password.length ? 'common' : 'short'
}

function isPersonal(match: Match) {
  return match.pattern === 'dictionary' && match.dictionaryName === 'userInputs'
}
