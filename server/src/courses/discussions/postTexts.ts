import {
  ANSWER_TEXT_MAX,
  QUESTION_TEXT_MAX,
  QUESTION_TITLE_MAX,
} from '@mentor-connect/contract/courses/discussionLimits'
import { readText } from '../../platform/http/validation/readText'

/**
 * Returns the texts in the form in which they are stored. @throws ApiError `invalid_input` if one is too long
 */
export const readQuestion = ({ title, text }: { title: string; text: string }) => ({
  title: readText('title', title.replace(/\s+/g, ' '), QUESTION_TITLE_MAX),
  text: readText('text', text, QUESTION_TEXT_MAX),
})

export const readAnswer = (text: string) => readText('text', text, ANSWER_TEXT_MAX)
