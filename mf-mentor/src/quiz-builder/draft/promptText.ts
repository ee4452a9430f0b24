import type { AuthoredQuestion } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import type { Question } from '@mentor-connect/contract/courses/quizzes/questions'
import { gapText } from '@mentor-connect/contract/courses/quiz-text/gapText'
import { inlineText, inlinesOf } from '@mentor-connect/contract/courses/quiz-text/inlineText'
import { PROMPT_BLOCKS_MAX } from '@mentor-connect/contract/courses/quizzes/quizLimits'

/** The paragraphs of a prompt as text, one per line. */
export function promptText({ prompt }: Question): string {
  return prompt.flatMap((block) => (block.type === 'paragraph' ? [inlineText(block.content)] : [])).join('\n')
}

/** Replaces the paragraphs of a prompt. Pictures and other blocks are kept, after the paragraphs. */
export function withPrompt(question: Question, text: string): Question {
  const others = question.prompt.filter(({ type }) => type !== 'paragraph')
  const lines = text.split('\n').slice(0, PROMPT_BLOCKS_MAX - others.length)
  const taken = new Set(others.map(({ id }) => id))
  const paragraphs = lines.map((line, index) => ({
    id: freeId(`p${index + 1}`, taken),
    type: 'paragraph' as const,
    content: inlinesOf(line),
  }))
  return { ...question, prompt: text === '' ? others : [...paragraphs, ...others] }
}

const freeId = (id: string, taken: Set<string>) => (taken.has(id) ? `${id}-text` : id)

/** The question in one line, without formatting. */
export function shortText({ question, key }: AuthoredQuestion): string {
  if (question.kind === 'gap' && key.kind === 'gap') return gapText(question, key)
  const [first] = question.prompt.filter((block) => block.type === 'paragraph')
  return first?.content.map(({ text }) => text).join('') ?? ''
}
