import { searchedText, searchWords } from '@mentor-connect/contract/courses/searchWords'
import type { HelpText } from './helpText'

/** The groups with the questions that contain all words of the search, in the question or the answer. */
export function findAnswers(text: HelpText, search: string): HelpText {
  const words = searchWords(search)
  if (words.length === 0) return text
  return text.flatMap((group) => {
    const questions = group.questions.filter(({ question, answer }) => {
      const searched = searchedText([group.title, question, ...answer].join(' '))
      return words.every((word) => ` ${searched}`.includes(` ${word}`))
    })
    return questions.length > 0 ? [{ ...group, questions }] : []
  })
}
