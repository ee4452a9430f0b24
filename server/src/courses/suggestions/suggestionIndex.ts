import { foldText, foldedWords } from '@mentor-connect/contract/rules/foldText'
import { findSubject } from '@mentor-connect/contract/courses/subjects'
import { soundOf } from '../catalogue/search/sound'

export interface Entry {
  kind: 'course' | 'subject' | 'mentor'
  id: string
  name: string
  /** Popularity among the entries of its kind. */
  uses: number
}

interface Key {
  text: string
  entry: Entry
  /** Number of the word in the name at which the text begins, counted from 0. */
  word: number
}

/**
 * Maximum number of entries that are read for one search, because thousands of names begin with the same
 * letter.
 */
const READ_MAX = 400
/** Largest length of a text in the index: people do not type longer ones. */
const KEY_MAX = 60
/** Least length of a sound that is searched: too many words begin with a shorter one. */
const SOUND_MIN = 3

/**
 * Finds entries by prefix. The searched text may match the start of any word in a name and continue into the
 * words after it.
 */
export class SuggestionIndex {
  private readonly written: Key[]
  private readonly sounds: Key[]
  /** Folded word → how it is written. */
  readonly words: Map<string, string>

  constructor(entries: Entry[]) {
    const named = entries.flatMap((entry) => namesOf(entry).map((name) => ({ entry, name })))
    this.written = keysOf(named, (word) => word)
    this.sounds = keysOf(named, soundOf)
    this.words = new Map(
      entries.flatMap(({ name }) => (name.match(WORD) ?? []).map((word) => [foldText(word), word] as const)),
    )
  }

  /** Finds entries, the best first: those whose name begins as written, then those that sound like it. */
  find(search: string): Entry[] {
    const words = foldedWords(search)
    const sound = words.map(soundOf).join(' ')
    const found = best(startingWith(this.written, words.join(' ')))
    const alike = sound.length >= SOUND_MIN ? best(startingWith(this.sounds, sound)) : []
    return [...new Set([...found, ...alike])]
  }
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu

/**
 * Returns the names by which an entry is found. A subject is found by its names in both languages and by its
 * synonyms.
 */
function namesOf({ kind, name }: Entry): string[] {
  const subject = kind === 'subject' ? findSubject(name) : undefined
  return subject ? [subject.names.en, subject.names.hi, ...subject.synonyms] : [name]
}

function keysOf(named: { entry: Entry; name: string }[], spell: (word: string) => string): Key[] {
  const keys = named.flatMap(({ entry, name }) => {
    const words = foldedWords(name).map(spell)
    return words.map((_, word) => ({ text: words.slice(word).join(' ').slice(0, KEY_MAX), entry, word }))
  })
  return keys.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
}

/** Returns the keys that begin with a text. They are neighbours, because the keys are sorted. */
function startingWith(keys: Key[], text: string): Key[] {
  if (text === '') return []
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (keys[middle]!.text < text) low = middle + 1
    else high = middle
  }
  const found: Key[] = []
  for (let at = low; found.length < READ_MAX && keys[at]?.text.startsWith(text); at += 1)
    found.push(keys[at]!)
  return found
}

/** Sorts names that begin with the text before names in which a later word does, then by popularity. */
function best(keys: Key[]): Entry[] {
  return [...keys]
    .sort((a, b) => Math.min(a.word, 1) - Math.min(b.word, 1) || b.entry.uses - a.entry.uses)
    .map(({ entry }) => entry)
}
