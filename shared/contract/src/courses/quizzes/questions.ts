import Type, { type Static, type TSchema } from 'typebox'
import { EnteredLine, REQUIRED, TextPart } from '../../api/enteredTexts'
import {
  ACCEPTED_TEXTS_MAX,
  ANSWER_TEXT_MAX,
  GAPS_MAX,
  NUMBER_MAX,
  OPTIONS_MAX,
  POINTS_MAX,
  PROMPT_BLOCKS_MAX,
} from './quizLimits'
import { Block, Inlines } from '../lessons/lessonBlocks'
import { Id } from '../../api/wire'

/**
 * The kinds of questions. Each one is an interaction of QTI 3 and has three parts: the question that a learner sees
 * (`Question`), the learner's answer (`Answer`), and the right answer, which only the server knows (`Key`). A learner
 * never receives a key before passing the quiz.
 */
export const QUESTION_KINDS = ['single', 'multiple', 'number', 'text', 'order', 'match', 'gap'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

const strict = { additionalProperties: false }

export const Option = Type.Object({ id: Id, content: Inlines }, strict)
export type Option = Static<typeof Option>
const Options = Type.Array(Option, { minItems: 2, maxItems: OPTIONS_MAX })

/** Some text, followed by a gap with its choices. */
const Gap = Type.Object({ id: Id, before: Inlines, options: Options }, strict)

/** Fields of each kind of question, in addition to the prompt. */
const PARTS = {
  single: { options: Options },
  multiple: { options: Options },
  number: { unit: Type.Optional(EnteredLine(20)) },
  text: {},
  order: { options: Options },
  /** Each option belongs to one of the targets. A target may stay without an option. */
  match: { options: Options, targets: Options },
  gap: { gaps: Type.Array(Gap, { minItems: 1, maxItems: GAPS_MAX }), after: Inlines },
} satisfies Record<QuestionKind, Record<string, TSchema>>

const ids = Type.Array(Id, { maxItems: OPTIONS_MAX, uniqueItems: true })
const byId = (value: TSchema) => Type.Record(Id, value, { maxProperties: OPTIONS_MAX })

/**
 * Fields of a learner's answer to each kind of question. Numbers are sent as typed: `२५`, `1,200` and `0.5` are
 * understood.
 */
const ANSWERS = {
  single: { option: Id },
  multiple: { options: ids },
  number: { number: Type.String({ maxLength: 40 }) },
  text: { text: TextPart(ANSWER_TEXT_MAX) },
  order: { order: ids },
  match: { pairs: Type.Unsafe<Record<string, string>>(byId(Id)) },
  gap: { gaps: Type.Unsafe<Record<string, string>>(byId(Id)) },
} satisfies Record<QuestionKind, Record<string, TSchema>>

/** Fields of the right answer to each kind of question. */
const KEYS = {
  single: { option: Id },
  multiple: { options: ids },
  number: {
    value: Type.Number({ minimum: -NUMBER_MAX, maximum: NUMBER_MAX }),
    tolerance: Type.Number({ minimum: 0, maximum: NUMBER_MAX }),
  },
  text: {
    accepted: Type.Array(TextPart(ANSWER_TEXT_MAX, REQUIRED), {
      minItems: 1,
      maxItems: ACCEPTED_TEXTS_MAX,
    }),
  },
  order: { order: ids },
  match: { pairs: Type.Unsafe<Record<string, string>>(byId(Id)) },
  gap: { gaps: Type.Unsafe<Record<string, string>>(byId(Id)) },
} satisfies Record<QuestionKind, Record<string, TSchema>>

const kind = <const Name extends QuestionKind>(name: Name) => ({ kind: Type.Literal(name) })

export const Answer = Type.Union([
  Type.Object({ ...kind('single'), ...ANSWERS.single }, strict),
  Type.Object({ ...kind('multiple'), ...ANSWERS.multiple }, strict),
  Type.Object({ ...kind('number'), ...ANSWERS.number }, strict),
  Type.Object({ ...kind('text'), ...ANSWERS.text }, strict),
  Type.Object({ ...kind('order'), ...ANSWERS.order }, strict),
  Type.Object({ ...kind('match'), ...ANSWERS.match }, strict),
  Type.Object({ ...kind('gap'), ...ANSWERS.gap }, strict),
])
export type Answer = Static<typeof Answer>
export type AnswerOf<Kind extends QuestionKind> = Extract<Answer, { kind: Kind }>

export const Key = Type.Union([
  Type.Object({ ...kind('single'), ...KEYS.single }, strict),
  Type.Object({ ...kind('multiple'), ...KEYS.multiple }, strict),
  Type.Object({ ...kind('number'), ...KEYS.number }, strict),
  Type.Object({ ...kind('text'), ...KEYS.text }, strict),
  Type.Object({ ...kind('order'), ...KEYS.order }, strict),
  Type.Object({ ...kind('match'), ...KEYS.match }, strict),
  Type.Object({ ...kind('gap'), ...KEYS.gap }, strict),
])
export type Key = Static<typeof Key>
export type KeyOf<Kind extends QuestionKind> = Extract<Key, { kind: Kind }>

const common = {
  id: Id,
  points: Type.Integer({ minimum: 1, maximum: POINTS_MAX }),
  /** Empty only for questions of the kind `gap`, because their gaps contain the text. */
  prompt: Type.Array(Block, { maxItems: PROMPT_BLOCKS_MAX }),
}

export const Question = Type.Union([
  Type.Object({ ...common, ...kind('single'), ...PARTS.single }, strict),
  Type.Object({ ...common, ...kind('multiple'), ...PARTS.multiple }, strict),
  Type.Object({ ...common, ...kind('number'), ...PARTS.number }, strict),
  Type.Object({ ...common, ...kind('text'), ...PARTS.text }, strict),
  Type.Object({ ...common, ...kind('order'), ...PARTS.order }, strict),
  Type.Object({ ...common, ...kind('match'), ...PARTS.match }, strict),
  Type.Object({ ...common, ...kind('gap'), ...PARTS.gap }, strict),
])
export type Question = Static<typeof Question>
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>

/** Feedback that is shown after an attempt. `options` maps the id of a chosen option to its feedback. */
export const Feedback = Type.Object(
  {
    right: Type.Optional(Inlines),
    wrong: Type.Optional(Inlines),
    options: Type.Optional(
      Type.Unsafe<Record<string, Static<typeof Inlines>>>(
        Type.Record(Id, Inlines, { maxProperties: OPTIONS_MAX }),
      ),
    ),
  },
  strict,
)
export type Feedback = Static<typeof Feedback>
