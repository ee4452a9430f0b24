import type { AuthoredQuestion } from '../quizzes/quizAuthoring'
import type { KeyOf, QuestionKind, QuestionOf } from '../quizzes/questions'
import { gapText } from './gapText'
import { inlineText } from './inlineText'
import { writeAcceptedTexts } from './quizTextAccepted'

/**
 * Writes questions as plain text that `parseQuizText` can read. Points, and feedback for wrong answers only, cannot
 * be expressed in that format.
 */
export function writeQuizText(questions: AuthoredQuestion[]): string {
  return questions.map(questionText).join('\n\n') + '\n'
}

function questionText(authored: AuthoredQuestion): string {
  const { question, feedback } = authored
  const prompt = question.prompt.flatMap((block) =>
    block.type === 'paragraph' ? [inlineText(block.content)] : [],
  )
  const said = feedback.right ?? feedback.wrong
  return [...prompt, ...answerLines(authored), ...(said?.length ? [`# ${inlineText(said)}`] : [])].join('\n')
}

function answerLines({ question, key, feedback }: AuthoredQuestion): string[] {
  const write = WRITERS[question.kind] as (one: QuestionOf<QuestionKind>, key: unknown, why: Whys) => string[]
  const why = (id: string) => {
    const said = feedback.options?.[id]
    return said?.length ? ` | ${inlineText(said)}` : ''
  }
  return write(question, key, why)
}

type Whys = (optionId: string) => string

const WRITERS: {
  [Kind in QuestionKind]: (question: QuestionOf<Kind>, key: KeyOf<Kind>, why: Whys) => string[]
} = {
  single: ({ options }, key, why) =>
    options.map(({ id, content }) => `${id === key.option ? '*' : '-'} ${inlineText(content)}${why(id)}`),
  multiple: ({ options }, key, why) =>
    options.map(
      ({ id, content }) => `${key.options.includes(id) ? '*' : '-'} ${inlineText(content)}${why(id)}`,
    ),
  number: ({ unit }, { value, tolerance }) => [`= ${value} ± ${tolerance}${unit ? ` ${unit}` : ''}`],
  text: (_, { accepted }) => [`= ${writeAcceptedTexts(accepted)}`],
  order: ({ options }, { order }) => order.map((id, index) => `${index + 1}. ${textOf(options, id)}`),
  match: ({ options, targets }, { pairs }) =>
    options.map(({ id, content }) => `${inlineText(content)} => ${textOf(targets, pairs[id])}`),
  gap: (question, key) => [gapText(question, key)],
}

function textOf(options: QuestionOf<'order'>['options'], id: string | undefined): string {
  return inlineText(options.find((option) => option.id === id)?.content ?? [])
}
