import { searchedText, searchWords } from '@mentor-connect/contract/courses/searchWords'
import type { HelpQuestion, HelpText } from './helpText'

/**
 * The groups with the questions that contain all words of a search, in the question or the answer. If there are none,
 * the beginnings of the words are enough, because people search for “deleting” or “हटाना” where a text says “delete” or
 * “हटाएँ”.
 */
export function findAnswers(text: HelpText, search: string): HelpText {
  const words = searchWords(search)
  if (words.length === 0) return text
  const found = groupsWith(text, words)
  return found.length > 0 ? found : groupsWith(text, words.map(beginningOf))
}

function groupsWith(text: HelpText, words: string[]): HelpText {
  return text.flatMap((group) => {
    const questions = group.questions.filter((question) => hasWords(group.title, question, words))
    return questions.length > 0 ? [{ ...group, questions }] : []
  })
}

function hasWords(
  title: string,
  { question, answer, alsoCalled = '' }: HelpQuestion,
  words: string[],
): boolean {
  const searched = searchedText([title, question, ...answer, alsoCalled].join(' '))
  return words.every((word) => ` ${searched}`.includes(` ${word}`))
}

const SHORT = 3
const MEDIUM = 6

/** Returns a word without its last letters, because these differ between the forms of a word. */
function beginningOf(word: string): string {
  if (word.length <= SHORT) return word
  return word.slice(0, Math.max(SHORT, word.length - (word.length <= MEDIUM ? 2 : SHORT)))
}
