import { foldedWords } from '@mentor-connect/contract/rules/foldText'
import { MENTIONS_MAX } from '@mentor-connect/contract/messages/roomRules'

/** Somebody who can be mentioned. */
export interface Mentionable {
  id: string
  name: string
  portrait: string | undefined
}

/** A name that is being typed after `@`. */
export interface TypedName {
  /** Position of the `@`. */
  start: number
  text: string
}

/** Maximum number of names that are offered. */
const OFFERED_MAX = 6
/** Nobody has a longer name; a longer text after an `@` is a sentence. */
const NAME_MAX = 60

/** Returns the name that is typed before the caret; undefined if there is none, as in an email address. */
export function typedNameAt(text: string, caret: number): TypedName | undefined {
  const start = text.lastIndexOf('@', caret - 1)
  if (start === -1 || caret <= start) return undefined
  if (start > 0 && !/[\s(]/.test(text[start - 1]!)) return undefined
  const name = text.slice(start + 1, caret)
  return name.includes('\n') || name.length > NAME_MAX ? undefined : { start, text: name }
}

/** The people whose name has a word that begins with each typed word, in the order of their names. */
export function matchingPeople(people: Mentionable[], typed: string): Mentionable[] {
  const words = foldedWords(typed)
  return people
    .filter(({ name }) => {
      const ofName = foldedWords(name)
      return words.every((word) => ofName.some((one) => one.startsWith(word)))
    })
    .sort((a, b) => a.name.localeCompare(b.name))
    .slice(0, OFFERED_MAX)
}

/** Puts a name in place of what was typed. Returns the text and the new position of the caret. */
export function withMention(text: string, caret: number, { start }: TypedName, name: string) {
  const before = `${text.slice(0, start)}@${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/**
 * Ids of the people whom a text mentions. Somebody who was chosen from the list wins over others of the same name;
 * a name that several people have is only a mention if one of them was chosen.
 */
export function mentionedIds(text: string, chosen: Mentionable[], people: Mentionable[]): string[] {
  const isMentioned = ({ name }: Mentionable) => name !== '' && text.includes(`@${name}`)
  const isUnique = ({ name }: Mentionable) => people.filter((other) => other.name === name).length === 1
  const ids = [...chosen, ...people.filter(isUnique)].filter(isMentioned).map(({ id }) => id)
  return [...new Set(ids)].slice(0, MENTIONS_MAX)
}
