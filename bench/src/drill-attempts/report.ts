import type {
  AttemptDrillResult,
  AttemptDrillSize,
} from '@mentor-connect/server/testing/attempts/attemptDrill'
import { table } from '../report/table'

interface Size extends AttemptDrillSize {
  processes: number
}

export function report(result: AttemptDrillResult, size: Size, run: string): string {
  const seeds = Array.from({ length: size.processes }, (_, index) => size.seed + index).join(' and ')
  const rows: [string, number][] = [
    ['attempts', result.attempts],
    ['acknowledged answers', result.answers],
    ['… that waited for a connection', result.late],
    ['… that were sent twice at once', result.doubled],
    ['attempts that were left and continued', result.continued],
    ['attempts that ended by themselves', result.expired],
    ['banks changed by their mentor while attempts were open', result.edits],
    ['**lost answers**', result.lost],
    ['**replies with a key that the learner may not see**', result.keys],
    ['**other order, questions or marks than the model says**', result.wrong],
  ]
  return `# Attempts at quizzes

Written by \`npm run drill:attempts\`. ${run}.

${size.learners.toLocaleString('en')} simulated learners take quizzes of all seven kinds of questions through the API, in ${size.processes} processes with a database each, in each 50 at the same time, seeds ${seeds}: on two devices at once, with answers in any order, changed, doubled, late and after the end. Meanwhile the mentor replaces banks with others that have different keys. A model keeps what each learner has answered and what it is worth; everything the API says is compared with it.

${table(
  ['what', 'number'],
  rows.map(([what, number]) => [what, number.toLocaleString('en')]),
  { numbersFrom: 1 },
)}
`
}
