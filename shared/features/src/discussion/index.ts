export { PostForm } from './PostForm'
export { QuestionCard } from './QuestionCard'
export { useDiscussionT } from './useDiscussionT'
export type { PostValues } from './usePostForm'
