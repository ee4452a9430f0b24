import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
import en from './en.json'
import hi from './hi.json'

test.each([
  ['English', en],
  ['Hindi', hi],
])('the example of questions as text is understood, in %s', (_, texts) => {
  // In a message, apostrophes mark braces that are no placeholder; the example must be parsed without them.
  const { questions, errors } = parseQuizText(texts['mentor.quiz.text.example'].replaceAll("'", ''))
  expect(errors).toEqual([])
  expect(questions.map(({ key }) => key.kind)).toEqual(['single', 'number', 'text', 'order', 'match', 'gap'])
})
