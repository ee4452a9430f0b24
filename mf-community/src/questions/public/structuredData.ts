import type {
  CommunityAnswer,
  CommunityAuthor,
  CommunityQuestionPage,
} from '@mentor-connect/contract/community/questions'
import { SCHEMA_ORG } from '@mentor-connect/contract/site/structuredData'

type MentorUrl = (id: string) => string

/**
 * Structured data of a question for search engines (schema.org), by Google's rules for pages of questions and
 * answers. Returns nothing for a question without an answer, because the rules do not cover it.
 */
export function qaPage({ question, answers }: CommunityQuestionPage, url: string, mentorUrl: MentorUrl) {
  if (answers.length === 0) return []
  const accepted = answers.find(({ isAccepted }) => isAccepted)
  const others = answers.filter((answer) => answer !== accepted)
  const toAnswer = (answer: CommunityAnswer) => ({
    '@type': 'Answer',
    text: answer.text,
    datePublished: answer.createdAt,
    ...(answer.editedAt && { dateModified: answer.editedAt }),
    upvoteCount: answer.helpful,
    url,
    inLanguage: answer.language,
    ...personOf(answer.author, mentorUrl),
  })
  return [
    {
      ...SCHEMA_ORG,
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: question.title,
        ...(question.text && { text: question.text }),
        answerCount: answers.length,
        datePublished: question.createdAt,
        ...(question.editedAt && { dateModified: question.editedAt }),
        inLanguage: question.language,
        ...personOf(question.author, mentorUrl),
        ...(accepted && { acceptedAnswer: toAnswer(accepted) }),
        ...(others.length > 0 && { suggestedAnswer: others.map(toAnswer) }),
      },
    },
  ]
}

/** A deleted account has no name. Only mentors have a page of their own. */
function personOf({ name, mentorId }: CommunityAuthor, mentorUrl: MentorUrl) {
  if (!name) return {}
  return { author: { '@type': 'Person', name, ...(mentorId && { url: mentorUrl(mentorId) }) } }
}
