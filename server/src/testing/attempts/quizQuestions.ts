import type { Answer, Option, Question } from '@mentor-connect/contract/courses/quizzes/questions'

/** Feedback that is shown only after an attempt, so no response about an open attempt may contain it. */
export const FEEDBACK = 'Said after the attempt'

/** Number of questions of each kind. */
const OF_EACH_KIND = 2

/** The question bank of a quiz as plain text. The right answers alternate from version to version. */
export function bankText(version: number): string {
  const [right, wrong] = version % 2 === 0 ? ['one', 'two'] : ['two', 'one']
  const texts = [
    `Which single? (v${version})\n* ${right}\n- ${wrong}\n# ${FEEDBACK}`,
    `Which two? (v${version})\n* ${right}\n* both\n- ${wrong}\n# ${FEEDBACK}`,
    `Which number? (v${version})\n= ${version + 25}\n# ${FEEDBACK}`,
    `Which word? (v${version})\n= word${version}\n# ${FEEDBACK}`,
    `Which gap? (v${version}) {${right}|${wrong}}.\n# ${FEEDBACK}`,
    `Which order? (v${version})\n1. ${right}\n2. ${wrong}\n# ${FEEDBACK}`,
    `Which pairs? (v${version})\n${right} => first\n${wrong} => second\n# ${FEEDBACK}`,
  ]
  return Array.from({ length: OF_EACH_KIND }, () => texts)
    .flat()
    .join('\n\n')
}

const textOf = ({ content }: Option) =>
  content
    .map((inline) => ('text' in inline ? inline.text : ''))
    .join('')
    .trim()

/** The answer that earns every point of a question of `bankText`, or one that earns none. */
export function answerTo(question: Question, right: boolean): Answer {
  const version = Number(/\(v(\d+)\)/.exec(JSON.stringify(question))![1])
  const isEven = version % 2 === 0
  const [first, second] = isEven === right ? ['one', 'two'] : ['two', 'one']
  const idOf = (options: Option[], text: string) => options.find((one) => textOf(one) === text)!.id
  switch (question.kind) {
    case 'single':
      return { kind: 'single', option: idOf(question.options, first!) }
    case 'multiple': {
      const chosen = right ? [first!, 'both'] : [first!]
      return { kind: 'multiple', options: chosen.map((text) => idOf(question.options, text)) }
    }
    case 'number':
      return { kind: 'number', number: String(version + (right ? 25 : 26)) }
    case 'text':
      return { kind: 'text', text: right ? `Word${version}` : 'another' }
    case 'order':
      return { kind: 'order', order: [first!, second!].map((text) => idOf(question.options, text)) }
    case 'match':
      return {
        kind: 'match',
        pairs: {
          [idOf(question.options, first!)]: idOf(question.targets, 'first'),
          [idOf(question.options, second!)]: idOf(question.targets, 'second'),
        },
      }
    case 'gap':
      return {
        kind: 'gap',
        gaps: Object.fromEntries(question.gaps.map(({ id, options }) => [id, idOf(options, first!)])),
      }
  }
}
