import type {
  CommunityQuestionPage,
  QuestionSummary,
  ReadersAnswer,
  ReadersQuestionPage,
} from '@mentor-connect/contract/community/questions'
import type { ListedQuestion } from '../list/QuestionCard'

const AT = '2026-11-20T08:30:00.000Z'

export function aSummary(parts: Partial<ListedQuestion> = {}): QuestionSummary & ListedQuestion {
  return {
    id: 'q1',
    author: { name: 'Asha V.' },
    language: 'en',
    createdAt: AT,
    helpful: 0,
    subject: 'interview',
    tags: [],
    title: 'What do I bring to an interview?',
    excerpt: 'It is my first one.',
    answers: 0,
    isAnswered: false,
    ...parts,
  }
}

export function anAnswer(parts: Partial<ReadersAnswer> = {}): ReadersAnswer {
  return {
    id: 'a1',
    author: { name: 'Ravi Iyer', isMentor: true, mentorId: 'mentor-1', done: { answers: 12, accepted: 5 } },
    language: 'en',
    createdAt: AT,
    helpful: 2,
    text: 'Your certificates, and `npm` notes.',
    pictures: [],
    ...parts,
  }
}

type Question = ReadersQuestionPage['question']

export function aQuestionPage(
  question: Partial<Question> = {},
  answers: ReadersAnswer[] = [anAnswer()],
): CommunityQuestionPage {
  const { excerpt: _, ...summary } = aSummary()
  return {
    question: {
      ...summary,
      answers: answers.length,
      text: 'It is my first one.\n\n```js\nlet x = 1\n```',
      pictures: [],
      ...question,
    },
    answers,
    similar: [],
  }
}

/** The same page for a signed-in reader. */
export const aReadersPage = (
  question: Partial<Question> = {},
  answers: ReadersAnswer[] = [anAnswer()],
  parts: Partial<ReadersQuestionPage> = {},
): ReadersQuestionPage => ({
  ...aQuestionPage(question, answers),
  isFollowed: false,
  canAccept: false,
  canAnswer: true,
  ...parts,
})

export const listOf = (...questions: ListedQuestion[]) => ({ questions, next: null as string | null })
