import type { PasswordWeakness } from '@mentor-connect/contract/accounts/passwords'
import type { Match, ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'
import { INDIAN_WORDS } from './indianWords'

/** The owner's name and e-mail address, which a password must not contain. */
export interface PasswordOwner {
  name: string
  email: string
}

/** Minimum number of guesses (log10) to find a password: that of eight random characters. */
const GUESSES_LOG10_MIN = 8
/** Number of characters that are checked. The estimator's cost grows with the square of the length. */
const JUDGED_LENGTH = 32
/** Number of leet substitutions (`4`, `@`, `1` …) that are tried. It limits the cost of an estimate. */
const LEET_READINGS = 4
/**
 * Minimum length of a part of a name that a password must not contain. Shorter parts occur in too many words.
 */
const PERSONAL_PART_MIN = 3

const BRAND = ['mentor', 'connect', 'mentorconnect', 'mentor-connect', 'learner', 'मेंटर', 'कनेक्ट', 'मेंटर-कनेक्ट']

/** Returns the reason why a password is too easy to guess; undefined if it is strong enough. */
export async function weaknessOf(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordWeakness | undefined> {
  const estimator = await passwordEstimator()
  const judged = password.normalize('NFC').slice(0, JUDGED_LENGTH)
  const estimate = estimator.check(judged, [...BRAND, ...personalWords(owner)])
  return estimate.guessesLog10 >= GUESSES_LOG10_MIN ? undefined : mainWeakness(estimate)
}

/** Returns the estimator with its dictionaries, which are loaded only once. */
function passwordEstimator(): Promise<ZxcvbnFactory> {
  return (estimator ??= loadEstimator())
}

let estimator: Promise<ZxcvbnFactory> | undefined

async function loadEstimator() {
  const { ZxcvbnFactory, adjacencyGraphs, commonWords, englishWords } = await import('./estimatorParts')
  // The list of 89,000 last names slows down the start and hardly improves passwords.
  const { 'lastnames-en': _, ...words } = englishWords
  return new ZxcvbnFactory({
    dictionary: { ...commonWords, ...words, indian: INDIAN_WORDS },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: LEET_READINGS,
  })
}

/** Returns the owner's name and address, and their parts. */
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

/** Returns the most helpful reason: personal data first, otherwise the pattern of the longest part. */
function mainWeakness({ sequence, password }: ZxcvbnResult): PasswordWeakness {
  if (sequence.some(isPersonal)) return 'personal'
  const longest = sequence.reduce((one, other) => (other.token.length > one.token.length ? other : one))
  if (longest.pattern !== 'dictionary') return WEAKNESS_OF_PATTERN[longest.pattern] ?? 'short'
  return longest.token.length * 2 >= password.length ? 'common' : 'short'
}

function isPersonal(match: Match) {
  return match.pattern === 'dictionary' && match.dictionaryName === 'userInputs'
}
