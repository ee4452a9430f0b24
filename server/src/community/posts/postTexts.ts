import { POST_TEXT_MAX, POST_TITLE_MAX } from '@mentor-connect/contract/community/communityRules'
import { plainPost } from '@mentor-connect/contract/community/postText'
import type { SentQuestion } from '@mentor-connect/contract/community/posts'
import { searchTextOf } from '../../courses/catalogue/searchText'
import { errors } from '../../platform/http/errors'
import { readText } from '../../platform/http/validation/readText'
import { hashOf } from './checkPost'
import { isSubject, subjectNames } from './topics'

/**
 * Returns the text of an answer in the form in which it is stored.
 *
 * @throws ApiError `invalid_input` if it is too long
 */
export const readAnswer = (text: string) => readText('text', text, POST_TEXT_MAX)

/**
 * Returns the columns of a question that its author writes.
 *
 * @throws ApiError `invalid_input` if a text is too long or a subject is not known
 */
export async function questionColumns(sent: SentQuestion) {
  const title = readText('title', sent.title.replace(/\s+/g, ' '), POST_TITLE_MAX)
  const text = readText('text', sent.text, POST_TEXT_MAX)
  const tags = [...new Set(sent.tags)].filter((tag) => tag !== sent.subject)
  if (!isSubject(sent.subject)) throw errors.invalidInput({ subject: 'Choose one of the subjects.' })
  if (!tags.every(isSubject)) throw errors.invalidInput({ tags: 'Choose from the subjects.' })
  const found = await searchTextOf({
    title,
    description: plainPost(text),
    mentorName: '',
    domains: subjectNames([sent.subject, ...tags]),
    lessons: [],
  })
  return {
    title,
    text,
    subject: sent.subject,
    tags: JSON.stringify(tags),
    language: sent.language,
    text_hash: hashOf(wholeText({ title, text })),
    search_text: found.text,
  }
}

/** Joins the title and the text of a question, so that both can be checked together. */
export const wholeText = ({ title, text }: { title: string; text: string }) => `${title}\n\n${text}`
