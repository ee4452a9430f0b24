import {
  COMMUNITY_LANGUAGES,
  POST_TEXT_MAX,
  POST_TITLE_MAX,
  type CommunityLanguage,
} from '@mentor-connect/contract/community/communityRules'
import type { SentAnswer, SentPicture, SentQuestion } from '@mentor-connect/contract/community/posts'
import type { CommunityAnswer, CommunityQuestion } from '@mentor-connect/contract/community/questions'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { graphemeCount, languageOf } from '@mentor-connect/i18n'

/*
 * The values of the forms. All are strings, as the store of drafts needs them: pictures as JSON, tags
 * separated by commas. If the language is empty, it is detected from the text.
 */

export type AnswerValues = { text: string; language: string; pictures: string }
export type QuestionValues = AnswerValues & { title: string; subject: string; tags: string }

export const NO_ANSWER: AnswerValues = { text: '', language: '', pictures: '' }
export const NO_QUESTION: QuestionValues = { ...NO_ANSWER, title: '', subject: '', tags: '' }

type PostError = 'missing' | 'long'
export type PostErrors = Partial<Record<'title' | 'text' | 'subject', PostError>>

export function picturesOf(values: Pick<AnswerValues, 'pictures'>): SentPicture[] {
  try {
    return values.pictures ? (JSON.parse(values.pictures) as SentPicture[]) : []
  } catch {
    // A draft of an earlier version has another format, so its pictures have to be chosen again.
    return []
  }
}
export const writtenPictures = (pictures: readonly SentPicture[]): string =>
  pictures.length > 0 ? JSON.stringify(pictures) : ''

export const tagsOf = ({ tags }: Pick<QuestionValues, 'tags'>): string[] => (tags ? tags.split(',') : [])

/**
 * Returns the language of a post: the chosen one, otherwise the one that its script suggests, otherwise the
 * reader's.
 */
export function languageOfPost(
  { language, text }: AnswerValues,
  reader: CommunityLanguage,
): CommunityLanguage {
  const known = (tag: string | undefined) => COMMUNITY_LANGUAGES.find((one) => one === tag)
  return known(language) ?? known(languageOf(text, reader)) ?? reader
}

export function answerErrors({ text }: AnswerValues): PostErrors {
  const error = textError(text, POST_TEXT_MAX)
  return error ? { text: error } : {}
}

export function questionErrors(values: QuestionValues): PostErrors {
  const title = textError(values.title, POST_TITLE_MAX)
  return {
    ...(title && { title }),
    ...answerErrors(values),
    ...(!values.subject && { subject: 'missing' }),
  }
}

function textError(text: string, max: number): PostError | undefined {
  if (isBlank(text)) return 'missing'
  return graphemeCount(text.trim()) > max ? 'long' : undefined
}

export function toAnswer(values: AnswerValues, reader: CommunityLanguage): SentAnswer {
  const pictures = picturesOf(values)
  return { text: values.text.trim(), language: languageOfPost(values, reader), pictures }
}

export function toQuestion(values: QuestionValues, reader: CommunityLanguage): SentQuestion {
  return {
    ...toAnswer(values, reader),
    title: values.title.trim(),
    subject: values.subject,
    tags: tagsOf(values),
  }
}

/** Returns the initial values of the form that changes an answer. */
export const fromAnswer = ({
  text,
  language,
  pictures,
}: Pick<CommunityAnswer, 'text' | 'language' | 'pictures'>) => ({
  text,
  language: language as string,
  pictures: writtenPictures(pictures),
})

export const fromQuestion = (question: CommunityQuestion): QuestionValues => ({
  ...fromAnswer(question),
  title: question.title,
  subject: question.subject,
  tags: question.tags.join(),
})
