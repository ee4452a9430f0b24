import { searchedText } from '@mentor-connect/contract/courses/searchWords'
import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/schema'
import { cutsOf, isOneSlip, SLIP_MIN } from './slips'
import { bonesOf, soundOf } from './sound'
import { stemOf } from './stem'
import { subjectOf, synonymsOf } from './synonyms'

/** A word or name that a searched word may stand for. */
export interface Alternative {
  /** A known word or the name of a subject, folded for comparison. */
  text: string
  /** The text as it was written, for display. */
  shown: string
  /** Certainty of the match, from 0 to 1; 1 for the searched word itself. */
  weight: number
  isSubject?: boolean
}

const WEIGHTS = { synonym: 0.9, stem: 0.8, subject: 0.7, sound: 0.7, bones: 0.6, slip: 0.5 }
/** Largest number of known words that one searched word may stand for. */
const ALTERNATIVES_MAX = 5
const WORDS_READ = 300
const SOUND_MIN = 3
const BONES_MIN = 3

interface KnownWord {
  word: string
  shown: string
  stem: string
  sound: string
  bones: string
  uses: number
}

/**
 * Returns, for each searched word, the known words that it may stand for, the most certain first. Reads them
 * in one statement.
 */
export async function alternativesOf(db: Database, words: string[]): Promise<Map<string, Alternative[]>> {
  const known = await readKnown(db, words)
  return new Map(words.map((word) => [word, choose(word, known)]))
}

function choose(word: string, known: KnownWord[]): Alternative[] {
  const found = known
    .map((one) => ({ text: one.word, shown: one.shown, weight: weightOf(word, one), uses: one.uses }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.uses - a.uses)
  const best = found[0]?.weight ?? 0
  const name = subjectOf(word)
  const subject = name && { text: searchedText(name), shown: name, weight: WEIGHTS.subject, isSubject: true }
  // Matches by consonants and by one wrong letter are guesses. They are used only if no other match was found.
  const isKnown = best >= WEIGHTS.sound || subject
  const chosen = isKnown ? found.filter(({ weight }) => weight >= WEIGHTS.sound) : found
  return [...chosen.slice(0, ALTERNATIVES_MAX), ...(subject ? [subject] : [])]
}

function weightOf(word: string, known: KnownWord): number {
  if (known.word === word) return 1
  if (synonymsOf(word).includes(known.word)) return WEIGHTS.synonym
  if (known.stem === stemOf(word)) return WEIGHTS.stem
  const sound = soundOf(word)
  if (sound.length >= SOUND_MIN && known.sound === sound) return WEIGHTS.sound
  const bones = bonesOf(word)
  if (bones.length >= BONES_MIN && known.bones === bones && isLatin(word) !== isLatin(known.word))
    return WEIGHTS.bones
  return [...word].length >= SLIP_MIN && isOneSlip(word, known.word) ? WEIGHTS.slip : 0
}

const isLatin = (word: string) => /[a-z]/.test(word)

async function readKnown(db: Database, words: string[]): Promise<KnownWord[]> {
  // PostgreSQL refuses a list without values.
  if (words.length === 0) return []
  const cuts = [...new Set(words.flatMap((word) => [word, ...cutsOf(word)]))]
  const exact = [...new Set([...cuts, ...words.flatMap(synonymsOf)])]
  const list = (values: string[]) => sql`(${sql.join(values)})`
  const columns = sql.raw('word, shown, stem, sound, bones, uses')
  const { rows } = await sql<KnownWord>`
    select ${columns} from search_words where word in ${list(exact)}
    union select ${columns} from search_words where stem in ${list(words.map(stemOf))}
    union select ${columns} from search_words where sound in ${list(words.map(soundOf))}
    union select ${columns} from search_words where bones in ${list(words.map(bonesOf))}
    union select ${columns} from search_words
      where word in (select word from search_cuts where cut in ${list(cuts)})
    order by uses desc, word limit ${WORDS_READ}`.execute(db)
  return rows
}
