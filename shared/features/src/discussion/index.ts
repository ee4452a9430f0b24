export { QuestionCard } from './QuestionCard'
export { QuestionForm, type QuestionValues } from './QuestionForm'
export { useDiscussionT } from './useDiscussionT'
