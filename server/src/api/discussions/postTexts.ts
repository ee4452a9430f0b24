import {
  ANSWER_TEXT_MAX,
  QUESTION_TEXT_MAX,
  QUESTION_TITLE_MAX,
} from '@mentor-connect/contract/rules/discussionLimits'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { errors } from '../../platform/http/errors'

const read = (field: string, typed: string, max: number) => {
  const text = typed.normalize('NFC').trim()
  if (hasMoreGraphemes(text, max)) throw errors.invalidInput({ [field]: `Use at most ${max} characters.` })
  return text
}

/** Texts as they are stored: NFC, trimmed. @throws ApiError `invalid_input` if one is too long */
export const readQuestion = ({ title, text }: { title: string; text: string }) => ({
  title: read('title', title.replace(/\s+/g, ' '), QUESTION_TITLE_MAX),
  text: read('text', text, QUESTION_TEXT_MAX),
})

export const readAnswer = (text: string) => read('text', text, ANSWER_TEXT_MAX)
